import { expect, test } from '@jest/globals';
import { foreignYogas } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { directionFact } from '../../../../lib/astro/judgement/videsh/directionFacts.ts';
import {
  directionVotes,
  rankedCountries,
  rankedDirections,
  rankedElements,
} from '../../../../lib/astro/judgement/videsh/foreignDirection.ts';
import { ELEMENT_DIRECTIONS, PLANET_DIRECTIONS } from '../../../../lib/astro/judgement/videsh/tables/directions.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

function votesOf(drawing: Drawing) {
  const context = areaContextOf(drawing);
  return directionVotes(context, foreignYogas(context));
}

/**
 * Cancer rises: the 12th is Gemini (air), the 9th Pisces (water). Mercury, lord of the 12th, in Gemini (air) is in the
 * 12th himself; Jupiter, lord of the 9th, in Aries (fire); Rahu in Leo (fire); the Moon in the 9th.
 */
const DRAWN: Drawing = {
  Ascendant: 'Cancer',
  Mercury: 'Gemini 20',
  Jupiter: 'Aries',
  Rahu: 'Leo',
  Moon: 'Pisces',
  Sun: 'Taurus',
  Venus: 'Leo',
  Saturn: 'Virgo',
  Mars: 'Capricorn',
};

test('each vote has the weight of the table', () => {
  const given = votesOf(DRAWN).map(({ direction, id, points }) => [id, direction, points]);
  expect(given.slice(0, 8)).toEqual([
    ['house_12', 'west', 3],
    ['lord_12_sign', 'west', 3],
    ['lord_12', 'north', 3],
    ['rahu', 'east', 2],
    ['house_9', 'north', 2],
    ['lord_9_sign', 'east', 2],
    ['mercury_in_12', 'north', 2],
    ['moon_in_9', 'north_west', 2],
  ]);
  expect(given[8]![0]).toBe('strongest');
});

test('directions rank by the sum of their votes', () => {
  const ranking = rankedDirections(votesOf(DRAWN));
  const total = ranking.reduce((sum, { points }) => sum + points, 0);
  expect(total).toBe(21);
  const pointsOf = (id: string) => ranking.find(({ row }) => row.id === id)!.points;
  expect(pointsOf('west')).toBe(6);
  expect(pointsOf('east')).toBe(4);
  expect(pointsOf('north')).toBeGreaterThanOrEqual(7);
  for (const { parts, points } of ranking) expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
});

test('signs alone vote for parts of the world', () => {
  const ranking = rankedElements(votesOf(DRAWN));
  expect(ranking.map(({ points, row }) => [row, points])).toEqual([
    ['air', 6],
    ['fire', 4],
    ['water', 2],
  ]);
});

test('countries of the first direction come before those of the second', () => {
  const ranking = rankedDirections(votesOf(DRAWN));
  const [first, second] = ranking.map(({ row }) => row.id);
  const countries = rankedCountries(ranking, false);
  const inFirst = countries.map(({ row }) => row.directions.includes(first!));
  expect(inFirst).toEqual([...inFirst].sort((a, b) => Number(b) - Number(a)));
  expect(countries.every(({ row }) => row.directions.some((id) => id === first || id === second))).toBe(true);
  expect(countries.length).toBeLessThanOrEqual(8);
});

test('the United States are seen in the north-east by those who study', () => {
  const ranking = rankedDirections([
    {
      id: 'a',
      reason: directionFact('strongest', { planet: 'Jupiter' }),
      points: 5,
      direction: 'north_east',
      element: null,
      planet: 'Jupiter',
    },
    {
      id: 'b',
      reason: directionFact('strongest', { planet: 'Mars' }),
      points: 2,
      direction: 'south',
      element: null,
      planet: 'Mars',
    },
  ]);
  const has = (isForStudy: boolean) =>
    rankedCountries(ranking, isForStudy).some(({ row }) => row.id === 'united_states');
  expect([has(false), has(true)]).toEqual([false, true]);
});

test('planets and elements point by the table, and the strongest of those that form the way votes', () => {
  expect(PLANET_DIRECTIONS).toEqual({
    Sun: 'east',
    Venus: 'south_east',
    Mars: 'south',
    Rahu: 'south_west',
    Ketu: 'south_west',
    Saturn: 'west',
    Moon: 'north_west',
    Mercury: 'north',
    Jupiter: 'north_east',
  });
  expect(ELEMENT_DIRECTIONS).toEqual({ fire: 'east', earth: 'south', air: 'west', water: 'north' });
  const context = areaContextOf(DRAWN);
  const forming = foreignYogas(context).flatMap(({ planets, rule }) => (rule.isPrimary ? planets : []));
  const most = Math.max(...forming.map((planet) => context.strengths[planet].value));
  const { planet } = votesOf(DRAWN).find(({ id }) => id === 'strongest')!;
  expect(context.strengths[planet!].value).toBe(most);
});
