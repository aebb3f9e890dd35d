import { describe, expect, test } from '@jest/globals';
import { agentsOf, lordScores, ruledHouses, transitOf } from '../../../../lib/astro/judgement/dasha/lordEffect.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { dashaContextOf } from '../../../support/dashaContext.ts';

function partsOf(drawing: Drawing, planet: Planet, houses: readonly number[] = [1], transit: Sign = 'Aries') {
  const context = dashaContextOf(chartOf(drawing), SIGNS.indexOf(transit));
  const [score] = lordScores(context, planet, transitOf(context, planet, 0), [houses]);
  const parts = Object.fromEntries(score!.parts.map((part) => [part.id, part]));
  return { score: score!, parts, strength: context.strengths[planet].value };
}

const points = (drawing: Drawing, planet: Planet, part: string, houses?: readonly number[], transit?: Sign) =>
  partsOf(drawing, planet, houses, transit).parts[part]!.points;

test('the five parts weigh 40, 25, 20, 10 and 5, and add up to the score', () => {
  const { score } = partsOf({}, 'Mars');
  expect(score.parts.map(({ id, max }) => [id, max])).toEqual([
    ['strength', 40],
    ['functional_nature', 25],
    ['houses', 20],
    ['navamsa', 10],
    ['transit', 5],
  ]);
  expect(score.value).toBeCloseTo(
    score.parts.reduce((sum, part) => sum + part.points, 0),
    9,
  );
});

test('strength gives two fifths of the strength of the planet', () => {
  for (const planet of ['Sun', 'Jupiter', 'Rahu'] as const) {
    const { parts, strength } = partsOf({}, planet);
    expect(Math.abs(parts.strength!.points - strength * 0.4)).toBeLessThanOrEqual(0.0501);
  }
});

describe('functional nature, of 25 points', () => {
  test.each<[Sign, Planet, number]>([
    ['Libra', 'Saturn', 25],
    ['Aries', 'Sun', 20],
    ['Aries', 'Moon', 12.5],
    ['Aries', 'Mercury', 5],
    ['Aries', 'Venus', 2.5],
  ])('%s rising, %s: %d', (Ascendant, planet, given) => {
    expect(points({ Ascendant }, planet, 'functional_nature')).toBe(given);
  });

  test('a node takes the mean of its dispositor and of those it stands with', () => {
    const alone: Drawing = { Ascendant: 'Aries', Rahu: 'Libra', Moon: 'Pisces' };
    expect(agentsOf(chartOf(alone), 'Rahu')).toEqual(['Venus']);
    expect(points(alone, 'Rahu', 'functional_nature')).toBe(2.5);
    // Venus, malefic and maraka, gives 0.1; Jupiter, benefic, 0.8: the mean of 25 points is 11.25.
    const joined: Drawing = { ...alone, Jupiter: 'Libra' };
    expect(agentsOf(chartOf(joined), 'Rahu')).toEqual(['Venus', 'Jupiter']);
    expect(points(joined, 'Rahu', 'functional_nature')).toBeCloseTo(11.25, 0);
    expect(ruledHouses(chartOf(joined), 'Rahu')).toEqual([2, 7, 9, 12]);
  });
});

describe('houses, of 20 points, half by place and half by ownership', () => {
  test.each<[string, Drawing, Planet, readonly number[], number]>([
    // Place 1, ownership of the 5th 1.
    ['the Sun in the 5th, its own', { Sun: 'Leo' }, 'Sun', [1], 20],
    // Place 0.9; ownership of the 10th and 11th (1 + 0.75) / 2.
    ['Saturn in the 7th', { Saturn: 'Libra' }, 'Saturn', [1], 17.75],
    // A malefic prospers in the 6th: 0.8; the 1st and 8th (1 + 0.15) / 2.
    ['Mars in the 6th', { Mars: 'Virgo' }, 'Mars', [1], 13.75],
    // Jupiter, a benefic, has 0.35 there; the 9th and 12th (1 + 0.2) / 2.
    ['Jupiter in the 6th', { Jupiter: 'Virgo', Mars: 'Leo' }, 'Jupiter', [1], 9.5],
    // From the 10th: place 10th 1, ownership 1st and 2nd 0.875; from the 6th: 2nd 0.75, 5th and 6th 0.675; 10th double.
    ['Saturn in the 7th, for career', { Saturn: 'Libra' }, 'Saturn', [10, 6], 17.25],
  ])('%s', (_, drawing, planet, houses, given) => {
    expect(Math.abs(points({ Ascendant: 'Aries', ...drawing }, planet, 'houses', houses) - given)).toBeLessThan(0.051);
  });
});

describe('navamsa, of 10 points', () => {
  test.each<[Drawing, Planet, number]>([
    // The first navamsa of Aries is Aries.
    [{ Sun: 'Aries 1' }, 'Sun', 10],
    [{ Saturn: 'Aries 1' }, 'Saturn', 0.5],
    // Rahu at Aries 1 is in Aries there; its lord Mars, at Capricorn 1, in Capricorn, exalted.
    [{ Rahu: 'Aries 1', Mars: 'Capricorn 1' }, 'Rahu', 10],
  ])('%j', (drawing, planet, given) => {
    expect(points(drawing, planet, 'navamsa')).toBe(given);
  });
});

describe('transit, of 5 points, half by the place from the Moon and half by the sign', () => {
  test.each<[Sign, Planet, Sign, number]>([
    ['Pisces', 'Jupiter', 'Cancer', 5],
    ['Aries', 'Jupiter', 'Cancer', 2.5],
    ['Aries', 'Saturn', 'Aries', 0.1],
    ['Aquarius', 'Saturn', 'Aries', 2.6],
  ])('Moon in %s, %s passing %s: %d', (Moon, planet, sign, given) => {
    expect(Math.abs(points({ Moon }, planet, 'transit', [1], sign) - given)).toBeLessThan(0.051);
  });

  test.each<[Planet, string]>([
    ['Sun', '3 6 10 11'],
    ['Moon', '1 3 6 7 10 11'],
    ['Mars', '3 6 11'],
    ['Mercury', '2 4 6 8 10 11'],
    ['Jupiter', '2 5 7 9 11'],
    ['Venus', '1 2 3 4 5 8 9 11 12'],
    ['Saturn', '3 6 11'],
    ['Rahu', '3 6 11'],
    ['Ketu', '3 6 11'],
  ])('the good places of %s from the Moon are those of Phaladeepika 26: %s', (planet, places) => {
    const chart = chartOf({ Moon: 'Gemini' });
    const passing = SIGNS.map((_, signIndex) => transitOf(dashaContextOf(chart, signIndex), planet, 0)!);
    const good = passing.filter(({ isGood }) => isGood).map(({ houseFromMoon }) => houseFromMoon);
    expect(good.sort((x, y) => x - y).join(' ')).toBe(places);
  });

  test('outside the ephemeris its weight is shared among the others, and a note says so', () => {
    const context = dashaContextOf(chartOf({}), null);
    const [score] = lordScores(context, 'Mars', transitOf(context, 'Mars', 0), [[1]]);
    expect(score!.parts.slice(0, 4).reduce((sum, { max }) => sum + max, 0)).toBeCloseTo(100, 9);
    expect(score!.parts[0]!.max).toBe(42.1);
    expect(score!.parts[4]).toMatchObject({ id: 'transit', points: 0, max: 0 });
    expect(score!.parts[4]!.label).toEqual({ id: 'unknown_transit', args: {} });
  });
});
