/** The leaps of mandooka from every kind of seed, written out by hand from the order of the rule. */
import { expect, test } from '@jest/globals';
import { leapingPlan } from '../../../lib/astro/dasha/mandooka.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';

const leaps = (order: string) => order.split(' ') as Sign[];

// The four of the seed's kind from the seed, then movable, dual, fixed in a ring, each from Aries, Gemini or Taurus; all
// forward from an odd seed, backward from an even one.
test.each<[Sign, string]>([
  ['Aries', 'Aries Cancer Libra Capricorn Gemini Virgo Sagittarius Pisces Taurus Leo Scorpio Aquarius'],
  ['Leo', 'Leo Scorpio Aquarius Taurus Aries Cancer Libra Capricorn Gemini Virgo Sagittarius Pisces'],
  ['Sagittarius', 'Sagittarius Pisces Gemini Virgo Taurus Leo Scorpio Aquarius Aries Cancer Libra Capricorn'],
  ['Cancer', 'Cancer Aries Capricorn Libra Gemini Pisces Sagittarius Virgo Taurus Aquarius Scorpio Leo'],
  ['Scorpio', 'Scorpio Leo Taurus Aquarius Aries Capricorn Libra Cancer Gemini Pisces Sagittarius Virgo'],
  ['Virgo', 'Virgo Gemini Pisces Sagittarius Taurus Aquarius Scorpio Leo Aries Capricorn Libra Cancer'],
])('from %s', (seed, order) => {
  const { isForward, partsOf, turns } = leapingPlan(SIGNS.indexOf(seed));
  expect(turns.map(({ signIndex }) => SIGNS[signIndex])).toEqual(leaps(order));
  expect(isForward).toBe(['Aries', 'Leo', 'Sagittarius'].includes(seed));
  // Parts keep the order of the mahadashas, begun at any of its signs.
  const [, , third, ...rest] = leaps(order);
  const parts = partsOf(SIGNS.indexOf(third!)).map((signIndex) => SIGNS[signIndex]);
  expect(parts).toEqual([third, ...rest, ...leaps(order).slice(0, 2)]);
});
