/** What moves in the sky is shared by the requests for neighbouring days, and by no other convention. */
import { describe, expect, test } from '@jest/globals';
import { movements } from '../../../../../lib/astro/judgement/day/score/movements.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const BLOCK_JD_UT = 16 * 153_825; // 2026-02
const days = (from: number, until: number) => ({ startJdUT: BLOCK_JD_UT + from, endJdUT: BLOCK_JD_UT + until });
const LAHIRI = { ayanamsa: 'lahiri', node: 'mean' } as const;

test('days of one block share what moves', () => {
  const first = movements(ephemeris, LAHIRI, days(1.25, 2.25));
  expect(movements(ephemeris, LAHIRI, days(3, 15))).toBe(first);
  expect(movements(ephemeris, LAHIRI, days(3, 17))).not.toBe(first);
});

describe.each([{ ayanamsa: 'raman' }, { node: 'true' }] as const)('%j', (other) => {
  test('is a sky of its own', () => {
    const [ours, theirs] = [LAHIRI, { ...LAHIRI, ...other }].map((conventions) =>
      movements(ephemeris, conventions, days(1, 2)),
    );
    expect(theirs).not.toBe(ours);
  });
});

test('the end of the ephemeris is no nearer than before', () => {
  const { endJdTT } = ephemeris.coverage;
  const last = { startJdUT: endJdTT - 6, endJdUT: endJdTT - 5 };
  expect(movements(ephemeris, LAHIRI, last).common.tithis.length).toBeGreaterThan(1);
});

test('transits count from the Moon of birth', () => {
  const { fromMoonSign } = movements(ephemeris, LAHIRI, days(1, 2));
  expect(fromMoonSign(3)).toBe(fromMoonSign(3));
  const results = (sign: number) => fromMoonSign(sign).skies.map(({ vedhas }) => vedhas.Saturn.result);
  const kinds = Array.from({ length: 12 }, (_, sign) => results(sign)[0]);
  // Saturn is good in the 3rd, 6th and 11th from the Moon only.
  expect(kinds.filter((kind) => kind === 'favourable' || kind === 'neutralised')).toHaveLength(3);
});
