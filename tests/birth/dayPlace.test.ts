import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import type { BirthMoment } from '../../lib/birth/castBirth.ts';
import { placeClock, resolveCivilTime } from '../../lib/time/civilTime.ts';
import { dayPlace } from '../../lib/birth/dayPlace.ts';
import { offsetAt } from '../../lib/time/placeClock.ts';
import { ZONE_PLACES } from '../../lib/time/tables/zonePlaces.ts';
import { knownNames } from '../../lib/time/zones.ts';

const BIRTH: BirthMoment = {
  jdUT: 2448057.875,
  jdTT: 2448057.875,
  time: resolveCivilTime({ date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209 }),
  latitudeDeg: 28.6139,
  longitudeDeg: 77.209,
};

test('the birth place, where no location is given', () => {
  for (const location of [null, undefined]) {
    expect(dayPlace(location, BIRTH)).toEqual({
      latitudeDeg: 28.6139,
      longitudeDeg: 77.209,
      clock: BIRTH.time.clock,
      source: 'birth',
      isUnderstood: true,
    });
  }
});

test('coordinates, with the time zone given or derived', () => {
  const apia = { latitude: -13.8333, longitude: -171.7667 };
  expect(dayPlace(apia, BIRTH)).toMatchObject({
    latitudeDeg: -13.8333,
    longitudeDeg: -171.7667,
    source: 'current_location',
    clock: { name: 'Pacific/Apia', source: 'derived' },
  });
  expect(dayPlace({ ...apia, timezone: '-11:00' }, BIRTH).clock).toMatchObject({ name: '-11:00', source: 'given' });
});

// Degrees and minutes of zone.tab, by hand: London +513030-0000731, Kolkata +2232+08822, Los Angeles +340308-1181434.
test.each([
  ['Europe/London', 'Europe/London', 51 + 30.5 / 60, -(7 + 31 / 60) / 60],
  ['asia/kolkata', 'Asia/Kolkata', 22 + 32 / 60, 88 + 22 / 60],
  ['Asia/Calcutta', 'Asia/Kolkata', 22 + 32 / 60, 88 + 22 / 60],
  ['US/Pacific', 'America/Los_Angeles', 34 + (3 + 8 / 60) / 60, -(118 + (14 + 34 / 60) / 60)],
])('the main place of %s', (timezone, zone, latitudeDeg, longitudeDeg) => {
  for (const location of [timezone, ` ${timezone} `, { timezone }]) {
    const place = dayPlace(location, BIRTH);
    expect(place).toMatchObject({ source: 'zone', clock: { name: zone } });
    expect(place.latitudeDeg).toBeCloseTo(latitudeDeg, 3);
    expect(place.longitudeDeg).toBeCloseTo(longitudeDeg, 3);
  }
});

test.each<[string, unknown, string, number, number]>([
  ['"lat,lon"', '51.5074,-0.1278', 'current_location', 51.5074, -0.1278],
  ['"lat lon"', ' 51.5074 -0.1278 ', 'current_location', 51.5074, -0.1278],
  ['numeric texts', { latitude: '51.5074', longitude: '-0.1278' }, 'current_location', 51.5074, -0.1278],
  ['lat, lng', { lat: 51.5074, lng: -0.1278 }, 'current_location', 51.5074, -0.1278],
  ['Lat, Lon', { Lat: 51.5074, Lon: -0.1278 }, 'current_location', 51.5074, -0.1278],
  // GeoNames: London 51.50853, -0.12574; Mumbai 19.07283, 72.88261; Bengaluru 12.97194, 77.59369.
  ['a town', 'London', 'town', 51.5085, -0.1257],
  ['a town by its old name', 'bombay', 'town', 19.0728, 72.8826],
  ['a town in Hindi', 'बेंगलुरु', 'town', 12.9719, 77.5937],
  ['a town in an object', { city: 'Mumbai' }, 'town', 19.0728, 72.8826],
])('%s', (_, location, source, latitudeDeg, longitudeDeg) => {
  const place = dayPlace(location, BIRTH);
  expect(place).toMatchObject({ source, isUnderstood: true });
  expect(place.latitudeDeg).toBeCloseTo(latitudeDeg, 3);
  expect(place.longitudeDeg).toBeCloseTo(longitudeDeg, 3);
});

test.each<[string, unknown]>([
  ['a number', 5],
  ['a list', [51.5, -0.1]],
  ['an object of something else', { x: 1 }],
  ['no town', 'Xyzzy'],
  ['half a place', { latitude: 51.5 }],
  ['no latitude', { latitude: 95, longitude: 0 }],
  ['a zone of no place', 'UTC'],
])('%s is not understood, and the birth place stands', (_, location) => {
  expect(dayPlace(location, BIRTH)).toMatchObject({ source: 'birth', isUnderstood: false, latitudeDeg: 28.6139 });
});

test('a time zone that is none is derived from the coordinates, and said to be so', () => {
  const place = dayPlace({ latitude: 51.5074, longitude: -0.1278, timezone: 'Europ/London' }, BIRTH);
  expect(place).toMatchObject({ source: 'current_location', isUnderstood: false, clock: { name: 'Europe/London' } });
});

describe('the places of zones', () => {
  test('every zone has one, but those that are of no place', () => {
    const without = knownNames().filter((name) => dayPlace({ timezone: name }, BIRTH).source !== 'zone');
    const placeless = /^(etc\/.*|gmt.*|greenwich|uct|utc|universal|zulu|(cst6cdt|est5edt|mst7mdt|pst8pdt))$/;
    expect(without.filter((name) => !placeless.test(name))).toEqual([]);
    expect(without.length).toBeGreaterThan(20);
  });

  test('stand where the clock is that of the zone', () => {
    const rows = ZONE_PLACES.trim().split('\n');
    expect(rows).toHaveLength(418);
    const winterMs = Date.UTC(2026, 0, 15);
    const summerMs = Date.UTC(2026, 6, 15);
    const strangers = rows.filter((row) => {
      const [timezone, latitude, longitude] = row.split(' ') as [string, string, string];
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      const [named, there] = [placeClock({ ...place, timezone }), placeClock(place)];
      const isSame = (unixMs: number) =>
        offsetAt(named, unixMs).utcOffsetSeconds === offsetAt(there, unixMs).utcOffsetSeconds;
      return !isSame(winterMs) || !isSame(summerMs);
    });
    expect(strangers.map((row) => row.split(' ')[0])).toEqual([]);
  });
});
