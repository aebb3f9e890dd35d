import { expect, test } from '@jest/globals';
import { amritaKaals, varjyams } from '../../../lib/astro/panchang/nakshatraGhatis.ts';
import { AMRITA_GHATIS, VARJYAM_GHATIS } from '../../../lib/astro/tables/nakshatraGhatis.ts';

const DAY = { startJdUT: 0, endJdUT: 1 };
const span = (number: number, startJdUT: number, endJdUT: number) => ({ number, startJdUT, endJdUT });
const rounded = (windows: readonly { number: number; startJdUT: number; endJdUT: number }[]) =>
  windows.map(({ number, startJdUT, endJdUT }) => [number, startJdUT, endJdUT].map((x) => Math.round(x * 1e9) / 1e9));

test('a nakshatra of sixty ghatis gives the verse itself: Ashwini varjyam 50, amrita 42', () => {
  expect(rounded(varjyams([span(1, 0, 1)], DAY))).toEqual([[1, 0.833333333, 0.9]]);
  expect(rounded(amritaKaals([span(1, 0, 1)], DAY))).toEqual([[1, 0.7, 0.766666667]]);
});

test('a longer nakshatra stretches both', () => {
  expect(rounded(varjyams([span(22, 0, 1.2)], DAY))).toEqual([[22, 0.2, 0.28]]);
});

test('Mula has two', () => {
  expect(rounded(varjyams([span(19, 0, 1)], DAY))).toEqual([
    [19, 0.333333333, 0.4],
    [19, 0.933333333, 1],
  ]);
});

test('what lies outside the day is left out, what reaches over its border is whole', () => {
  // Ashwini from -0.9 to 0.1: varjyam -0.0667 to 0, amrita before. Bharani from 0.1 to 1.1: varjyam 0.5, amrita 0.9.
  const spans = [span(1, -0.9, 0.1), span(2, 0.1, 1.1), span(3, 1.1, 2)];
  expect(rounded(varjyams(spans, { startJdUT: -0.03, endJdUT: 1 }))).toEqual([
    [1, -0.066666667, 0],
    [2, 0.5, 0.566666667],
  ]);
  expect(rounded(amritaKaals(spans, DAY))).toEqual([[2, 0.9, 0.966666667]]);
});

test('the tables in hours of 24, as southern almanacs print them', () => {
  const hours = (ghatis: number) => Math.round((ghatis / 60) * 24 * 10) / 10;
  expect(VARJYAM_GHATIS.map(([first]) => hours(first!))).toEqual([
    20, 9.6, 12, 16, 5.6, 8.4, 12, 8, 12.8, 12, 8, 7.2, 8.4, 8, 5.6, 5.6, 4, 5.6, 8, 9.6, 8, 4, 4, 7.2, 6.4, 9.6, 12,
  ]);
  expect(AMRITA_GHATIS.map(hours)).toEqual([
    16.8, 19.2, 21.6, 20.8, 15.2, 14, 21.6, 17.6, 22.4, 21.6, 17.6, 16.8, 18, 17.6, 15.2, 15.2, 13.6, 15.2, 17.6, 19.2,
    17.6, 13.6, 13.6, 16.8, 16, 19.2, 21.6,
  ]);
  expect(hours(VARJYAM_GHATIS[18]![1]!)).toBe(22.4);
});
