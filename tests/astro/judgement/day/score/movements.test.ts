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
