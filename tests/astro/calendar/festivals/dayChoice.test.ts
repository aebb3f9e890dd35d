import { describe, expect, test } from '@jest/globals';
import { chosenDay, dayOfSunrise } from '../../../../lib/astro/calendar/festivals/dayChoice.ts';
import type { BothRule, NoneRule } from '../../../../lib/astro/tables/calendar/festivalRow.ts';
import { within } from '../../../../lib/astro/tables/calendar/festivalRow.ts';
import type { WindowId } from '../../../../lib/astro/tables/calendar/ids.ts';
import { WINDOW_IDS } from '../../../../lib/astro/tables/calendar/ids.ts';
import { coverDays, windowOf } from '../../../../lib/astro/calendar/windows.ts';
import { evenDay, evenDays, hours } from '../../../support/calendar.ts';

/** Of a tithi by hours of day 0, which rises at 6 and sets at 18. */
const chosen = (from: number, to: number, window: WindowId, both: BothRule, none: NoneRule = 'udaya') => {
  const { day, decidedBy, exception } = chosenDay(hours(from, to), within(window, both, none), evenDays);
  return [day.dayNumber, decidedBy, exception];
};

describe('windows', () => {
  test.each([
    ['sunrise', 6, 6],
    ['pratah', 6, 8.4],
    ['sangava', 8.4, 10.8],
    ['madhyahna', 10.8, 13.2],
    ['aparahna', 13.2, 15.6],
    ['sayahna', 15.6, 18],
    ['purvahna', 6, 12],
    ['pradosha', 18, 20.4],
    ['nishita', 23.6, 24.4],
    ['arunodaya', 4.4, 6],
    ['moonrise', 21.6, 21.6],
  ] as const)('%s is from %d to %d', (id, from, to) => {
    const window = windowOf(id, evenDay(0 + (id === 'moonrise' ? 1 : 0)), evenDays)!;
    const shift = id === 'moonrise' ? 24 : 0;
    expect(window.startJdUT).toBeCloseTo(hours(from + shift, 0).startJdUT, 9);
    expect(window.endJdUT).toBeCloseTo(hours(0, to + shift).endJdUT, 9);
  });

  test('a day without moonrise has no such window', () => {
    expect(windowOf('moonrise', evenDay(29), evenDays)).toBeNull();
    expect(WINDOW_IDS).toHaveLength(11);
  });

  test('an instant counts one where it lies inside', () => {
    const sunrise = windowOf('sunrise', evenDay(0), evenDays)!;
    expect([coverDays(sunrise, hours(6, 7)), coverDays(sunrise, hours(5, 6))]).toEqual([1, 0]);
  });
});

describe('the general choice', () => {
  test('one day alone', () => {
    expect(chosen(0, 20, 'madhyahna', 'first')).toEqual([0, 'only_day', null]);
  });

  test('none: the day of sunrise, or the day in which the tithi begins', () => {
    expect(chosen(-4, 10, 'madhyahna', 'first')).toEqual([0, 'kshaya', null]);
    expect(chosen(-4, 10, 'madhyahna', 'first', 'begins')).toEqual([-1, 'kshaya', null]);
    expect(chosen(7, 29, 'sunrise', 'first')).toEqual([0, 'kshaya', null]);
  });

  test('two: by order', () => {
    expect(chosen(5, 31, 'sunrise', 'first')).toEqual([0, 'first', null]);
    expect(chosen(5, 31, 'sunrise', 'second')).toEqual([1, 'second', null]);
  });

  test('two: by what is covered, equal within half a minute', () => {
    // Madhyahna of day 0 from 12:00 on, of day 1 up to 11:30: 72 and 42 minutes.
    expect(chosen(12, 35.5, 'madhyahna', 'longer_second')).toEqual([0, 'longer', null]);
    expect(chosen(12.5, 36.5, 'madhyahna', 'longer_first')).toEqual([1, 'longer', null]);
    expect(chosen(12, 36 + 10 / 3600, 'madhyahna', 'longer_first')).toEqual([0, 'first', null]);
    expect(chosen(12, 36 - 10 / 3600, 'madhyahna', 'longer_second')).toEqual([1, 'second', null]);
    expect(chosen(12, 36 + 40 / 3600, 'madhyahna', 'longer_first')).toEqual([1, 'longer', null]);
  });

  test('two: by three muhurtas after the second sunrise, 2 h 24 min', () => {
    expect(chosen(11, 32.5, 'purvahna', 'second_if_3_muhurta')).toEqual([
      1,
      'exception',
      'three_muhurtas_after_sunrise',
    ]);
    expect(chosen(11, 32.3, 'purvahna', 'second_if_3_muhurta')).toEqual([0, 'exception', 'short_of_three_muhurtas']);
  });

  test('two: by a ghati of the first or of the second', () => {
    expect(chosen(11.5, 35, 'purvahna', 'first_if_1_ghati')).toEqual([0, 'exception', 'one_ghati_on_first_day']);
    expect(chosen(11.7, 35, 'purvahna', 'first_if_1_ghati')).toEqual([1, 'exception', 'no_ghati_on_first_day']);
    expect(chosen(19, 42.5, 'pradosha', 'second_if_1_ghati')).toEqual([1, 'exception', 'one_ghati_on_second_evening']);
    expect(chosen(19, 42.3, 'pradosha', 'second_if_1_ghati')).toEqual([0, 'exception', 'no_ghati_on_second_evening']);
  });

  test('the day of sunrise is the first of two, and of a lost tithi the day it begins', () => {
    expect(dayOfSunrise(hours(5, 31), evenDays).dayNumber).toBe(0);
    expect(dayOfSunrise(hours(7, 29), evenDays).dayNumber).toBe(0);
  });
});
