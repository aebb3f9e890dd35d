import { birthContext } from '../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import { nextDate, weeksLater } from '../../lib/birth/remedyDays.ts';
import { BIRTH } from '../support/call.ts';

const at = (asOf: string, timezone = 'Asia/Kolkata') =>
  birthContext({ ...BIRTH, timezone }, 'en', { as_of: asOf }, {}, false);

// 20 November 2026 is a Friday.
test('the day itself counts, and a week ends the search', () => {
  const friday = at('2026-11-20');
  expect([nextDate(friday, 'Venus'), nextDate(friday, 'Saturn'), nextDate(friday, 'Jupiter')]).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-26',
  ]);
});

test('the date is that of the clock of the birth place', () => {
  // 20:00 on Friday in Greenwich is half past one on Saturday in India, and Friday afternoon in New York.
  expect(nextDate(at('2026-11-20T20:00:00Z'), 'Saturn')).toBe('2026-11-21');
  expect(nextDate(at('2026-11-20T20:00:00Z'), 'Venus')).toBe('2026-11-27');
  expect(nextDate(at('2026-11-20T20:00:00Z', 'America/New_York'), 'Venus')).toBe('2026-11-20');
});

test('a clock set back between now and then moves no date', () => {
  // Summer time ends on 1 November 2026: half past midnight on Saturday, five days on, is still Thursday.
  expect(nextDate(at('2026-10-31T00:30:00-04:00', 'America/New_York'), 'Jupiter')).toBe('2026-11-05');
});

test('weeks cross months and years', () => {
  expect(weeksLater('2026-12-28', 1)).toBe('2027-01-04');
});
