import { expect, test } from '@jest/globals';
import { ageAt, dashaSpan } from '../../../../functions/chart/report/span.ts';

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

test.each([
  ['1990-06-15', '1990-06-15', [0, 0]],
  ['1990-06-15', '1990-07-14', [0, 0]],
  ['1990-06-15', '1990-07-15', [0, 1]],
  ['1990-06-15', '1991-06-14', [0, 11]],
  ['1990-06-15', '2025-01-20', [34, 7]],
  ['1992-02-29', '1993-02-28', [0, 11]],
])('age of who was born on %s on %s', (birth, date, age) => {
  expect(ageAt(birth, date)).toEqual(age);
});
