import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { deltaTSeconds, ttFromUt, utFromTt } from '../../../lib/astro/earth/deltaT.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/deltat.json', import.meta.url), 'utf8')) as {
  rows: [year: number, jdUT: number, deltaT: number][];
};

const largestError = (from: number, to: number) =>
  Math.max(
    ...golden.rows
      .filter(([year]) => year >= from && year <= to)
      .map(([, jdUT, seconds]) => Math.abs(deltaTSeconds(jdUT) - seconds)),
  );

describe('Delta T against the reference', () => {
  test('has all of its 801 years', () => expect(golden.rows).toHaveLength(801));
  test('1600 to 1952', () => expect(largestError(1600, 1952)).toBeLessThan(0.0002));
  test('1952 to 2022', () => expect(largestError(1952, 2022)).toBeLessThan(0.0001));
  // From 2023 the reference holds predictions of its own, which run up to 0.15 s below what was then measured.
  test('2023 to 2026', () => expect(largestError(2023, 2026)).toBeLessThan(0.25));
  test('2027 to 2125', () => expect(largestError(2027, 2125)).toBeLessThan(0.8));
  test('2126 to 2400', () => expect(largestError(2126, 2400)).toBeLessThan(0.05));
});

test.each([
  // US Naval Observatory, deltat.data, 1 January of the year.
  [1990, 56.8553],
  [2000, 63.8285],
  [2010, 66.0699],
  [2020, 69.3612],
  [2024, 69.1752],
  [2025, 69.1377],
  [2026, 69.1099],
])('the Naval Observatory measured Delta T of 1 January %i', (year, seconds) => {
  expect(Math.abs(deltaTSeconds(jdFromDate(year, 1, 1)) - seconds)).toBeLessThan(0.003);
});

test.each([
  // US Naval Observatory, deltat.data, within the year: what interpolation between Januaries is worth.
  [jdFromDate(2022, 7, 1), 69.2527],
  [jdFromDate(2023, 6, 1), 69.23],
  [jdFromDate(2024, 10, 1), 69.125],
  [jdFromDate(2025, 6, 1), 69.155],
  [jdFromDate(2026, 10, 1), 69.2065],
])('within a year, JD %d', (jdUT, seconds) => {
  expect(Math.abs(deltaTSeconds(jdUT) - seconds)).toBeLessThan(0.09);
});

test.each([1600, 1650, 1800, 1900, 1950, 1951, 1952, 1953, 1956, 2000, 2023, 2025, 2026, 2027])(
  'does not jump at the beginning of %i',
  (year) => {
    const jdUT = jdFromDate(year, 1, 1);
    expect(Math.abs(deltaTSeconds(jdUT) - deltaTSeconds(jdUT - 1e-6))).toBeLessThan(0.002);
  },
);

test('the prediction forgets the last observation after a hundred years', () => {
  // By hand: u = 150; 64 + 521 / 3000 x 150 + 150^2 / 1250 + 121 / 30e6 x 150^3 = 64 + 26.05 + 18 + 13.6125.
  expect(deltaTSeconds(2451544.5 + 150 * 365.2425)).toBeCloseTo(121.6625, 9);
});

describe('UT and TT', () => {
  const days = Array.from({ length: 900 }, (_, i) => jdFromDate(1550 + i, 1 + (i % 12), 1 + (i % 28)) + i / 900);
  const dayInSeconds = (from: number, to: number) => (to - from) * SECONDS_PER_DAY;

  test('differ by Delta T', () => {
    for (const jdUT of days) expect(dayInSeconds(jdUT, ttFromUt(jdUT))).toBeCloseTo(deltaTSeconds(jdUT), 4);
  });

  test('turn into each other and back within the last bit of a Julian day', () => {
    for (const jdUT of days) expect(Math.abs(utFromTt(ttFromUt(jdUT)) - jdUT)).toBeLessThan(5e-10);
  });

  test('use the same Delta T both ways, to a microsecond', () => {
    for (const jdTT of days) {
      const inverse = jdTT - deltaTSeconds(utFromTt(jdTT)) / SECONDS_PER_DAY;
      expect(Math.abs(deltaTSeconds(inverse) - deltaTSeconds(utFromTt(jdTT)))).toBeLessThan(1e-6);
    }
  });
});
