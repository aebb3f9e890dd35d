import { expect, test } from '@jest/globals';
import { areaFactor } from '../../../../../lib/astro/judgement/areaFactors.ts';
import { areaScore } from '../../../../support/evenScores.ts';
import { predictionFact, type PredictionFact } from '../../../../../lib/astro/judgement/prediction/facts.ts';
import { compositePatterns } from '../../../../../lib/astro/judgement/prediction/multi/patterns.ts';
import { practice } from '../../../../../lib/astro/source.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';

const factor = (id: string, leaning: number, planet: Planet = 'Venus') =>
  areaFactor<PredictionFact>({
    id,
    text: predictionFact('husband_apart', {}),
    leaning,
    weight: 10,
    source: practice('drawn'),
    planets: [planet],
  });

test('two factors make no pattern, three do, with a score of their own', () => {
  const two = areaScore([factor('house_7', 1, 'Mars'), factor('lord_7', 0.5, 'Sun'), factor('house_2', -1, 'Moon')]);
  expect(compositePatterns(two)).toEqual([]);
  const three = areaScore([
    factor('house_7', 1, 'Mars'),
    factor('lord_7', 0.5, 'Sun'),
    factor('benefics_7', 0.5, 'Moon'),
    factor('d9_venus', -1, 'Venus'),
  ]);
  const [pattern, ...others] = compositePatterns(three);
  expect(others).toEqual([]);
  expect(pattern).toMatchObject({
    id: 'houses_and_lords_supports',
    ground: { level: 'houses_and_lords' },
    side: 'supports',
    factors: [{ id: 'house_7' }, { id: 'lord_7' }, { id: 'benefics_7' }],
  });
  // 50, and of the 50 that three equal factors share two thirds: 83.33, kept in tenths that add up.
  expect(pattern!.score.value).toBeCloseTo(83.33, 0);
});

test('one planet may be the common ground; a pattern within a wider one is left out', () => {
  const held = areaScore([
    factor('lord_7', -1, 'Saturn'),
    factor('d9_lord_7', -1, 'Saturn'),
    factor('upapada', -1, 'Saturn'),
  ]);
  expect(compositePatterns(held).map(({ ground, id }) => [id, ground])).toEqual([
    ['saturn_asks_care', { planet: 'Saturn' }],
  ]);
  const wide = areaScore([
    factor('d9_a', 1, 'Saturn'),
    factor('d9_b', 1, 'Saturn'),
    factor('d9_c', 1, 'Saturn'),
    factor('d9_d', 1, 'Venus'),
  ]);
  expect(compositePatterns(wide).map(({ id }) => id)).toEqual(['divisional_charts_supports']);
});
