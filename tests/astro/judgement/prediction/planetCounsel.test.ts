import { expect, test } from '@jest/globals';
import { areaFactor } from '../../../../lib/astro/judgement/areaFactors.ts';
import { areaScore } from '../../../support/evenScores.ts';
import { predictionFact, type PredictionFact } from '../../../../lib/astro/judgement/prediction/facts.ts';
import { counselPlanets } from '../../../../lib/astro/judgement/prediction/planetCounsel.ts';
import { practice } from '../../../../lib/astro/source.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { LIFE_MATTERS } from '../../../../lib/words/subjects/prediction/matters.ts';

const factor = (id: string, planet: Planet, leaning: number) =>
  areaFactor<PredictionFact>({
    id,
    text: predictionFact('husband_apart', {}),
    leaning,
    weight: 10,
    source: practice('drawn'),
    planets: [planet],
  });

test('the planets that help most and burden most, by all their factors together', () => {
  const promise = areaScore([
    factor('a', 'Venus', 0.6),
    factor('b', 'Jupiter', 0.4),
    factor('c', 'Jupiter', 0.4),
    factor('d', 'Saturn', -0.5),
  ]);
  expect(counselPlanets(promise)).toEqual({ helper: 'Jupiter', asking: 'Saturn' });
});

test('counsel on health is that of the body', () => {
  const counsel = (matter: 'health' | 'career') =>
    LIFE_MATTERS.en.counsel({ matter, side: 'mixed', helper: null, asking: 'Mercury' });
  expect(counsel('health')).toMatch(/Mercury asks most: slow breathing/);
  expect(counsel('career')).toMatch(/Mercury asks most: reading twice/);
});

test('never one planet on both sides', () => {
  const promise = areaScore([factor('a', 'Mars', 1), factor('b', 'Mars', -0.5)]);
  expect(counselPlanets(promise)).toEqual({ helper: 'Mars', asking: null });
});
