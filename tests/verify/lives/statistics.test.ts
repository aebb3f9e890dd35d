import { expect, test } from '@jest/globals';
import { areaUnderCurve, hitsAgainstChances, sharesCompared } from '../../../verify/lives/statistics.ts';

test('the area under the curve counts the pairs in which the group is higher, ties half', () => {
  // Pairs of 3 and 5 with 1, 3, 4: 3 > 1, 3 = 3, 5 > 1, 5 > 3, 5 > 4, that is 4.5 of 6; chance 3, deviation sqrt(2 * 3 * 6 / 12).
  const found = areaUnderCurve([3, 5], [1, 3, 4]);
  expect(found.figure).toBeCloseTo(4.5 / 6, 12);
  expect(found.z).toBeCloseTo(1.5 / Math.sqrt(3), 12);
  expect(found.count).toBe(2);
  expect(areaUnderCurve([1, 2], [3, 4])).toMatchObject({ figure: 0, chance: 0.5 });
  expect(areaUnderCurve([7, 7], [7, 7, 7])).toMatchObject({ figure: 0.5, z: 0 });
  expect(areaUnderCurve([], [1]).figure).toBeNaN();
});

test('shares of two groups are compared by the pooled share', () => {
  // 30 of 100 beside 20 of 100: pooled 0.25, deviation sqrt(0.25 * 0.75 * 0.02) = 0.0612, so z = 1.633.
  const list = (hits: number, of: number) => Array.from({ length: of }, (_, i) => i < hits);
  const found = sharesCompared(list(30, 100), list(20, 100));
  expect(found).toMatchObject({ count: 100, figure: 0.3, chance: 0.2 });
  expect(found.z).toBeCloseTo(1.633, 3);
  expect(sharesCompared(list(0, 5), list(0, 9)).z).toBe(0);
});

test('hits are compared with the chance of each event', () => {
  // Two hits of three; expected 0.5 + 0.2 + 0.2 = 0.9, variance 0.25 + 0.16 + 0.16 = 0.57.
  const found = hitsAgainstChances([
    { isHit: true, chance: 0.5 },
    { isHit: true, chance: 0.2 },
    { isHit: false, chance: 0.2 },
  ]);
  expect(found.figure).toBeCloseTo(2 / 3, 12);
  expect(found.chance).toBeCloseTo(0.3, 12);
  expect(found.z).toBeCloseTo(1.1 / Math.sqrt(0.57), 12);
});
