import { describe, expect, test } from '@jest/globals';
import { areaFactor } from '../../../lib/astro/judgement/areaFactors.ts';
import { leaningOf, SCALES, relevantParts, type AreaFactor } from '../../../lib/astro/judgement/areaScore.ts';
import { areaScore, blended } from '../../support/evenScores.ts';
import { bphs } from '../../../lib/astro/source.ts';

const factor = (id: string, leaning: number, weight: number, halvedBy: string | null = null): AreaFactor<string> =>
  areaFactor({ id, text: id, leaning, weight, source: bphs(11), halvedBy });

describe('the score of a matter', () => {
  test('is 50 and half a scale by weight: 50 + 50 x (10 x 1 - 6 x 0.5 + 4 x 0) / 20', () => {
    const { parts, value } = areaScore([factor('a', 1, 10), factor('b', -0.5, 6), factor('c', 0, 4)]);
    expect(parts.map(({ id, points }) => [id, points])).toEqual([
      ['start', 50],
      ['a', 25],
      ['b', -7.5],
      ['c', 0],
    ]);
    expect(value).toBe(67.5);
  });

  test('takes half of what something relieves, and keeps its weight', () => {
    const { parts, value } = areaScore([factor('a', -1, 5, 'Jupiter relieves it'), factor('b', 1, 5)]);
    expect(parts[1]).toMatchObject({ points: -12.5, max: 25, factor: { halvedBy: 'Jupiter relieves it' } });
    expect(value).toBe(62.5);
  });

  test('adds up in tenths though no part is a whole tenth', () => {
    const { parts, value } = areaScore([factor('a', 1, 1), factor('b', 1, 1), factor('c', 1, 1)]);
    expect(parts.map(({ points }) => points)).toEqual([50, 16.7, 16.6, 16.7]);
    expect(value).toBe(100);
  });

  test('stays within 0 and 100 whatever leans', () => {
    for (const leaning of [-1, 1]) {
      for (let count = 1; count < 40; count++) {
        const { parts, value } = areaScore(
          Array.from({ length: count }, (_, i) => factor(`f${i}`, leaning, 1 + (i % 9))),
        );
        const sum = parts.reduce((total, { points }) => total + points, 0);
        expect(value).toBeCloseTo(leaning > 0 ? 100 : 0, 6);
        expect(Math.abs(sum - value)).toBeLessThan(1e-9);
      }
    }
  });

  test('is the middle where nothing was weighed', () => {
    expect(areaScore([])).toMatchObject({ value: 50, confidence: 'low', band: 'mixed' });
  });
});

describe('how sure it is', () => {
  const many = (helping: number, hindering: number) =>
    areaScore([
      ...Array.from({ length: helping }, (_, i) => factor(`h${i}`, 1, 5)),
      ...Array.from({ length: hindering }, (_, i) => factor(`a${i}`, -1, 5)),
    ]).confidence;

  test('high: five factors, seven in ten to one side, 15 off the middle', () => {
    expect(many(5, 0)).toBe('high');
    expect(many(7, 3)).toBe('high');
    expect(many(3, 7)).toBe('high');
    expect(many(6, 4)).toBe('medium');
    expect(many(4, 0)).toBe('medium');
  });

  test('low: fewer than three speak', () => {
    expect(many(3, 0)).toBe('medium');
    expect(many(2, 0)).toBe('low');
    expect(areaScore([factor('a', 1, 5), factor('b', 1, 5), factor('c', 0, 5)]).confidence).toBe('low');
  });
});

test('bands begin at the percentiles 90, 65, 35 and 10', () => {
  const at = [90, 89.9, 65, 64.9, 35, 34.9, 10, 9.9].map(
    (value) => blended([{ id: 'one', label: 'One', value, percent: 100 }]).band,
  );
  expect(at).toEqual(['excellent', 'good', 'good', 'mixed', 'mixed', 'weak', 'weak', 'difficult']);
});

test('a planet of 60 leans to no side, one of 80 or more wholly for, one of 40 or less wholly against', () => {
  const leanings = [60, 70, 80, 95, 50, 40, 10].map((value) => leaningOf(value, SCALES.planet));
  expect(leanings).toEqual([0, 0.5, 1, 1, -0.5, -1, -1]);
});

test('scores are blended by percentages, with further parts, and end at 100', () => {
  const shares = [
    { id: 'one', label: 'One', value: 71.3, percent: 50 },
    { id: 'two', label: 'Two', value: 40, percent: 30 },
    { id: 'three', label: 'Three', value: 90, percent: 20 },
  ];
  expect(blended(shares)).toMatchObject({ value: 65.7, band: 'good' });
  const more = blended(shares, [{ id: 'yogas', label: 'Yogas', points: 40, max: 40 }]);
  expect(more.value).toBe(100);
  expect(more.parts.at(-1)).toMatchObject({ id: 'bounds', points: -5.7 });
});

test('lists the heaviest of either side first, and nothing of half a point or less', () => {
  const score = areaScore([factor('a', 0.3, 5), factor('b', 1, 5), factor('c', -1, 3), factor('d', 0.01, 5)]);
  expect(relevantParts(score, 'for').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(relevantParts(score, 'against').map(({ id }) => id)).toEqual(['c']);
});
