import { sayMessage } from '../../lib/words/message.ts';
import { TimezoneError, timezoneProblem } from '../../lib/time/timezoneChoice.ts';
import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import {
  formatInstant,
  instantOnClock,
  placeClock,
  resolveCivilTime,
  type CivilTime,
} from '../../lib/time/civilTime.ts';
import { saidWarnings } from '../../lib/schemas/common/warning.ts';
import { jdFromUnixMs } from '../../lib/astro/time.ts';
import golden from '../golden/jyotish/positions.json' with { type: 'json' };

const MUMBAI = { latitude: 19.076, longitude: 72.8777 };
const KOLKATA = { latitude: 22.5726, longitude: 88.3639 };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

function resolved(date: string, time: string, place: Omit<CivilTime, 'date' | 'time'>) {
  const answer = resolveCivilTime({ date, time, ...place });
  const codes = answer.warnings.map(({ code }) => code);
  const texts = saidWarnings(answer.warnings, 'en').map(({ message }) => message);
  return { ...answer, codes, texts, written: formatInstant(answer.clock, answer.unixMs) };
}

/** The file gives eight decimals of a day; half of the last one is 0.4 ms. */
const GOLDEN_TOLERANCE_DAYS = 6e-9;

describe('80 births of the golden file', () => {
  test.each(golden.cases)('$birth.id $birth.place $birth.date', ({ birth, expected }) => {
    const { unixMs, timezone } = resolveCivilTime(birth);
    expect(timezone.utcOffsetSeconds).toBe(birth.utc_offset * 3600);
    expect(Math.abs(jdFromUnixMs(unixMs) - expected.julian_day_ut)).toBeLessThan(GOLDEN_TOLERANCE_DAYS);
  });

  // S054 says Reykjavik but lies in the open sea.
  test.each(golden.cases.filter(({ birth }) => birth.id !== 'S054'))(
    '$birth.id $birth.place: the same instant with the zone derived',
    ({ birth, expected }) => {
      const { unixMs, timezone } = resolveCivilTime({ ...birth, timezone: null });
      expect(timezone).toMatchObject({ name: birth.timezone, source: 'derived' });
      expect(Math.abs(jdFromUnixMs(unixMs) - expected.julian_day_ut)).toBeLessThan(GOLDEN_TOLERANCE_DAYS);
    },
  );
});

/** Civil time, the offset in force and daylight time, as the source text of the tz database (release 2026c) has them. */
const KNOWN_OFFSETS = [
  ['Asia/Kolkata', '1906-01-01', '12:00:00', '+05:30', false],
  ['Asia/Kolkata', '1941-10-02', '12:00:00', '+06:30', true],
  ['Asia/Kolkata', '1942-06-01', '12:00:00', '+05:30', false],
  ['Asia/Kolkata', '1943-01-15', '10:30:00', '+06:30', true],
  ['Asia/Kolkata', '1945-10-15', '12:00:00', '+05:30', false],
  ['Asia/Dhaka', '2009-06-18', '12:00:00', '+06:00', false],
  ['Asia/Dhaka', '2009-06-20', '12:00:00', '+07:00', true],
  ['Asia/Kathmandu', '1985-12-31', '12:00:00', '+05:30', false],
  ['Asia/Kathmandu', '1986-01-01', '12:00:00', '+05:45', false],
  ['Asia/Colombo', '1996-05-24', '12:00:00', '+05:30', false],
  ['Asia/Colombo', '1996-05-25', '12:00:00', '+06:30', false],
  ['Asia/Colombo', '1996-10-27', '12:00:00', '+06:00', false],
  ['Asia/Singapore', '1943-06-01', '12:00:00', '+09:00', false],
  ['Asia/Singapore', '1981-06-01', '12:00:00', '+07:30', false],
  ['Asia/Tehran', '1976-07-01', '12:00:00', '+03:30', false],
  ['Asia/Tehran', '1991-07-01', '12:00:00', '+04:30', true],
  ['Africa/Monrovia', '1960-06-01', '12:00:00', '-00:44:30', false],
  ['Europe/London', '1944-06-15', '12:00:00', '+02:00', true],
  ['Europe/London', '1970-01-15', '12:00:00', '+01:00', false],
  ['Europe/Dublin', '1910-01-01', '12:00:00', '-00:25:21', false],
  ['Europe/Dublin', '2020-07-01', '12:00:00', '+01:00', true],
  ['Europe/Amsterdam', '1930-01-01', '12:00:00', '+00:19:32', false],
  ['Europe/Amsterdam', '1930-07-01', '12:00:00', '+01:19:32', true],
  ['Europe/Amsterdam', '1938-01-01', '12:00:00', '+00:20', false],
  ['Europe/Oslo', '1945-07-01', '12:00:00', '+02:00', true],
  ['America/New_York', '1883-11-19', '12:00:00', '-05:00', false],
  ['America/New_York', '1943-01-01', '12:00:00', '-04:00', true],
  ['Pacific/Apia', '2011-12-29', '12:00:00', '-10:00', true],
  ['Pacific/Apia', '2011-12-31', '12:00:00', '+14:00', true],
] as const;

function secondsOf(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

describe('known offsets', () => {
  test.each(KNOWN_OFFSETS)('%s on %s %s: %s', (timezone, date, time, offset, isDst) => {
    const answer = resolved(date, time, { latitude: 10, longitude: 10, timezone });
    expect(answer.timezone).toMatchObject({ utcOffsetSeconds: secondsOf(offset), isDst });
    expect(answer.unixMs).toBe(Date.parse(`${date}T${time}Z`) - secondsOf(offset) * 1000);
    expect(answer.rule).toBe('standard');
  });
});

describe('times that do not exist, or exist twice', () => {
  test('a gap is shifted forward by its length', () => {
    const answer = resolved('2024-03-10', '02:30:00', { ...NEW_YORK, timezone: 'America/New_York' });
    expect(answer.written).toBe('2024-03-10T03:30:00-04:00');
    expect(answer.codes).toEqual(['nonexistent_local_time']);
    expect(answer.texts[0]).toContain('2024-03-10T03:30:00-04:00 is used');
  });

  test.each([
    ['01:59:59', '2024-03-10T01:59:59-05:00'],
    ['03:00:00', '2024-03-10T03:00:00-04:00'],
  ])('%s near the gap is unchanged', (time, written) => {
    const answer = resolved('2024-03-10', time, { ...NEW_YORK, timezone: 'America/New_York' });
    expect(answer).toMatchObject({ written, codes: [] });
  });

  test('of an hour that occurs twice the first is used, and the offset of the second is named', () => {
    const answer = resolved('2024-11-03', '01:30:00', { ...NEW_YORK, timezone: 'America/New_York' });
    expect(answer.written).toBe('2024-11-03T01:30:00-04:00');
    expect(answer.codes).toEqual(['dst_overlap']);
    expect(answer.texts[0]).toContain('timezone "-05:00"');
  });

  test('the second before and after an overlap are shown once', () => {
    const before = resolved('2024-11-03', '00:59:59', { ...NEW_YORK, timezone: 'America/New_York' });
    const after = resolved('2024-11-03', '02:00:00', { ...NEW_YORK, timezone: 'America/New_York' });
    expect(before).toMatchObject({ written: '2024-11-03T00:59:59-04:00', codes: [] });
    expect(after).toMatchObject({ written: '2024-11-03T02:00:00-05:00', codes: [] });
  });

  test('the day that Samoa skipped', () => {
    const answer = resolved('2011-12-30', '12:00:00', {
      latitude: -13.83,
      longitude: -171.77,
      timezone: 'Pacific/Apia',
    });
    expect(answer.written).toBe('2011-12-31T12:00:00+14:00');
    expect(answer.codes).toContain('nonexistent_local_time');
  });
});

describe('local mean time', () => {
  test('before standard time the meridian of the birth counts, not that of the main city of the zone', () => {
    const answer = resolved('1850-01-15', '10:30:00', { ...DELHI, timezone: 'Asia/Kolkata' });
    // 77.209 degrees x 240 s = 18530.16 s; Kolkata's own would be 5:53:28.
    expect(answer.timezone.utcOffsetSeconds).toBe(18530.16);
    expect(answer.unixMs).toBe(Date.UTC(1850, 0, 15, 10, 30) - 18_530_160);
    expect(answer).toMatchObject({ rule: 'local_mean_time', codes: ['local_mean_time'] });
  });

  test('New York kept it to the day of two noons, 1883-11-18', () => {
    const answer = resolved('1883-11-18', '11:30:00', { ...NEW_YORK, timezone: 'America/New_York' });
    expect(answer).toMatchObject({ rule: 'local_mean_time', codes: ['local_mean_time'] });
  });

  test.each([
    // Manila kept the date of America until 1844, Sitka that of Russia until 1867.
    ['Asia/Manila', 14.6, 120.98, '1840-06-01', 120.98 * 240 - 86400],
    ['America/Sitka', 57.05, -135.33, '1860-06-01', -135.33 * 240 + 86400],
  ])('%s keeps the date of its side of the date line', (timezone, latitude, longitude, date, seconds) => {
    const answer = resolved(date, '12:00:00', { latitude, longitude, timezone });
    expect(answer.timezone.utcOffsetSeconds).toBeCloseTo(seconds, 3);
  });

  test.each(['America/Metlakatla', 'Pacific/Saipan'])(
    'at a place half a world from %s it is that of the place',
    (timezone) => {
      const answer = resolved('1700-06-01', '12:00:00', { latitude: 0, longitude: 0, timezone });
      expect(answer.timezone.utcOffsetSeconds).toBe(0);
      expect(answer.written).toBe('1700-06-01T12:00:00+00:00');
    },
  );

  test('it can be requested for any time', () => {
    const answer = resolved('1990-01-15', '10:30:00', { ...DELHI, timezone: 'LMT' });
    expect(answer.timezone).toEqual({ name: 'LMT', source: 'given', utcOffsetSeconds: 18530.16, isDst: false });
    expect(answer).toMatchObject({ rule: 'local_mean_time', codes: [] });
  });
});

describe('city clocks of India', () => {
  test('war time applies in Mumbai, with a warning about Bombay time', () => {
    for (const timezone of ['Asia/Kolkata', null]) {
      const answer = resolved('1943-01-15', '10:30:00', { ...MUMBAI, timezone });
      expect(answer).toMatchObject({ written: '1943-01-15T10:30:00+06:30', codes: ['city_time_in_use'] });
      expect(answer.texts[0]).toContain('timezone "bombay_time"');
    }
  });

  test.each([
    ['bombay_time', MUMBAI, '1930-01-15', '+04:51'],
    ['Bombay Time', MUMBAI, '1955-12-31', '+04:51'],
    ['calcutta_time', KOLKATA, '1940-01-15', '+05:53:20'],
    // Madras local time: the meridian of its observatory, in the tz database as MMT.
    ['railway_time', DELHI, '1893-01-05', '+05:21:10'],
    ['Madras time', DELHI, '1905-12-31', '+05:21:10'],
  ])('%s is used on request', (timezone, place, date, offset) => {
    const answer = resolved(date, '12:00:00', { ...place, timezone });
    expect(answer.timezone.utcOffsetSeconds).toBe(secondsOf(offset));
    expect(answer).toMatchObject({ rule: 'city_time', codes: [] });
  });

  test.each([
    ['calcutta_time', KOLKATA, '1949-01-02'],
    ['bombay_time', MUMBAI, '1990-06-15'],
    ['railway_time', DELHI, '1906-01-01'],
  ])('after its end %s is standard time', (timezone, place, date) => {
    const answer = resolved(date, '12:00:00', { ...place, timezone });
    expect(answer.timezone.utcOffsetSeconds).toBe(19800);
    expect(answer).toMatchObject({ rule: 'standard', codes: ['city_time_ended'] });
  });

  test('other places and later years have no warning', () => {
    expect(resolved('1943-01-15', '10:30:00', { ...DELHI, timezone: 'Asia/Kolkata' }).codes).toEqual([]);
    expect(resolved('1956-01-15', '10:30:00', { ...MUMBAI, timezone: 'Asia/Kolkata' }).codes).toEqual([]);
    expect(resolved('1949-01-15', '10:30:00', { ...KOLKATA, timezone: 'Asia/Kolkata' }).codes).toEqual([]);
    expect(resolved('1943-01-15', '10:30:00', { ...MUMBAI, timezone: '+05:30' }).codes).toEqual([]);
  });
});

describe('warnings to a caller', () => {
  test('a history of its own that other programs merge with a neighbour', () => {
    const amsterdam = { latitude: 52.37, longitude: 4.9, timezone: null };
    expect(resolved('1930-01-01', '12:00:00', amsterdam).codes).toEqual(['zone_history_differs']);
    expect(resolved('1950-01-01', '12:00:00', amsterdam).codes).toEqual([]);
  });

  test('a second clock in use at the same place', () => {
    const answer = resolved('1990-01-01', '12:00:00', { latitude: 43.8, longitude: 87.6, timezone: null });
    expect(answer.codes).toEqual(['timezone_ambiguous']);
  });

  test('a zone on the other side of the world', () => {
    const flipped = { latitude: 28.6139, longitude: -77.209, timezone: 'Asia/Kolkata' };
    expect(resolved('1990-01-01', '12:00:00', flipped).codes).toEqual(['timezone_far_from_place']);
    const kiribati = { latitude: 1.87, longitude: -157.4, timezone: 'Pacific/Kiritimati' };
    expect(resolved('2020-01-01', '12:00:00', kiribati).codes).toEqual([]);
    const kashgar = { latitude: 39.47, longitude: 75.99, timezone: 'Asia/Shanghai' };
    expect(resolved('1990-07-01', '12:00:00', kashgar).codes).toEqual([]);
  });
});

test('an unreadable zone is refused with the correction', () => {
  const read = () => resolved('1990-01-01', '12:00:00', { ...DELHI, timezone: 'IST' });
  expect(read).toThrow(TimezoneError);
  expect(timezoneProblem('IST')).not.toBeNull();
  expect(sayMessage(timezoneProblem('IST')!, 'en')).toContain('Asia/Kolkata');
});

test('a clock built before can be given a date alone', () => {
  const clock = placeClock({ ...DELHI, timezone: 'Asia/Kolkata' });
  expect(instantOnClock(clock, '2026-06-21', '12:00:00').unixMs).toBe(Date.UTC(2026, 5, 21, 6, 30));
});
