import { expect, test } from '@jest/globals';
import { signRelation } from '../../../lib/astro/jaimini/signRelation.ts';

/** From Aries, the second sign by the house counted to it. */
const KINDS = [
  [1, 1, 'same_sign', true, false],
  [2, 12, 'second_twelfth', false, false],
  [3, 11, 'third_eleventh', true, false],
  [4, 10, 'angle', true, false],
  [5, 9, 'trine', true, true],
  [6, 8, 'sixth_eighth', false, false],
  [7, 7, 'angle', true, false],
  [8, 6, 'sixth_eighth', false, true],
  [9, 5, 'trine', true, false],
  [10, 4, 'angle', true, false],
  [11, 3, 'third_eleventh', true, true],
  [12, 2, 'second_twelfth', false, false],
] as const;

test.each(KINDS)('%i and %i are %s', (house, houseBack, kind, isEasy, isAspect) => {
  expect(signRelation(0, house - 1)).toEqual({ kind, house, houseBack, isAspect, isEasy });
});
