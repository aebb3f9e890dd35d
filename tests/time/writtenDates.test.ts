import { expect, test } from '@jest/globals';
import { ageAt, dateText, timeText } from '../../lib/time/writtenDates.ts';

test('a date as people write it', () => {
  expect(dateText('1990-06-05', 'en')).toBe('5 Jun 1990');
  expect(dateText('1990-06-05', 'hi')).toBe('5 जून 1990');
});

test('a time, with its date where that is another', () => {
  expect(timeText('2026-11-20T04:05:59+05:30', '2026-11-20')).toBe('04:05');
  expect(timeText('2026-12-01T04:05:00+05:30', '2026-11-30')).toBe('04:05 on 1 Dec');
});

test.each([
  ['1990-06-15', '1990-06-15', [0, 0]],
  ['1990-06-15', '1990-07-14', [0, 0]],
  ['1990-06-15', '1990-07-15', [0, 1]],
  ['1990-06-15', '1991-06-14', [0, 11]],
  ['1990-06-15', '2025-01-20', [34, 7]],
  ['1992-02-29', '1993-02-28', [0, 11]],
  ['1992-02-29', '1993-03-01', [1, 0]],
])('age of a person born on %s on %s', (birth, date, age) => {
  expect(ageAt(birth, date)).toEqual(age);
});
