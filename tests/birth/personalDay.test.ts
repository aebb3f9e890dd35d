import { birthContext } from '../../functions/_shell/context.ts';
import { saidWarnings } from '../../lib/schemas/common/warning.ts';
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { instantOnClock, placeClock } from '../../lib/time/civilTime.ts';
import { personalDates, personalDay, personalToday } from '../../lib/birth/personalDay.ts';
import { jdFromUnixMs } from '../../lib/astro/time.ts';
import { PersonalDayInput } from '../../lib/schemas/pdae/inputs.ts';
import { BIRTH } from '../support/call.ts';

function contextAt(current_location: unknown, as_of?: string) {
  const input = v.parse(PersonalDayInput, { ...BIRTH, current_location });
  return birthContext(input, 'en', { as_of }, {}, false);
}

const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

describe('a day', () => {
  test('at the birth place, on its clock', () => {
    const day = personalDay(contextAt(null), '2026-11-20');
    expect(day).toMatchObject({ date: '2026-11-20', varaIndex: 5, place: { source: 'birth' }, warnings: [] });
    expect(day.instant(day.clockNoonJdUT)).toBe('2026-11-20T12:00:00+05:30');
    // Sunrise of Delhi as the almanac has it: 6:47.
    expect(day.instant(day.day.startJdUT)).toMatch(/^2026-11-20T06:4[78]/);
  });

  test('elsewhere, on the clock of that place, east and west of the date line', () => {
    const noons = ['Pacific/Kiritimati', 'Pacific/Honolulu'].map((zone) => {
      const day = personalDay(contextAt(zone), '2026-11-20');
      expect(day.date).toBe('2026-11-20');
      expect(day.day.startJdUT).toBeLessThan(day.clockNoonJdUT);
      expect(day.clockNoonJdUT).toBeLessThan(day.day.endJdUT);
      return day.clockNoonJdUT;
    });
    // +14:00 and -10:00 are a whole day apart.
    expect(noons[1]! - noons[0]!).toBeCloseTo(1, 9);
  });

  test('that the clock left out is the next one, and says so', () => {
    const day = personalDay(contextAt('Pacific/Apia'), '2011-12-30');
    expect(day.date).toBe('2011-12-31');
    expect(day.warnings.map(({ code }) => code)).toEqual(['nonexistent_local_time']);
  });

  test('of the polar night and of the midnight Sun is six hours to either side of noon', () => {
    for (const [date, reason] of [
      ['2026-12-21', 'polar_night'],
      ['2026-06-21', 'polar_day'],
    ] as const) {
      const { day } = personalDay(contextAt(TROMSO), date);
      expect(day.reason).toBe(reason);
      expect(day.noonJdUT - day.startJdUT).toBeCloseTo(0.25, 9);
    }
  });

  test('warns of the place where it is not that of birth', () => {
    const codes = (location: unknown) =>
      personalDay(contextAt(location), '2026-11-20').warnings.map(({ code }) => code);
    expect(codes({ latitude: 0, longitude: 0, timezone: 'UTC' })).toEqual(['null_island']);
    expect(codes({ latitude: 40.7, longitude: 74, timezone: 'America/New_York' })).toEqual(['timezone_far_from_place']);
    expect(codes('Asia/Tokyo')).toEqual([]);
  });
});

describe('today', () => {
  const dateOf = (location: unknown, asOf: string) => personalToday(contextAt(location, asOf)).date;

  test('is the date on the clock of the place at the instant', () => {
    // 20:00 UTC is the next day in Delhi, 01:30, and still ten in the morning in Honolulu.
    expect(dateOf(null, '2026-01-31T20:00:00Z')).toBe('2026-02-01');
    expect(dateOf('Pacific/Honolulu', '2026-01-31T20:00:00Z')).toBe('2026-01-31');
    expect(dateOf('Pacific/Honolulu', '2026-02-01T09:59:59Z')).toBe('2026-01-31');
    expect(dateOf('Pacific/Honolulu', '2026-02-01T10:00:00Z')).toBe('2026-02-01');
  });

  test('is the date that was given, wherever the day is spent', () => {
    for (const location of [null, 'Pacific/Honolulu', 'Pacific/Kiritimati'])
      expect(dateOf(location, '2026-01-31')).toBe('2026-01-31');
  });
});

describe('days in a row', () => {
  test('are the days alone, each beginning where the one before it ends', () => {
    const context = contextAt(TROMSO);
    const { dates, place } = personalDates(context, '2026-11-10', '2026-12-05');
    expect(dates.map(({ date }) => date.slice(5))).toEqual(
      Array.from({ length: 26 }, (_, i) => new Date(Date.UTC(2026, 10, 10 + i)).toISOString().slice(5, 10)),
    );
    expect(place.clock.name).toBe('Europe/Oslo');
    expect(new Set(dates.map(({ day }) => day.reason))).toEqual(new Set([null, 'polar_night']));
    dates.forEach((found, i) => {
      const alone = personalDay(context, found.date);
      expect([found.varaIndex, found.clockNoonJdUT]).toEqual([alone.varaIndex, alone.clockNoonJdUT]);
      expect(Math.abs(found.day.startJdUT - alone.day.startJdUT)).toBeLessThan(1e-7);
      if (i > 0) expect(found.day.startJdUT).toBe(dates[i - 1]!.day.endJdUT);
    });
  });

  test('leave out a date that the clock left out', () => {
    const { dates } = personalDates(contextAt('Pacific/Apia'), '2011-12-28', '2012-01-02');
    expect(dates.map(({ date }) => date)).toEqual([
      '2011-12-28',
      '2011-12-29',
      '2011-12-31',
      '2012-01-01',
      '2012-01-02',
    ]);
    // The Sun knows nothing of it.
    dates.slice(1).forEach(({ day }, i) => expect(day.startJdUT).toBe(dates[i]!.day.endJdUT));
    const alone = personalDates(contextAt('Pacific/Apia'), '2011-12-30', '2011-12-30');
    expect(alone.dates).toEqual([]);
    const [described] = saidWarnings(alone.warnings, 'en');
    expect(described).toMatchObject({
      code: 'nonexistent_local_time',
      message: expect.stringContaining('Pacific/Apia left out 2011-12-30'),
    });
  });

  test('tell a date that the clock showed twice once, by its first noon', () => {
    // Sitka went from the Asian to the American side of the date line in October 1867.
    const { dates } = personalDates(contextAt('America/Sitka'), '1867-10-15', '1867-10-22');
    expect(dates).toHaveLength(8);
    const lengths = dates.slice(1).map(({ day }, i) => Math.round(day.noonJdUT - dates[i]!.day.noonJdUT));
    expect(lengths.reduce((sum, days) => sum + days, 0)).toBe(8);
    const clock = placeClock({ latitude: 57.1764, longitude: -135.3019, timezone: 'America/Sitka' });
    for (const { date, clockNoonJdUT } of dates)
      expect(clockNoonJdUT).toBe(jdFromUnixMs(instantOnClock(clock, date, '12:00:00').unixMs));
  });

  test('warn of the place once', () => {
    const codes = (location: unknown) =>
      personalDates(contextAt(location), '2026-11-20', '2026-11-26').warnings.map(({ code }) => code);
    expect(codes({ latitude: 0, longitude: 0, timezone: 'UTC' })).toEqual(['null_island']);
    expect(codes(null)).toEqual([]);
  });

  test('reach both ends of the ephemeris', () => {
    expect(personalDates(contextAt(null), '1600-01-01', '1600-01-03').dates).toHaveLength(3);
    expect(personalDates(contextAt(null), '2400-12-01', '2400-12-31').dates).toHaveLength(31);
  });
});
