import { describe, expect, test } from '@jest/globals';
import { chandrabala, combinedBala, prevailing } from '../../../lib/astro/panchang/chandrabala.ts';
import type { Paksha } from '../../../lib/astro/tables/panchang.ts';
import { tara } from '../../../lib/astro/panchang/tarabala.ts';

const CANCER = 3;
const inHouse = (house: number, paksha: Paksha) => chandrabala(CANCER, (CANCER + house - 1) % 12, paksha);
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

test('points by house, in the bright and in the dark half', () => {
  expect(HOUSES.map((house) => inHouse(house, 'shukla').points)).toEqual([8, 4, 8, -4, 4, 8, 8, -9, 4, 8, 8, -5]);
  expect(HOUSES.map((house) => inHouse(house, 'krishna').points)).toEqual([8, 0, 8, -4, 0, 8, 8, -9, 0, 8, 8, -5]);
});

test('good, medium, neutral and bad houses', () => {
  const housesOf = (nature: string, paksha: Paksha) =>
    HOUSES.filter((house) => inHouse(house, paksha).nature === nature);
  expect(housesOf('shubh', 'shukla')).toEqual([1, 3, 6, 7, 10, 11]);
  expect(housesOf('shubh', 'krishna')).toEqual([1, 3, 6, 7, 10, 11]);
  expect(housesOf('madhyam', 'shukla')).toEqual([2, 5, 9]);
  expect(housesOf('sama', 'krishna')).toEqual([2, 5, 9]);
  expect(housesOf('ashubh', 'shukla')).toEqual([4, 8, 12]);
  expect(housesOf('ashubh', 'krishna')).toEqual([4, 8, 12]);
  expect(HOUSES.filter((house) => inHouse(house, 'shukla').isChandrashtama)).toEqual([8]);
});

test('the Moon prevails while it waxes, the tara while it wanes', () => {
  expect([prevailing('shukla'), prevailing('krishna')]).toEqual(['chandrabala', 'tarabala']);
});

describe('tara and Moon together', () => {
  const SAMPAT = tara(0, 1);
  const VIPAT = tara(0, 2);

  test.each([
    ['both good', SAMPAT, 11, 'shukla', 'excellent'],
    ['a medium Moon counts as good while it waxes', SAMPAT, 5, 'shukla', 'excellent'],
    ['a neutral Moon leaves a good tara', SAMPAT, 5, 'krishna', 'good'],
    ['a bad Moon prevails while it waxes', SAMPAT, 12, 'shukla', 'mixed'],
    ['the tara prevails while it wanes', SAMPAT, 12, 'krishna', 'good'],
    ['never good with the Moon in the 8th', SAMPAT, 8, 'krishna', 'mixed'],
    ['a good Moon with a bad tara', VIPAT, 11, 'shukla', 'mixed'],
    ['a good Moon with a bad tara that prevails', VIPAT, 11, 'krishna', 'mixed'],
    ['a neutral Moon does not carry a bad tara', VIPAT, 9, 'krishna', 'avoid'],
    ['both bad', VIPAT, 4, 'shukla', 'avoid'],
  ] as const)('%s', (_, star, house, paksha, combined) => {
    expect(combinedBala(star, inHouse(house, paksha), paksha)).toBe(combined);
  });
});
