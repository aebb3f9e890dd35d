import { expect, test } from '@jest/globals';
import { areaFactor } from '../../../../../lib/astro/judgement/areaFactors.ts';
import { areaFact, office } from '../../../../../lib/astro/judgement/areaFacts.ts';
import { factorParts } from '../../../../../lib/astro/judgement/areaScore.ts';
import { predictionFact, type PredictionFact } from '../../../../../lib/astro/judgement/prediction/facts.ts';
import { compositePatterns } from '../../../../../lib/astro/judgement/prediction/multi/patterns.ts';
import { practice } from '../../../../../lib/astro/source.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';

const OF_HOUSES = areaFact('benefics_support', { house: 7, planets: [] });
const OF_NONE = predictionFact('husband_apart', {});
const OF_VARGAS = areaFact('varga_standing', {
  varga: 'd9',
  planet: 'Venus',
  office: office('lord_of', { house: 7 }),
  signIndex: 0,
  dignity: 'neutral',
  house: 1,
});

const factor = (id: string, leaning: number, planet: Planet = 'Venus', text: PredictionFact = OF_NONE) =>
  areaFactor<PredictionFact>({
    id,
    text,
    leaning,
    weight: 10,
    source: practice('drawn'),
    planets: [planet],
  });

test('two factors make no pattern, three do, with a score of their own', () => {
  const two = factorParts([
    factor('house_7', 1, 'Mars', OF_HOUSES),
    factor('lord_7', 0.5, 'Sun', OF_HOUSES),
    factor('house_2', -1, 'Moon', OF_HOUSES),
  ]);
  expect(compositePatterns(two)).toEqual([]);
  const three = factorParts([
    factor('house_7', 1, 'Mars', OF_HOUSES),
    factor('lord_7', 0.5, 'Sun', OF_HOUSES),
    factor('benefics_7', 0.5, 'Moon', OF_HOUSES),
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
  const held = factorParts([
    factor('lord_7', -1, 'Saturn'),
    factor('d9_lord_7', -1, 'Saturn'),
    factor('upapada', -1, 'Saturn'),
  ]);
  expect(compositePatterns(held).map(({ ground, id }) => [id, ground])).toEqual([
    ['saturn_asks_care', { planet: 'Saturn' }],
  ]);
  const wide = factorParts([
    factor('d9_a', 1, 'Saturn', OF_VARGAS),
    factor('d9_b', 1, 'Saturn', OF_VARGAS),
    factor('d9_c', 1, 'Saturn', OF_VARGAS),
    factor('d9_d', 1, 'Venus', OF_VARGAS),
  ]);
  expect(compositePatterns(wide).map(({ id }) => id)).toEqual(['divisional_charts_supports']);
});
