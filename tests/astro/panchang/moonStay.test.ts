import { describe, expect, test } from '@jest/globals';
import { wrap360 } from '../../../lib/astro/angle.ts';
import { moonStay } from '../../../lib/astro/panchang/moonStay.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { jdFromUnixMs } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';

/** A Moon that makes twelve degrees a day from Aries 0 at day 100: thirty days a round, 10/9 of a day in a nakshatra. */
const even = { sunDeg: () => 0, moonDeg: (jdUT: number) => wrap360((jdUT - 100) * 12) };
const STAY_DAYS = 10 / 9;

describe('a Moon of even pace', () => {
  test.each([
    ['before it enters', 3, 100, 100 + 3 * STAY_DAYS],
    ['while it stays', 3, 100 + 3.5 * STAY_DAYS, 100 + 3 * STAY_DAYS],
    ['once it has left, a round later', 3, 100 + 4.1 * STAY_DAYS, 130 + 3 * STAY_DAYS],
    ['over the end of the circle', 26, 100 + 27.5 * STAY_DAYS, 130 + 26 * STAY_DAYS],
  ])('%s', (_, nakshatraIndex, afterJdUT, startJdUT) => {
    const stay = moonStay(nakshatraIndex, afterJdUT, even);
    expect(stay.startJdUT).toBeCloseTo(startJdUT, 6);
    expect(stay.endJdUT).toBeCloseTo(startJdUT + STAY_DAYS, 6);
  });
});

interface Expected {
  nakshatra: { number: number; start: string; end: string }[];
}

/** Long before the stay, yet after the one of the round before. */
const BEFORE_DAYS = 20;
const TOLERANCE_DAYS = 4 / 86400;

test.each(golden<JyotishFile<Expected>>('jyotish/panchang').cases)(
  'the stay of the almanac of $birth.id is found from three weeks before',
  ({ birth, expected: { nakshatra } }) => {
    const jdUT = (local: string) => jdFromUnixMs(Date.parse(`${local}Z`) - birth.utc_offset * 3_600_000);
    const [first] = nakshatra;
    const startJdUT = jdUT(first!.start);
    const sky = sunMoonThrough(ephemeris, { ayanamsa: 'lahiri' });
    const stay = moonStay(first!.number - 1, startJdUT - BEFORE_DAYS, sky);
    expect(Math.abs(stay.startJdUT - startJdUT)).toBeLessThan(TOLERANCE_DAYS);
    expect(Math.abs(stay.endJdUT - jdUT(first!.end))).toBeLessThan(TOLERANCE_DAYS);
  },
);
