/** How planets fare in a year, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { panchaVargiyas } from '../../../lib/astro/varshphal/panchaVargiya.ts';
import { yearStandings, type YearStanding } from '../../../lib/astro/varshphal/yearStanding.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

function standing(planet: Planet, drawing: Drawing): YearStanding {
  const chart = chartOf(drawing);
  return yearStandings(chart, panchaVargiyas(chart))(planet);
}

// What a house leaves of a strength, from the 1st: helpful houses of benefics and of malefics are not the same.
const BENEFIC = [1, 0.8, 0.6, 1, 1, 0.3, 0.9, 0.2, 1, 1, 1, 0.3];
const MALEFIC = [0.4, 0.4, 0.9, 0.2, 0.4, 0.9, 0.2, 0.1, 0.5, 0.7, 1, 0.2];

describe('Aries rises', () => {
  test.each(SIGNS.map((sign, i) => [sign, i] as const))('in %s', (sign, i) => {
    // The Sun stands elsewhere, so nobody is combust.
    const Sun = i === 2 ? 'Aries 15' : 'Gemini 5';
    for (const planet of ['Jupiter', 'Venus'] as const) {
      expect([planet, standing(planet, { [planet]: sign, Sun }).houseFactor]).toEqual([planet, BENEFIC[i]]);
    }
    for (const planet of ['Mars', 'Saturn', 'Rahu', 'Ketu'] as const) {
      expect([planet, standing(planet, { [planet]: sign, Sun }).houseFactor]).toEqual([planet, MALEFIC[i]]);
    }
  });

  test('the Moon is a benefic while waxing, a malefic while waning', () => {
    expect(standing('Moon', { Sun: 'Aries', Moon: 'Cancer' }).houseFactor).toBe(1);
    expect(standing('Moon', { Sun: 'Virgo', Moon: 'Cancer' }).houseFactor).toBe(0.2);
  });

  test('Mercury takes after his company', () => {
    expect(standing('Mercury', { Mercury: 'Libra', Venus: 'Libra 20', Moon: 'Taurus' }).houseFactor).toBe(0.9);
    expect(standing('Mercury', { Mercury: 'Libra', Saturn: 'Libra 20', Moon: 'Taurus' }).houseFactor).toBe(0.2);
  });
});

test('the share is that of the units, taken by the house and by the light', () => {
  const share = (drawing: Drawing, factor: number) => {
    const { bala, share: found } = standing('Mars', drawing);
    expect(found).toBeCloseTo((bala / 20) * factor, 9);
  };
  share({ Mars: 'Capricorn 28' }, 0.7);
  share({ Mars: 'Scorpio 10' }, 0.1);
  share({ Mars: 'Virgo 10' }, 0.9);
  share({ Mars: 'Capricorn 28 R' }, 0.7 * 0.9);
  share({ Mars: 'Capricorn 28', Sun: 'Capricorn 20' }, 0.7 * 0.75);
  expect(standing('Mars', { Mars: 'Capricorn 28' }).judgedBy).toBe('Mars');
});

test('a node fares by the lord of its sign, from its own house, and is never slowed by its motion', () => {
  const drawing = { Rahu: 'Capricorn 15', Saturn: 'Sagittarius 15' } as const;
  const [rahu, saturn] = [standing('Rahu', drawing), standing('Saturn', drawing)];
  expect(rahu).toMatchObject({ judgedBy: 'Saturn', house: 10, bala: saturn.bala });
  expect(rahu.share).toBeCloseTo((saturn.bala / 20) * 0.7, 9);
});
