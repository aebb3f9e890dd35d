import { expect, test } from '@jest/globals';
import { leastSquares } from '../../../layers/ephemeris/build/fit/leastSquares.ts';

const equation = (factors: number[], value: number) => ({ factors: Float64Array.from(factors), value });

test('a line through points, by hand: (0, 1), (1, 3), (2, 4) give 7/6 + 3/2 x', () => {
  const points = [equation([1, 0], 1), equation([1, 1], 3), equation([1, 2], 4)];
  const [constant, slope] = leastSquares(points, [1e-12, 1e-12], [0, 0]);
  expect(constant).toBeCloseTo(7 / 6, 9);
  expect(slope).toBeCloseTo(3 / 2, 9);
});

test('what no equation asks for stays where it is held, and a hold counts as an equation', () => {
  const [free, held] = leastSquares([equation([1, 0], 5)], [1, 1], [1, -2]);
  expect(free).toBeCloseTo(3, 12);
  expect(held).toBeCloseTo(-2, 12);
});
