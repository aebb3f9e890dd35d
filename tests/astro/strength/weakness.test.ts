import { expect, test } from '@jest/globals';
import { weaknessShare } from '../../../lib/astro/strength/weakness.ts';

test('help is wanted wholly at 45 and below, not at all from 70, and half of it half way', () => {
  expect([20, 45, 57.5, 70, 95].map(weaknessShare)).toEqual([1, 1, 0.5, 0, 0]);
});
