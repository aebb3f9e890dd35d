/** Good houses, their obstruction and relief, on drawn skies; the table against the text, number by number. */
import { describe, expect, test } from '@jest/globals';
import type { SignIndexes } from '../../../lib/astro/planet/relationships.ts';
import { VEDHA_PAIRS } from '../../../lib/astro/tables/gochara.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { isGoodTransit, transitResult, vedhaOf } from '../../../lib/astro/transit/vedha.ts';

/** Houses from a Moon of birth in Aries; planets not drawn stand in the 7th, which is paired with few houses. */
function skyOf(houses: Partial<Record<Planet, number>>): SignIndexes {
  return forEachPlanet((planet) => (houses[planet] ?? 7) - 1);
}
const vedha = (planet: Planet, houses: Partial<Record<Planet, number>>, nodes: 'counted' | 'none' = 'counted') =>
  vedhaOf(planet, 0, skyOf(houses), nodes);

describe('the table of Phaladeepika 26', () => {
  test.each<[Planet, string]>([
    ['Sun', '3:9 6:12 10:4 11:5'],
    ['Moon', '1:5 3:9 6:12 7:2 10:4 11:8'],
    ['Mars', '3:12 6:9 11:5'],
    ['Mercury', '2:5 4:3 6:9 8:1 10:8 11:12'],
    ['Jupiter', '2:12 5:4 7:3 9:10 11:8'],
    ['Venus', '1:8 2:7 3:1 4:10 5:9 8:5 9:11 11:6 12:3'],
    ['Saturn', '3:12 6:9 11:5'],
    ['Rahu', '3:12 6:9 11:5'],
    ['Ketu', '3:12 6:9 11:5'],
  ])('%s', (planet, pairs) => {
    expect(VEDHA_PAIRS[planet].map(([good, from]) => `${good}:${from}`).join(' ')).toBe(pairs);
  });

  test('a house is good or not, whatever stands elsewhere', () => {
    expect(isGoodTransit('Jupiter', 9)).toBe(true);
    expect(isGoodTransit('Jupiter', 10)).toBe(false);
  });
});

test('a good house with an empty vedha house is favourable', () => {
  expect(vedha('Jupiter', { Jupiter: 9 })).toEqual({
    house: 9,
    isGoodHouse: true,
    pairedHouse: 10,
    by: [],
    exempt: [],
    result: 'favourable',
  });
});

test('planets in the pair of a good house obstruct it, each by name', () => {
  const found = vedha('Jupiter', { Jupiter: 9, Mars: 10, Venus: 10 });
  expect(found.result).toBe('neutralised');
  expect(found.by).toEqual(['Mars', 'Venus']);
});

test('a bad house that is the pair of a good one is relieved from there', () => {
  const found = vedha('Saturn', { Saturn: 12, Mercury: 3 });
  expect(found).toMatchObject({ isGoodHouse: false, pairedHouse: 3, by: ['Mercury'], result: 'relieved' });
});

test('a bad house with an empty vedha house, or without one, is unfavourable', () => {
  expect(vedha('Saturn', { Saturn: 12 })).toMatchObject({ pairedHouse: 3, by: [], result: 'unfavourable' });
  expect(vedha('Saturn', { Saturn: 8, Sun: 3 })).toMatchObject({ pairedHouse: null, by: [], result: 'unfavourable' });
});

test.each<[Planet, Planet, number, number]>([
  ['Sun', 'Saturn', 3, 9],
  ['Saturn', 'Sun', 3, 12],
  ['Moon', 'Mercury', 1, 5],
  ['Mercury', 'Moon', 2, 5],
])('%s in a good house is not obstructed by %s', (planet, other, house, from) => {
  const found = vedha(planet, { [planet]: house, [other]: from });
  expect(found).toMatchObject({ by: [], exempt: [other], result: 'favourable' });
});

test('father and son do not relieve each other either', () => {
  expect(vedha('Saturn', { Saturn: 5, Sun: 11 })).toMatchObject({ exempt: ['Sun'], result: 'unfavourable' });
});

test('the nodes obstruct, unless they are left out', () => {
  expect(vedha('Jupiter', { Jupiter: 11, Ketu: 8 }).result).toBe('neutralised');
  expect(vedha('Jupiter', { Jupiter: 11, Ketu: 8 }, 'none')).toMatchObject({ exempt: ['Ketu'], result: 'favourable' });
});

test('houses are counted from the Moon of birth', () => {
  // Moon in Scorpio, Jupiter in Taurus: the 7th, paired with the 3rd, Capricorn.
  const signs = { ...skyOf({}), Jupiter: 1, Mars: 9 };
  expect(vedhaOf('Jupiter', 7, signs, 'counted')).toMatchObject({ house: 7, pairedHouse: 3, by: ['Mars'] });
});

test.each(['counted', 'none'] as const)('the result alone is that of the whole, nodes %s', (nodes) => {
  for (let sky = 0; sky < 200; sky++) {
    const signs = forEachPlanet((planet) => (PLANETS.indexOf(planet) * 5 + sky * 7 + (sky % 11)) % 12);
    for (const planet of PLANETS) {
      expect(transitResult(planet, sky % 12, signs, nodes)).toBe(vedhaOf(planet, sky % 12, signs, nodes).result);
    }
  }
});
