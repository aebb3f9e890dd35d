import { expect, test } from '@jest/globals';
import { equatorial } from '../../../lib/astro/earth/equatorial.ts';

test('Pollux: Meeus, Astronomical Algorithms, example 13.a', () => {
  const { declinationDeg, rightAscensionDeg } = equatorial(113.21563, 6.68417, 23.4392911);
  expect(rightAscensionDeg).toBeCloseTo(116.328942, 4);
  expect(declinationDeg).toBeCloseTo(28.026183, 4);
});
