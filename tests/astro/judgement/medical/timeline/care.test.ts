/** How much care a planet asks: sums by hand. */
import { expect, test } from '@jest/globals';
import { planetCares, careToneOf } from '../../../../../lib/astro/judgement/medical/timeline/care.ts';
import { drawnFacts, drawnPeriod } from '../../../../support/drawnFacts.ts';

const points = (facts: Parameters<typeof drawnFacts>[0], planet: 'Saturn' | 'Jupiter' = 'Saturn') =>
  planetCares(drawnFacts(facts))[planet].points.map((part) => [part.id, part.points]);

test('empty data ask for nothing', () => {
  expect(Object.values(planetCares(drawnFacts({}))).map(({ value }) => value)).toEqual(Array(9).fill(0));
});

test('weakness counts 45 of 100, from 20 on; without a score as 45', () => {
  expect(points({ weakPlanets: [{ planet: 'Saturn', score: 60, types: [] }] })).toEqual([['weakness', 27]]);
  expect(points({ weakPlanets: [{ planet: 'Saturn', score: 20, types: [] }] })).toEqual([['weakness', 9]]);
  expect(points({ weakPlanets: [{ planet: 'Saturn', score: 19.9, types: [] }] })).toEqual([]);
  expect(points({ weakPlanets: [{ planet: 'Saturn', score: null, types: [] }] })).toEqual([['weakness', 20.3]]);
});

test('the heaviest house that it rules counts: with Leo rising Saturn has the 6th and the 7th', () => {
  const { points: given, rules } = planetCares(drawnFacts({ ascendantSign: 4 })).Saturn;
  expect(rules).toEqual([6, 7]);
  expect(given.map(({ points: each }) => each)).toEqual([16]);
  // With Leo rising Jupiter has the 5th and the 8th.
  expect(points({ ascendantSign: 4 }, 'Jupiter')).toEqual([['lordship', 20]]);
});

test('an indication counts from 45 on for those that stand for it', () => {
  const indications = [{ id: 'bone_joint', probability: 50 }] as const;
  expect(points({ indications })).toEqual([['indication', 10]]);
  expect(points({ indications }, 'Jupiter')).toEqual([]);
  expect(points({ indications: [{ id: 'bone_joint', probability: 44 }] })).toEqual([]);
});

test('the data add, protection takes, and the sum is exact', () => {
  const facts = drawnFacts({
    periods: [{ ...drawnPeriod(1, 'Saturn'), asksForCare: true }],
    protectors: [{ planet: 'Saturn', level: 'good' }],
  });
  expect(planetCares(facts).Saturn.value).toBe(2);
  const full = planetCares(drawnFacts({ protectors: [{ planet: 'Saturn', level: 'full' }] })).Saturn;
  expect([full.value, full.points.map((part) => part.points)]).toEqual([0, [-15, 15]]);
});

test('a protector of which the data do not say how far takes 8', () => {
  const facts = { ascendantSign: 4, protectors: [{ planet: 'Jupiter', level: null }] } as const;
  expect(planetCares(drawnFacts(facts)).Jupiter.value).toBe(12);
});

test('tones begin at 18 and at 40', () => {
  expect([17.9, 18, 39.9, 40].map(careToneOf)).toEqual(['calm', 'watchful', 'watchful', 'careful']);
});
