import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { houseBindus, signHolders } from '../../../lib/astro/ashtakavarga/houseBindus.ts';
import { chartOf } from '../../support/chartOf.ts';

const av = ashtakavarga(chartOf({ Moon: 'Aries' }));

/** Bindus of all planets by sign, Aries first; the houses are counted from Taurus. */
const housesWith = (sarva: readonly number[]) => houseBindus({ ...av, sarva }, 1);

const TEXTBOOK = [27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21];

test('houses of the textbook chart from Taurus, with rank and neighbours', () => {
  const houses = housesWith(TEXTBOOK);
  expect(houses.map(({ bindus }) => bindus)).toEqual([24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21, 27]);
  expect(houses.map(({ rank }) => rank)).toEqual([11, 10, 7, 2, 1, 4, 5, 7, 7, 2, 12, 6]);
  expect(houses.filter(({ isLast }) => isLast).map(({ house }) => house)).toEqual([11]);
  expect(houses[0]).toMatchObject({
    house: 1,
    signIndex: 1,
    band: 'weak',
    previous: { house: 12, bindus: 27, difference: -3 },
    next: { house: 2, bindus: 25, difference: -1 },
  });
  expect(houses[11]!.next).toEqual({ house: 1, bindus: 24, difference: 3 });
});

test('a house is sensitive 10 below both neighbours', () => {
  const isSensitive = (around: readonly [number, number, number]) =>
    housesWith([...around, ...new Array<number>(9).fill(30)])[0]!.isSensitive;
  expect(isSensitive([30, 20, 31])).toBe(true);
  expect(isSensitive([30, 21, 31])).toBe(false);
  expect(isSensitive([30, 20, 29])).toBe(false);
});

test('planets with most and fewest bindus of their own in a sign, several where they are equal', () => {
  const row = (bindus: number) => new Array<number>(12).fill(bindus);
  const bhinna = { ...av.bhinna, Sun: row(3), Moon: row(6), Mars: row(4) };
  const others = { Mercury: row(3), Jupiter: row(5), Venus: row(6), Saturn: row(4), Ascendant: row(8) };
  expect(signHolders({ bhinna: { ...bhinna, ...others } }, 7)).toEqual({
    most: { bindus: 6, planets: ['Moon', 'Venus'] },
    fewest: { bindus: 3, planets: ['Sun', 'Mercury'] },
  });
});

test('contributors, by hand: the Moon in Aries', () => {
  // In Taurus, its 2nd, the Moon gives to Mercury (2 4 6 8 10 11), Jupiter (2 5 7 9 11) and Venus (1 2 3 4 5 8 9 11 12).
  const [first] = houseBindus(av, 1);
  expect(first!.given.Moon).toEqual(['Mercury', 'Jupiter', 'Venus']);
  // The ascendant of its own sum is left out of what is given to the seven; all gifts make the bindus.
  const gifts = Object.values(first!.given).reduce((sum, { length }) => sum + length, 0);
  expect(gifts).toBe(av.sarva[1]);
});
