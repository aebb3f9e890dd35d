import '../../functions/_shell/placeData.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import {
  exactOffset,
  formatInstant,
  formatJd,
  formatOffset,
  localDate,
  offsetAt,
  placeClock,
} from '../../lib/time/placeClock.ts';
import { isKnownZone } from '../../lib/time/zones.ts';

const INDIA = placeClock({ latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' });
const LOCAL_MEAN = placeClock({ latitude: 28.6139, longitude: 77.209, timezone: 'LMT' });

describe('writing instants', () => {
  test('on the clock of the place', () => {
    expect(formatInstant(INDIA, Date.UTC(1990, 5, 15, 9, 0))).toBe('1990-06-15T14:30:00+05:30');
    expect(formatInstant(INDIA, Date.UTC(1943, 0, 15, 4, 0))).toBe('1943-01-15T10:30:00+06:30');
    expect(formatInstant(INDIA, Date.UTC(2300, 0, 1))).toBe('2300-01-01T05:30:00+05:30');
  });

  test('a part of a second is rounded before the clock is read', () => {
    expect(formatInstant(INDIA, Date.UTC(1990, 5, 15, 9, 0) - 400)).toBe('1990-06-15T14:30:00+05:30');
    const justBeforeChange = Date.UTC(2024, 2, 10, 7, 0) - 300;
    const newYork = placeClock({ latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' });
    expect(formatInstant(newYork, justBeforeChange)).toBe('2024-03-10T03:00:00-04:00');
  });

  test('local mean time: offset to the minute, instant to the second', () => {
    // 77.209 degrees are 5h 08m 50.16s: the written offset is 9.84 s ahead, and so is the clock.
    const noonMs = Date.UTC(1990, 0, 1, 12) - 18_530_160;
    const written = formatInstant(LOCAL_MEAN, noonMs);
    expect(written).toBe('1990-01-01T12:00:10+05:09');
    expect(Math.abs(Date.parse(written) - noonMs)).toBeLessThanOrEqual(500);
  });

  test('from a Julian day', () => {
    // Meeus, Astronomical Algorithms, ch. 7: 2000 January 1.5 is JD 2451545.0.
    expect(formatJd(INDIA, 2451545)).toBe('2000-01-01T17:30:00+05:30');
  });

  test('the civil date changes at midnight of the place', () => {
    expect(localDate(INDIA, Date.UTC(1990, 5, 15, 18, 29, 59))).toBe('1990-06-15');
    expect(localDate(INDIA, Date.UTC(1990, 5, 15, 18, 30))).toBe('1990-06-16');
  });
});

test('offsets as text', () => {
  expect([19800, -12600, 0, 18530.16, -2670].map(formatOffset)).toEqual([
    '+05:30',
    '-03:30',
    '+00:00',
    '+05:09',
    '-00:44',
  ]);
  expect([19800, 21200, -2670, -3600].map(exactOffset)).toEqual(['+05:30', '+05:53:20', '-00:44:30', '-01:00']);
});

test('a fixed offset never changes', () => {
  const clock = placeClock({ latitude: 0, longitude: 0, timezone: '-0330' });
  expect(clock).toMatchObject({ name: '-03:30', source: 'given' });
  expect(offsetAt(clock, Date.UTC(1700, 0, 1))).toEqual({ utcOffsetSeconds: -12600, isDst: false });
});

test('any instant is written as the platform writes it', () => {
  const clock = placeClock({ latitude: 0, longitude: 0, timezone: '+00:00' });
  for (const start of [
    '0001-01-01',
    '0999-12-31',
    '1583-03-01',
    '1900-02-28',
    '2000-02-29',
    '2400-12-31',
    '9998-12-31',
  ]) {
    for (let hours = 0; hours < 100; hours++) {
      const unixMs = Date.parse(`${start}T00:00:00Z`) + hours * 3_607_000;
      expect(formatInstant(clock, unixMs)).toBe(new Date(unixMs).toISOString().replace('.000Z', '+00:00'));
    }
  }
});

describe('zones from coordinates', () => {
  test.each([
    ['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
    // Border towns that coarse maps give to the neighbour.
    ['Jaigaon', 26.85, 89.376, 'Asia/Kolkata'],
    ['Munabao', 25.744, 70.279, 'Asia/Kolkata'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Amsterdam', 52.37, 4.9, 'Europe/Amsterdam'],
    ['the Atlantic', 10, -30, 'Etc/GMT+2'],
    ['the North Pole', 90, 0, 'Etc/GMT'],
    ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
    ['the date line, east', 0, 180, 'Etc/GMT-12'],
    ['the date line, west', 0, -180, 'Etc/GMT+12'],
    ['null island', 0, 0, 'Etc/GMT'],
  ])('%s', (_place, latitude, longitude, name) => {
    expect(placeClock({ latitude, longitude })).toMatchObject({ name, source: 'derived' });
  });

  test('every zone on the map is in the database', () => {
    const map = createRequire(import.meta.url)
      .resolve('geo-tz/all')
      .replace(/dist.*/, 'data/timezones.geojson.index.json');
    const { timezones } = JSON.parse(readFileSync(map, 'utf8')) as { timezones: string[] };
    expect(timezones.length).toBeGreaterThan(400);
    expect(timezones.filter((name) => !isKnownZone(name))).toEqual([]);
  });
});
