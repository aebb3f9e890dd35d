/** Calendar days: the calendar of 2026 to 2028 by hand. */
import { expect, test } from '@jest/globals';
import {
  dateOfJd,
  daysBetween,
  monthsAfter,
  noonOf,
  overlaps,
} from '../../../../../lib/astro/judgement/medical/timeline/timelineDays.ts';

test.each([
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 60, '2031-12-31'],
])('%s and %i months later is %s', (date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later);
});

test('a day is a Julian day at noon, and back', () => {
  expect(noonOf('2000-01-01')).toBe(2451545);
  expect(dateOfJd(2451545 - 0.49)).toBe('2000-01-01');
  expect(dateOfJd(2451545 + 0.51)).toBe('2000-01-02');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('spans that touch share no day', () => {
  const span = { start: '2027-01-01', end: '2027-02-01' };
  expect(overlaps(span, { start: '2027-02-01', end: '2027-03-01' })).toBe(false);
  expect(overlaps(span, { start: '2027-01-31', end: '2027-03-01' })).toBe(true);
  expect(overlaps(span, { start: '2026-01-01', end: '2027-01-01' })).toBe(false);
});
