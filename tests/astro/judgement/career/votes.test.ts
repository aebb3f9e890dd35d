import { expect, test } from '@jest/globals';
import { areaScore } from '../../../support/evenScores.ts';
import { professionRanking, type CareerMethod } from '../../../../lib/astro/judgement/career/votes.ts';
import { voteFact } from '../../../../lib/astro/judgement/career/facts/voteFacts.ts';
import { practice } from '../../../../lib/astro/source.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

const method = (points: Partial<Record<Planet, number>>): CareerMethod => ({
  votes: Object.entries(points).map(([planet, given]) => ({
    planet: planet as Planet,
    points: given,
    reason: voteFact('dasamsa_tenth_lord', {}),
    houses: [],
    source: practice('test'),
  })),
  success: areaScore([]),
});

const ranking = professionRanking({
  one: method({ Sun: 3, Mars: 1 }),
  two: method({ Mars: 2, Moon: 1 }),
  three: method({ Sun: 1, Ketu: 1 }),
});
const of = (planet: Planet) => ranking.find((one) => one.planet === planet)!;

test('each method gives its percent by shares of its own sum: 35, 30 and 35', () => {
  // Sun: 3/4 of 35 and 1/2 of 35. Mars: 1/4 of 35 and 2/3 of 30. Running totals are rounded, so a tenth may move on.
  expect(of('Sun').parts.map(({ points }) => points)).toEqual([26.3, 0, 17.5]);
  expect(of('Mars').parts.map(({ points }) => points)).toEqual([8.7, 20, 0]);
  expect(of('Moon').parts.map(({ points }) => points)).toEqual([0, 10, 0]);
  expect(of('Ketu').sharePercent).toBe(17.5);
});

test('shares are the sum of their parts and of all planets 100, the greatest first', () => {
  for (const { parts, sharePercent } of ranking) {
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(sharePercent, 6);
  }
  expect(ranking.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBeCloseTo(100, 6);
  expect(ranking.slice(0, 4).map(({ planet }) => planet)).toEqual(['Sun', 'Mars', 'Ketu', 'Moon']);
  expect(ranking).toHaveLength(9);
});

test('a planet keeps its votes with the method that gave them; one without has none', () => {
  expect(of('Sun').votes.map(({ method: id, points }) => [id, points])).toEqual([
    ['method_1', 3],
    ['method_3', 1],
  ]);
  expect(of('Venus')).toMatchObject({ sharePercent: 0, votes: [] });
});
