/** Written local times, compared with those of Date. */
import { expect, test } from '@jest/globals';
import { offsetText, wallDate, wallText } from '../../lib/time/wallTime.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1599, 0, 1) / DAY_MS;
const LAST_DAY = Date.UTC(2501, 0, 1) / DAY_MS;

test('each day of nine centuries', () => {
  for (let day = FIRST_DAY; day < LAST_DAY; day++) {
    const iso = new Date(day * DAY_MS).toISOString();
    if (wallDate(day * DAY_MS) !== iso.slice(0, 10)) expect(wallDate(day * DAY_MS)).toBe(iso.slice(0, 10));
  }
});

test.each([
  [[1969, 11, 31, 23, 59, 59], '1969-12-31T23:59:59'],
  [[2000, 1, 29, 0, 0, 0], '2000-02-29T00:00:00'],
  [[2026, 5, 9, 14, 30, 5], '2026-06-09T14:30:05'],
] as const)('%j', ([year, month, day, hours, minutes, seconds], text) => {
  expect(wallText(Date.UTC(year, month, day, hours, minutes, seconds))).toBe(text);
});

test.each([new Date(0).setUTCFullYear(999, 11, 31), new Date(0).setUTCFullYear(-1, 0, 1), Date.UTC(10_000, 0, 1)])(
  'years that four digits do not hold: %i ms',
  (ms) => {
    expect(`${wallText(ms)}.000Z`).toBe(new Date(ms).toISOString());
  },
);

test('a part of a millisecond does not change the date', () => {
  expect([wallDate(-DAY_MS - 0.3), wallDate(-0.3), wallDate(0.3)]).toEqual(['1969-12-31', '1970-01-01', '1970-01-01']);
});

test('offsets', () => {
  expect([330, -570, 0, -44].map(offsetText)).toEqual(['+05:30', '-09:30', '+00:00', '-00:44']);
});
