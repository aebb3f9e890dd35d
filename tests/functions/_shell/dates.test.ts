import { expect, test } from '@jest/globals';
import { dateText, timeText } from '../../../functions/_shell/dates.ts';

test('a date as people write it', () => {
  expect(dateText('1990-06-05', 'en')).toBe('5 Jun 1990');
  expect(dateText('1990-06-05', 'hi')).toBe('5 जून 1990');
});

test('a time, with its date where that is another', () => {
  expect(timeText('2026-11-20T04:05:59+05:30', '2026-11-20')).toBe('04:05');
  expect(timeText('2026-12-01T04:05:00+05:30', '2026-11-30')).toBe('04:05 on 1 Dec');
});
