import { expect, test } from '@jest/globals';
import { dashaSpan } from '../../lib/report/dashaSpan.ts';

test.each([
  ['half a year', 0.5, [0, 6, 0]],
  // 0.51 x 12 = 6.12 months, 0.12 x 30 = 3.6 days.
  ['14.51 years', 14.51, [14, 6, 3]],
  ['a day', 1 / 360, [0, 0, 1]],
  // Adds up to a hair less than 7 in binary.
  ['seven years in tenths', Array.from({ length: 70 }, () => 0.1).reduce((a, b) => a + b), [7, 0, 0]],
])('%s', (_, years, span) => {
  expect(dashaSpan(years)).toEqual(span);
});
