/** Fixed significators on drawn charts. */
import { expect, test } from '@jest/globals';
import { fixedKarakas, RELATIVES } from '../../../lib/astro/jaimini/fixedKarakas.ts';
import { forEachOfSeven } from '../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../support/chartOf.ts';

const ratios = (stronger: 'Sun' | 'Venus') => () =>
  forEachOfSeven((planet) => (planet === stronger || planet === 'Mars' ? 1.2 : 1));

test('by shadbala the stronger ratio stands for father and mother', () => {
  const found = (stronger: 'Sun' | 'Venus') =>
    fixedKarakas(chartOf({}), 'shadbala', ratios(stronger)).map(({ planet }) => planet);
  expect(found('Sun').slice(0, 2)).toEqual(['Sun', 'Mars']);
  expect(found('Venus').slice(0, 2)).toEqual(['Venus', 'Mars']);
  expect(found('Sun').slice(2)).toEqual(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Ketu']);
});

test('by Jaimini the one with more company, and no shadbala is worked out', () => {
  const never = () => {
    throw new Error('not asked for');
  };
  const joined = chartOf({ Venus: 'Leo', Mercury: 'Leo', Sun: 'Capricorn', Rahu: 'Aries' });
  const found = fixedKarakas(joined, 'jaimini', never);
  expect(found[0]).toMatchObject({ relative: 'father', planet: 'Venus', candidates: ['Sun', 'Venus'] });
  expect(found.map(({ relative }) => relative)).toEqual([...RELATIVES]);
});
