import { expect, test } from '@jest/globals';
import { hundredths, tenths } from '../../lib/astro/rounding.ts';

test('distances are shown to a hundredth of a degree', () => {
  expect([hundredths(6.0049), hundredths(6.005), hundredths(0)]).toEqual([6, 6.01, 0]);
});

test('points are kept to a tenth, and nothing is -0', () => {
  expect([tenths(6.05), tenths(-6.04), tenths(-0.04)]).toEqual([6.1, -6, 0]);
});
