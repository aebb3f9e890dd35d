/** Ghatis of Mandi, worked by hand. */
import { expect, test } from '@jest/globals';
import { mandiJdUT } from '../../../lib/astro/panchang/mandi.ts';

/** A day of 15 hours of light, so that a ghati of its light is half an hour, and of its dark 18 minutes. */
const DAY = { startJdUT: 1000, duskJdUT: 1000 + 15 / 24, endJdUT: 1001 };
const NOON = 1000.3;
const MIDNIGHT = 1000.8;
const hoursAfter = (fromJdUT: number, jdUT: number) => (jdUT - fromJdUT) * 24;

test.each([26, 22, 18, 14, 10, 6, 2].map((ghatis, varaIndex) => [varaIndex, ghatis]))(
  'by day, weekday %i: %i ghatis after sunrise',
  (varaIndex, ghatis) => {
    expect(hoursAfter(DAY.startJdUT, mandiJdUT(NOON, DAY, varaIndex))).toBeCloseTo(ghatis / 2, 9);
  },
);

// The fifth weekday from Sunday is Thursday, 10 ghatis; from Wednesday Sunday, 26; from Saturday Wednesday, 14.
test.each([
  [0, 10],
  [3, 26],
  [6, 14],
])('by night, weekday %i: %i ghatis after sunset', (varaIndex, ghatis) => {
  expect(hoursAfter(DAY.duskJdUT, mandiJdUT(MIDNIGHT, DAY, varaIndex))).toBeCloseTo(ghatis * 0.3, 9);
});

test('sunset belongs to the night', () => {
  expect(mandiJdUT(DAY.duskJdUT, DAY, 0)).toBeGreaterThan(DAY.duskJdUT);
});
