import { expect, test } from '@jest/globals';
import { LEARNING_HOUSES, LEARNING_KARAKAS } from '../../../../lib/astro/judgement/vidya/tables/learning.ts';
import { HOUSES_OF_LEARNING_EN, KARAKAS_OF_LEARNING_EN } from '../../../../lib/words/en/vidya/learning.ts';

test('a strain is worded as a thing, next to the ease', () => {
  for (const { ease, strain } of [...Object.values(HOUSES_OF_LEARNING_EN), ...Object.values(KARAKAS_OF_LEARNING_EN)]) {
    expect([ease, strain].filter((text) => /^\w+ing\b/.test(text))).toEqual([]);
  }
});

test('the houses and significators of the rules', () => {
  expect(LEARNING_HOUSES).toEqual([4, 5, 9, 2, 11]);
  expect(LEARNING_KARAKAS.map(({ isScored, planet }) => [planet, isScored])).toEqual([
    ['Mercury', true],
    ['Jupiter', true],
    ['Moon', true],
    ['Venus', false],
    ['Sun', false],
  ]);
});
