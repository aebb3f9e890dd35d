import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as scores from '../../lib/astro/score.ts';
import { penalty, scoreLevel, sumInTenths, type ScorePart, type WeightedFactor } from '../../lib/astro/score.ts';
import { EVEN } from '../support/evenScores.ts';

const ends = (value: number) => `ends at ${value}`;
const weightedScore = (factors: readonly WeightedFactor[], penalties: readonly ScorePart[] = []) =>
  scores.weightedScore(factors, penalties, ends, EVEN);
const boundedSum = (parts: readonly ScorePart[]) => scores.boundedSum(parts, ends);
const factor = (weight: number, share: number) => ({ id: 'x', label: 'x', weight, share });

test('weights are taken to exactly 100 together, in tenths', () => {
  const full = weightedScore([30, 15, 10, 10, 5].map((weight) => factor(weight, 1)));
  expect(full.parts.map(({ max }) => max)).toEqual([42.9, 21.4, 14.3, 14.3, 7.1]);
  expect(full.value).toBe(100);
  const houses = weightedScore([25, 20, 20, 15].map((weight) => factor(weight, 1)));
  expect(houses.parts.map(({ max }) => max)).toEqual([31.3, 25, 25, 18.7]);
  expect(houses.value).toBe(100);
});

test('worked by hand: half of 60 and all of 40, less 12', () => {
  const score = weightedScore([factor(3, 0.5), factor(2, 1)], [penalty('p', 'p', 12)]);
  expect(score).toMatchObject({ value: 58, percentile: 58, band: 'average' });
  expect(score.parts.map(({ points, max }) => [points, max])).toEqual([
    [30, 60],
    [40, 40],
    [-12, 0],
  ]);
});

test('shares beyond 0 and 1 give nothing more', () => {
  expect(weightedScore([factor(1, 1.4), factor(1, -0.3)]).value).toBe(50);
});

test('a sum out of bounds is brought back by a part of its own', () => {
  const low = boundedSum([{ id: 'a', label: 'a', points: 3, max: 10 }, penalty('b', 'b', 10.5)]);
  expect(low.value).toBe(0);
  expect(low.parts.at(-1)).toMatchObject({ id: 'bounds', points: 7.5, max: 0 });
  const high = boundedSum([{ id: 'a', label: 'a', points: 103.2, max: 110 }]);
  expect(high.value).toBe(100);
  expect(high.parts.at(-1)).toMatchObject({ id: 'bounds', points: -3.2 });
});

test('parts finer than a tenth are rounded before they are added', () => {
  const { parts, value } = boundedSum(
    [90, 21.25, 3.04].map((points) => ({ id: 'a', label: 'a', points, max: points })),
  );
  expect(value).toBe(100);
  expect(parts.map(({ points }) => points)).toEqual([90, 21.3, 3, -14.3]);
  expect(parts.map(({ max }) => max)).toEqual([90, 21.3, 3, 0]);
});

test('the parts always add up to the score, to the last tenth', () => {
  const factors = fc.array(
    fc.record({ weight: fc.integer({ min: 1, max: 50 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { minLength: 1, maxLength: 8 },
  );
  const points = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 });
  fc.assert(
    fc.property(factors, points, (given, taken) => {
      const score = weightedScore(
        given.map(({ weight, share }) => factor(weight, share)),
        taken.map((p) => penalty('p', 'p', p)),
      );
      const tenths = score.parts.reduce((sum, part) => sum + Math.round(part.points * 10), 0);
      const most = score.parts.reduce((sum, part) => sum + Math.round(part.max * 10), 0);
      expect(Math.round(score.value * 10)).toBe(tenths);
      expect(most).toBe(1000);
    }),
  );
});

test('bands begin at the percentiles 10, 35, 65 and 90, and levels go by them', () => {
  const scored = [0, 9.9, 10, 34.9, 35, 64.9, 65, 89.9, 90, 100].map((points) =>
    weightedScore([factor(1, points / 100)]),
  );
  expect(scored.map(({ band }) => band)).toEqual([
    ...['very_weak', 'very_weak', 'weak', 'weak', 'average', 'average', 'good', 'good', 'excellent', 'excellent'],
  ]);
  const levels = scored.map(({ band }) => scoreLevel(band));
  expect(levels).toEqual(['low', 'low', 'low', 'low', 'middle', 'middle', 'high', 'high', 'high', 'high']);
});

test('points that binary fractions cannot hold are summed exactly', () => {
  expect(sumInTenths([0.1, 0.2, 0.3, -0.6].map((points) => ({ points })))).toBe(0);
});
