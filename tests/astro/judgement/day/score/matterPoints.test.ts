/** Scores of matters alone against those with their items; what each item gives is tested with the items. */
import { expect, test } from '@jest/globals';
import { categoryScore } from '../../../../../lib/astro/judgement/day/score/categories.ts';
import { housePoints, matterScore } from '../../../../../lib/astro/judgement/day/score/matterPoints.ts';
import { DAY_CATEGORY_IDS } from '../../../../../lib/astro/judgement/tables/dayCategories.ts';
import { BIRTH } from '../../../../support/call.ts';
import { scoredDays } from '../../../../support/dayScore.ts';

test('the score of a matter alone is the sum of its items, on every day of three months', () => {
  for (const { judged } of scoredDays(BIRTH, '2026-03-01', '2026-05-31')) {
    for (const category of DAY_CATEGORY_IDS) {
      expect(matterScore(judged, category)).toBe(categoryScore(judged, category).score);
    }
  }
});

test('houses of a matter: the main one before the others, and a dusthana takes only where it is none of them', () => {
  expect([10, 6, 11, 12, 8, 1].map((house) => housePoints(house, [10, 6, 11]))).toEqual([6, 3, 3, -3, -3, 0]);
});
