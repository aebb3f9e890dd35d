import { expect, test } from '@jest/globals';
import { MEAN_THIRD, thirdsByHouses, thirdsBySigns } from '../../../lib/astro/ashtakavarga/lifeThirds.ts';

// The textbook chart of Exercise 22, Scorpio rising.
const sarva = [27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21];

test('thirds by signs begin with Pisces', () => {
  const thirds = thirdsBySigns(sarva);
  // 21+27+24+25, 26+34+35+31, 28+26+26+34.
  expect(thirds.map(({ bindus }) => bindus)).toEqual([97, 126, 114]);
  expect(thirds[0]!.signIndexes).toEqual([11, 0, 1, 2]);
});

test('thirds by houses begin with the 12th', () => {
  const thirds = thirdsByHouses(sarva, 7);
  // Libra to Capricorn 31+28+26+26, Aquarius to Taurus 34+21+27+24, Gemini to Virgo 25+26+34+35.
  expect(thirds.map(({ bindus }) => bindus)).toEqual([111, 106, 120]);
  expect(thirds[0]!.signIndexes).toEqual([6, 7, 8, 9]);
});

test('the mean of a third', () => expect(MEAN_THIRD).toBeCloseTo(112.3333, 4));
