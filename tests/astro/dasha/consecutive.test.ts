/** Turns laid out from birth, by hand. */
import { expect, test } from '@jest/globals';
import { consecutive } from '../../../lib/astro/dasha/consecutive.ts';

const BIRTH_JD = 2451545;
const laidOut = (years: number[], yearDays = 365.25) =>
  consecutive(
    years.map((length, i) => ({ years: length, i })),
    BIRTH_JD,
    yearDays,
    (turn, startJdUT, endJdUT) => ({ level: 1, startJdUT, endJdUT, years: turn.years, turn: turn.i }) as const,
  );
const ages = (years: number[]) =>
  laidOut(years).map(({ endJdUT, startJdUT, turn }) => [
    turn,
    (startJdUT - BIRTH_JD) / 365.25,
    (endJdUT - BIRTH_JD) / 365.25,
  ]);

test('one after another, those of no length left out', () => {
  expect(ages([4, 0, 6])).toEqual([
    [0, 0, 4],
    [2, 4, 10],
  ]);
});

test('the last begins before the age of 120, and ends where it ends', () => {
  expect(ages([60, 59, 12, 12])).toEqual([
    [0, 0, 60],
    [1, 60, 119],
    [2, 119, 131],
  ]);
  expect(ages([60, 60, 12])).toHaveLength(2);
});

test('with years of 360 days a life holds more of them: 120 solar years are 121.75', () => {
  expect(laidOut([60, 60, 1, 1], 360)).toHaveLength(4);
  expect(laidOut([60, 60, 1.75, 1], 360)).toHaveLength(3);
});
