import { expect, test } from '@jest/globals';
import { ghatisFromSankranti, sankrantiSeen } from '../../../lib/astro/affliction/sankranti.ts';
import { chartOf } from '../../support/chartOf.ts';

// A drawn Sun moves half a degree in sixty ghatis, so that a tenth of a degree takes twelve.
test.each([
  ['Gemini 0.1', 12, { entered_sign: 'Gemini', side: 'after', ghatis: 12 }],
  ['Gemini 29.9', 12, { entered_sign: 'Cancer', side: 'before', ghatis: 12 }],
  ['Gemini 15', 1800, { entered_sign: 'Cancer', side: 'before', ghatis: 1800 }],
] as const)('Sun in %s', (Sun, ghatis, seen) => {
  const chart = chartOf({ Sun });
  expect(ghatisFromSankranti(chart)).toBeCloseTo(ghatis, 6);
  expect(sankrantiSeen(chart, ghatisFromSankranti(chart))).toEqual(seen);
});
