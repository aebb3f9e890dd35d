import { expect, test } from '@jest/globals';
import { firstPassage, saturnStays } from '../../../../lib/astro/judgement/timing/saturnPassages.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../../../lib/astro/time.ts';
import { stays } from '../../../../lib/astro/transit/stays.ts';
import { trackOf } from '../../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { golden } from '../../../support/golden.ts';
import { NAKSHATRA_ARC_DEG } from '../../../../lib/astro/tables/nakshatras.ts';

const saturn = trackOf('Saturn', ephemeris, { ayanamsa: 'lahiri', node: 'mean' });
const sweep = saturnStays(saturn, jdFromUnixMs(Date.parse('2026-11-20T00:00:00Z')));

type Row = [body: string, jdUT: number, iso: string, type: string, direction: string, sign: number];
const { rows } = golden<{ rows: Row[] }>('ephemeris/ingress');

test('Revati ends with Pisces: Saturn leaves and enters both at the instants of the reference', () => {
  const REVATI = 26;
  const passed = firstPassage(sweep, [REVATI, 8, 17]);
  expect(passed).toHaveLength(2);
  const intoAries = rows
    .filter(([body, jdUT, , type, , sign]) => body === 'saturn' && type === 'ingress' && sign === 0 && jdUT > 2461000)
    .map(([, jdUT]) => jdUT);
  const intoPisces = rows.find(
    ([body, jdUT, , type, , sign]) => body === 'saturn' && type === 'ingress' && sign === 11 && jdUT > intoAries[0]!,
  )!;
  const seconds = (jdUT: number) => unixMsFromJd(jdUT) / 1000;
  expect(Math.abs(seconds(passed[0]!.endJdUT!) - seconds(intoAries[0]!))).toBeLessThan(120);
  expect(Math.abs(seconds(passed[1]!.startJdUT!) - seconds(intoPisces[1]))).toBeLessThan(120);
  expect(Math.abs(seconds(passed[1]!.endJdUT!) - seconds(intoAries[1]!))).toBeLessThan(120);
});

test('any three nakshatras nine apart are reached, from anywhere on the round of thirty years', () => {
  for (let jdUT = 2451545; jdUT < 2451545 + 30 * 365.25; jdUT += 60) {
    const found = saturnStays(saturn, jdUT);
    const longer = stays(saturn, NAKSHATRA_ARC_DEG, jdUT, jdUT + 15 * 365.25);
    for (let first = 0; first < 9; first++) {
      const trines = [first, first + 9, first + 18];
      const passage = firstPassage(found, trines);
      expect([jdUT, first, passage.length > 0]).toEqual([jdUT, first, true]);
      // Whole, with every return over a border.
      expect(passage).toEqual(firstPassage(longer, trines));
    }
  }
});

test('the one that runs comes first', () => {
  // On 20 November 2026 Saturn stands at 14 degrees of Pisces: in Uttara Bhadrapada, the 26th.
  expect(firstPassage(sweep, [25])[0]).toBe(sweep[0]);
});

test('without nakshatras there is no passage', () => expect(firstPassage(sweep, [])).toEqual([]));
