import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import { placeClock } from '../../lib/time/civilTime.ts';
import { placeWarnings } from '../../lib/birth/placeWarnings.ts';

const NOON_MS = Date.UTC(1990, 5, 15, 12);

function codesAt(latitude: number, longitude: number, timezone: string | null = null): string[] {
  const place = { latitude, longitude };
  return placeWarnings(place, placeClock({ ...place, timezone }), NOON_MS).map(({ code }) => code);
}

test.each([
  [0, 0, ['null_island']],
  [90, 0, ['polar_latitude']],
  [-90, 120, ['polar_latitude']],
  [0, 20, []],
  [20, 0, []],
  [89.9, 0, []],
])('latitude %d, longitude %d', (latitude, longitude, codes) => {
  expect(codesAt(latitude, longitude)).toEqual(codes);
});

/** Towns by their coordinates as an atlas has them, and their time zone. */
const TOWNS: [town: string, latitude: number, longitude: number, timezone: string][] = [
  ['Delhi', 28.6139, 77.209, 'Asia/Kolkata'],
  ['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
  ['Chennai', 13.0827, 80.2707, 'Asia/Kolkata'],
  ['Bengaluru', 12.9716, 77.5946, 'Asia/Kolkata'],
  ['Thiruvananthapuram', 8.5241, 76.9366, 'Asia/Kolkata'],
  ['Srinagar', 34.0837, 74.7973, 'Asia/Kolkata'],
  ['Karachi', 24.8607, 67.0011, 'Asia/Karachi'],
  ['New York', 40.7128, -74.006, 'America/New_York'],
  ['Berlin', 52.52, 13.405, 'Europe/Berlin'],
];

describe('latitude and longitude exchanged', () => {
  test.each(TOWNS)('%s', (_, latitude, longitude, timezone) => {
    expect(codesAt(longitude, latitude, timezone)).toEqual(['coordinates_look_swapped']);
  });

  test.each(TOWNS.filter(([town]) => town !== 'Karachi'))('%s, its time zone derived', (_, latitude, longitude) => {
    expect(codesAt(longitude, latitude)).toEqual(['coordinates_look_swapped']);
  });

  test('not where people live at both places: Karachi exchanged is in Lapland', () => {
    expect(codesAt(67.0011, 24.8607)).toEqual([]);
  });
});

describe('nothing is said of places as they are', () => {
  test.each([
    ...TOWNS,
    // Beyond the polar circle, and where the clock is far from the sun.
    ['Tromso', 69.6492, 18.9553, 'Europe/Oslo'],
    ['Murmansk', 68.9707, 33.0826, 'Europe/Moscow'],
    ['Utqiagvik', 71.2906, -156.7886, 'America/Anchorage'],
    ['Longyearbyen', 78.2232, 15.6267, 'Arctic/Longyearbyen'],
    ['Kashgar', 39.47, 75.99, 'Asia/Shanghai'],
    ['Madrid', 40.4168, -3.7038, 'Europe/Madrid'],
    ['Reykjavik', 64.1466, -21.9426, 'Atlantic/Reykjavik'],
  ] as typeof TOWNS)('%s', (_, latitude, longitude, timezone) => {
    expect(codesAt(latitude, longitude, timezone)).toEqual([]);
    expect(codesAt(latitude, longitude)).toEqual([]);
  });
});
