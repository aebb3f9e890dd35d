import { expect, test } from '@jest/globals';
import { areaFactor } from '../../../../lib/astro/judgement/areaFactors.ts';
import { areaScore } from '../../../../lib/astro/judgement/areaScore.ts';
import { counselText } from '../../../../lib/astro/judgement/prediction/planetCounsel.ts';
import { health } from '../../../../lib/astro/judgement/prediction/health.ts';
import { career } from '../../../../lib/astro/judgement/prediction/career.ts';
import { practice } from '../../../../lib/astro/source.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

const factor = (id: string, planet: Planet, leaning: number) =>
  areaFactor({ id, text: id, leaning, weight: 10, source: practice('drawn'), planets: [planet] });

test('names the planets that help most and burden most, by all their factors together', () => {
  const promise = areaScore([
    factor('a', 'Venus', 0.6),
    factor('b', 'Jupiter', 0.4),
    factor('c', 'Jupiter', 0.4),
    factor('d', 'Saturn', -0.5),
  ]);
  const text = counselText(career, promise, 'good');
  expect(text).toMatch(/^Ask for the larger task while/);
  expect(text).toMatch(/Jupiter helps most here/);
  expect(text).toMatch(/Saturn asks most/);
});

test('of health counsels the body', () => {
  const promise = areaScore([factor('a', 'Mercury', -1)]);
  expect(counselText(health, promise, 'mixed')).toMatch(/Mercury asks most: slow breathing/);
  expect(counselText(career, promise, 'mixed')).toMatch(/Mercury asks most: reading twice/);
});

test('never names one planet on both sides', () => {
  const promise = areaScore([factor('a', 'Mars', 1), factor('b', 'Mars', -0.5)]);
  const text = counselText(career, promise, 'difficult');
  expect(text).toMatch(/Mars helps most/);
  expect(text).not.toMatch(/asks most/);
});
