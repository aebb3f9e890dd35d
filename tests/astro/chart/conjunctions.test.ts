import { expect, test } from '@jest/globals';
import { conjunctions, conjunctionsAcrossBorder, defeaterOf, wars } from '../../../lib/astro/chart/conjunctions.ts';
import { castChart } from '../../../lib/astro/chart/chart.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const pairs = (drawing: Drawing) =>
  conjunctions(chartOf(drawing)).map(({ planets: [a, b], closeness }) => `${a.id} ${b.id} ${closeness}`);

test('one sign is a conjunction, and the orb grades it', () => {
  const drawing: Drawing = { Venus: 'Pisces 10', Saturn: 'Pisces 15', Mars: 'Pisces 20.1', Jupiter: 'Pisces 25.2' };
  expect(pairs(drawing)).toEqual(
    expect.arrayContaining(['Venus Saturn tight', 'Mars Venus wide', 'Jupiter Venus wide', 'Mars Saturn close']),
  );
});

test('a border parts planets however near', () => {
  const chart = chartOf({ Venus: 'Pisces 29', Saturn: 'Aries 1', Mars: 'Aries 5' });
  expect(conjunctionsAcrossBorder(chart).map(({ planets }) => planets.map(({ id }) => id))).toContainEqual([
    'Venus',
    'Saturn',
  ]);
  expect(conjunctions(chart).map(({ planets }) => planets.map(({ id }) => id))).toContainEqual(['Mars', 'Saturn']);
});

test('two discs within a degree are at war, and the more northerly wins', () => {
  const drawn = chartOf({ Mars: 'Pisces 10', Venus: 'Pisces 10.5', Sun: 'Leo' });
  const northerly = { ...drawn.planets, Venus: { ...drawn.planets.Venus, latitudeDeg: 1 } };
  const chart = castChart(northerly, drawn.ascendant.longitudeDeg, drawn.conventions);
  expect(conjunctions(chart).find(({ war }) => war)?.war).toEqual({ winner: 'Venus', loser: 'Mars' });
  expect(wars(chart)).toEqual([{ winner: 'Venus', loser: 'Mars' }]);
  expect(conjunctions(chartOf({ Moon: 'Pisces 10', Venus: 'Pisces 10.5' })).every(({ war }) => war === null)).toBe(
    true,
  );
});

test('the defeat in a war is found for one planet', () => {
  const chart = chartOf({ Mars: 'Pisces 10', Venus: 'Pisces 10.5 N', Jupiter: 'Pisces 20', Sun: 'Leo' });
  expect((['Mars', 'Venus', 'Jupiter', 'Sun'] as const).map((id) => defeaterOf(chart, id))).toEqual([
    'Venus',
    null,
    null,
    null,
  ]);
});
