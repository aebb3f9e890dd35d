import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placement } from '../../../lib/astro/chart/zodiac.ts';

/** By hand: 360/27 = 13 deg 20 min to a nakshatra, 3 deg 20 min to a pada. */
test.each([
  [0, 0, 0, 1],
  [13.3333333, 0, 0, 4],
  [40 / 3, 0, 1, 1],
  [30, 1, 2, 2],
  [120, 4, 9, 1],
  [276.6666667, 9, 20, 4],
  [359.9999999, 11, 26, 4],
])('%d stands in sign %d, nakshatra %d, pada %d (signs and nakshatras from 0)', (longitude, sign, nakshatra, pada) => {
  const place = placement(longitude);
  expect([place.signIndex, place.nakshatraIndex, place.pada]).toEqual([sign, nakshatra, pada]);
});

test('108 padas tile the zodiac, nine to a sign and four to a nakshatra', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.9999999, noNaN: true }), (longitude) => {
      const { degreeInSign, nakshatraIndex, pada, signIndex } = placement(longitude);
      expect(degreeInSign).toBeGreaterThanOrEqual(0);
      expect(degreeInSign).toBeLessThan(30 + 1e-9);
      expect(Math.floor((nakshatraIndex * 4 + pada - 1) / 9)).toBe(signIndex);
    }),
  );
});
