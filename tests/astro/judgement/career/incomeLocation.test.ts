import { expect, test } from '@jest/globals';
import { incomeLocation, type LocationPoint } from '../../../../lib/astro/judgement/career/incomeLocation.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { referenceChart } from '../../../support/referenceChart.ts';
import { PLANETS } from '../../../../lib/astro/tables/planets.ts';

const described = (points: readonly LocationPoint[]) => points.map(({ id, side, points: given }) => [id, side, given]);

test('the reference chart: Mercury in Pisces, Venus in Taurus facing the Moon, lady of the 12th', () => {
  const { domestic, foreign, points, verdict } = incomeLocation(referenceChart(), ['Mercury', 'Venus']);
  expect(described(points)).toEqual([
    ['home', 'domestic', 2],
    ['mercury_dual_sign_away', 'foreign', 1],
    ['mercury_dual_sign_home', 'domestic', 1],
    ['mercury_water_sign', 'foreign', 1],
    ['venus_fixed_sign', 'domestic', 2],
    ['venus_lord_9_12', 'foreign', 2],
  ]);
  expect([foreign, domestic, verdict]).toEqual([4, 5, 'mixed']);
});

test('houses count: the 12th three, the 9th two, the 7th one for away; the 4th three for home', () => {
  const house = (Sun: Drawing['Sun']) =>
    described(incomeLocation(chartOf({ Ascendant: 'Aries', Sun: Sun! }), ['Sun']).points).find(([id]) =>
      String(id).includes('house'),
    );
  expect(house('Pisces 5')).toEqual(['sun_house_12', 'foreign', 3]);
  expect(house('Sagittarius 5')).toEqual(['sun_house_9', 'foreign', 2]);
  expect(house('Libra 5')).toEqual(['sun_house_7', 'foreign', 1]);
  expect(house('Cancer 20')).toEqual(['sun_house_4', 'domestic', 3]);
  expect(house('Leo 20')).toBeUndefined();
});

test('Rahu counts by company and by facing, not by an aspect of one side', () => {
  const hasRahu = (Sun: Drawing['Sun']) =>
    incomeLocation(chartOf({ Sun: Sun!, Rahu: 'Capricorn' }), ['Sun']).points.some(({ id }) => id === 'sun_rahu');
  expect([hasRahu('Capricorn 3'), hasRahu('Cancer 25'), hasRahu('Taurus 20')]).toEqual([true, true, false]);
});

test('owning the 4th counts for home, and its houses are named', () => {
  // Of Cancer rising Venus owns the 4th and the 11th.
  const { points } = incomeLocation(chartOf({ Ascendant: 'Cancer', Venus: 'Leo 1' }), ['Venus']);
  expect(points.find(({ id }) => id === 'venus_lord_4')).toMatchObject({
    text: { id: 'lord_of', args: { planet: 'Venus', houses: [4] } },
    houses: [4],
  });
});

test('a planet that is both counts once, and sides are the sums of their points', () => {
  for (const chart of goldenCharts.values())
    for (const planet of PLANETS) {
      const once = incomeLocation(chart, [planet]);
      expect(incomeLocation(chart, [planet, planet])).toEqual(once);
      const sum = (side: string) =>
        once.points.filter((point) => point.side === side).reduce((total, { points }) => total + points, 0);
      expect([once.foreign, once.domestic]).toEqual([sum('foreign'), sum('domestic')]);
    }
});

test('two points between the sides decide, one does not', () => {
  const verdict = (drawing: Drawing) => {
    const { domestic, foreign, verdict: of } = incomeLocation(chartOf({ Ascendant: 'Aries', ...drawing }), ['Sun']);
    return [foreign - domestic, of];
  };
  // Aries, movable: 2 against the 2 of home. Cancer: movable and watery 3 against 2 and the 4th 3. Libra: 3 against 2.
  expect(verdict({ Sun: 'Aries 5', Moon: 'Virgo', Jupiter: 'Leo', Rahu: 'Gemini' })).toEqual([0, 'mixed']);
  expect(verdict({ Sun: 'Cancer 5', Moon: 'Virgo', Jupiter: 'Leo', Rahu: 'Gemini' })).toEqual([-2, 'domestic']);
  expect(verdict({ Sun: 'Libra 5', Moon: 'Virgo', Jupiter: 'Leo', Rahu: 'Gemini' })).toEqual([1, 'mixed']);
});
