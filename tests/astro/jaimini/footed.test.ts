/** Feet of the signs, and counts along them, by hand. */
import { expect, test } from '@jest/globals';
import { isOddFooted, signsPassed, signsToLord } from '../../../lib/astro/jaimini/footed.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';

const index = (sign: Sign) => SIGNS.indexOf(sign);

test('three signs in turn are odd-footed and even-footed', () => {
  expect(SIGNS.filter((_, i) => isOddFooted(i))).toEqual([
    'Aries',
    'Taurus',
    'Gemini',
    'Libra',
    'Scorpio',
    'Sagittarius',
  ]);
});

test('the sign that is counted from is left out', () => {
  expect(signsPassed(index('Pisces'), index('Taurus'), true)).toBe(2);
  expect(signsPassed(index('Pisces'), index('Taurus'), false)).toBe(10);
  expect(signsPassed(index('Leo'), index('Leo'), false)).toBe(0);
});

// The reference chart: the Sun of Leo in Aries, Mars of Aries in Cancer, Saturn of Capricorn in Aquarius, Jupiter at home.
test.each<[Sign, Sign, number]>([
  ['Leo', 'Aries', 4],
  ['Aries', 'Cancer', 3],
  ['Capricorn', 'Aquarius', 11],
  ['Sagittarius', 'Sagittarius', 12],
])('from %s to its lord in %s: %d', (sign, lordSign, years) => {
  expect(signsToLord(index(sign), index(lordSign))).toBe(years);
});
