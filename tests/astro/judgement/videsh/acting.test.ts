import { expect, test } from '@jest/globals';
import { actingScore, signifyingLords } from '../../../../lib/astro/judgement/videsh/acting.ts';
import { foreignPlan } from '../../../../lib/astro/judgement/videsh/timing.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

// Cancer rises: Mercury owns the 12th (primary), Jupiter the 9th (secondary); the Sun signifies nothing.
function scored(lords: readonly Planet[]) {
  const context = areaContextOf({ Ascendant: 'Cancer', Sun: 'Leo', Jupiter: 'Virgo', Mercury: 'Leo 28' }, { lords });
  const { significators } = foreignPlan(context);
  const score = actingScore(context, significators);
  return { score, serving: signifyingLords(context, significators), factor: score.parts[1]!.factor! };
}

test.each([
  [['Mercury', 'Mercury'], 1],
  [['Mercury', 'Jupiter'], 0.7],
  [['Jupiter', 'Mercury'], 0.8],
  [['Sun', 'Mercury'], 0.6],
  [['Mercury', 'Sun'], 0.4],
  [['Sun', 'Sun'], -0.6],
] as const)('lords %j lean %d', (lords, leaning) => {
  expect(scored(lords).factor.leaning).toBeCloseTo(leaning, 10);
});

test('the third level signifies nothing here', () => {
  expect(scored(['Sun', 'Sun', 'Mercury']).serving).toEqual([]);
});

test('without periods the score is the middle', () => {
  expect(scored([]).score.value).toBe(50);
});

test('the score is the sum of its parts', () => {
  const { parts, value } = scored(['Mercury', 'Jupiter']).score;
  expect(parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0)).toBe(Math.round(value * 10));
});

test('what the lords signify weighs 10, how they serve 6', () => {
  const { parts } = scored(['Mercury', 'Jupiter']).score;
  expect(parts.flatMap(({ factor }) => factor?.weight ?? [])).toEqual([10, 6]);
});
