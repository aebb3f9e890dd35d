import { expect, test } from '@jest/globals';
import { karmaContext, type KarmaBody } from '../../../../lib/astro/judgement/karma/places.ts';
import { DEBT_WEIGHTS, SCORE_WEIGHTS, weightOf } from '../../../../lib/astro/judgement/karma/weights.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

/** Venus is furthest in its sign; Mars rules Aries. */
const karma = karmaContext(areaContextOf({ Ascendant: 'Aries 5', Venus: 'Leo 29' }));

test.each<[KarmaBody, number, number]>([
  ['Ascendant', 2, 2],
  ['Venus', 2, 2],
  ['Mars', 1.5, 2],
  ['Sun', 1.5, 1.5],
  ['Moon', 1.5, 1.5],
  ['Saturn', 1, 1.3],
  ['Mercury', 1, 1],
])('%s weighs %d in scores and %d in debts', (body, score, debt) => {
  expect(weightOf(karma, body, SCORE_WEIGHTS).weight).toBe(score);
  expect(weightOf(karma, body, DEBT_WEIGHTS).weight).toBe(debt);
});

test('the heaviest office is named: the self before the ruler of the ascendant, the ruler before the light', () => {
  const both = karmaContext(areaContextOf({ Ascendant: 'Leo 5', Sun: 'Gemini 29' }));
  expect(weightOf(both, 'Sun', SCORE_WEIGHTS)).toEqual({ weight: 2, office: 'atmakaraka' });
  const ruler = karmaContext(areaContextOf({ Ascendant: 'Leo 5', Venus: 'Leo 29' }));
  expect(weightOf(ruler, 'Sun', SCORE_WEIGHTS)).toEqual({ weight: 1.5, office: 'ascendant_lord' });
});
