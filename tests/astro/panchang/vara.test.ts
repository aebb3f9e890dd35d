import { describe, expect, test } from '@jest/globals';
import { varaDay } from '../../../lib/astro/panchang/vara.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

const onClock = (hoursEast: number) => (jdUT: number) => jdUT + hoursEast / 24;

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const delhi = (jdUT: number, convention: 'visible' | 'hindu' = 'visible') =>
  varaDay(jdUT, DELHI, convention, ephemeris, onClock(5.5));

describe('from sunrise to sunrise', () => {
  // 2024-01-15 was a Monday; the Sun rose over Delhi at about 07:15.
  const at = (day: number, hour: number) => jdFromDate(2024, 1, day) + (hour - 5.5) / 24;

  test.each([
    ['an hour before sunrise it is still Sunday', 15, 6.25, 0, 14],
    ['an hour after it Monday', 15, 8.25, 1, 15],
    ['in the evening too', 15, 22, 1, 15],
    ['and after midnight', 16, 3, 1, 15],
  ])('%s', (_, day, hour, varaIndex, sunriseDay) => {
    const found = delhi(at(day, hour));
    expect(found).toMatchObject({ varaIndex, reason: null });
    expect(Math.abs(found.sunriseJdUT! - at(sunriseDay, 7.25)) * 24).toBeLessThan(0.1);
    expect(Math.abs(found.sunsetJdUT! - at(sunriseDay, 17.75)) * 24).toBeLessThan(0.1);
  });

  test('the day begins with the instant of sunrise', () => {
    const { sunriseJdUT } = delhi(at(15, 12));
    expect(delhi(sunriseJdUT! - 1e-6).varaIndex).toBe(0);
    expect(delhi(sunriseJdUT! + 1e-6).varaIndex).toBe(1);
  });

  test('the middle of the disc comes up some minutes after its edge, and the day with it', () => {
    const visible = delhi(at(15, 12)).sunriseJdUT!;
    const hindu = delhi(at(15, 12), 'hindu').sunriseJdUT!;
    const between = (visible + hindu) / 2;
    expect((hindu - visible) * 24 * 60).toBeGreaterThan(3);
    expect([delhi(between).varaIndex, delhi(between, 'hindu').varaIndex]).toEqual([1, 0]);
  });
});

interface RiseSets {
  rows: { lat: number; lon: number; day0_ut: number; almanac34: { sunrise: number | null; sunset: number | null } }[];
}

test('sunrise and sunset are those of the reference', () => {
  let compared = 0;
  for (const { lat, lon, almanac34 } of golden<RiseSets>('ephemeris/riseset').rows) {
    const { sunrise, sunset } = almanac34;
    if (sunrise === null || sunset === null || sunset < sunrise) continue;
    const place = { latitudeDeg: lat, longitudeDeg: lon };
    const found = varaDay((sunrise + sunset) / 2, place, 'visible', ephemeris, onClock(0));
    expect(Math.abs(found.sunriseJdUT! - sunrise) * SECONDS_PER_DAY).toBeLessThan(0.02);
    expect(Math.abs(found.sunsetJdUT! - sunset) * SECONDS_PER_DAY).toBeLessThan(0.02);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(40);
});

describe('near the pole', () => {
  const TROMSO = { latitudeDeg: 69.65, longitudeDeg: 18.96 };

  test.each([
    // Days of the week by the calendar: 2024-06-21 a Friday, 2024-12-21 a Saturday. Noon is near 10:46 UT, then 10:42.
    ['polar_day', jdFromDate(2024, 6, 21) + 0.5, 2, 5],
    ['polar_day', jdFromDate(2024, 6, 21) + 5 / 24, 2, 5],
    ['polar_day', jdFromDate(2024, 6, 21) + 4.5 / 24, 2, 4],
    ['polar_night', jdFromDate(2024, 12, 21) + 0.5, 1, 6],
    ['polar_night', jdFromDate(2024, 12, 21) + 4.5 / 24, 1, 5],
  ])(
    '%s at JD %d: from six hours before noon, named by the date of that noon',
    (reason, jdUT, hoursEast, varaIndex) => {
      expect(varaDay(jdUT, TROMSO, 'visible', ephemeris, onClock(hoursEast))).toEqual({
        varaIndex,
        sunriseJdUT: null,
        sunsetJdUT: null,
        reason,
      });
    },
  );

  test('the poles themselves', () => {
    for (const latitudeDeg of [90, -90]) {
      const found = varaDay(
        jdFromDate(2024, 6, 21),
        { latitudeDeg, longitudeDeg: 0 },
        'visible',
        ephemeris,
        onClock(0),
      );
      expect(found.reason).toBe(latitudeDeg > 0 ? 'polar_day' : 'polar_night');
    }
  });

  test('where the Sun rises before midnight, twice on one date, each day still has its own vara', () => {
    // Vardo in 1975, when Norway kept no summer time: in the spring before its polar day the Sun is lowest at 22:52.
    const vardo = { latitudeDeg: 70.37, longitudeDeg: 31.1 };
    const clock = onClock(1);
    const days = Array.from({ length: 24 }, (_, day) =>
      varaDay(jdFromDate(1975, 5, 1 + day) + 10 / 24, vardo, 'visible', ephemeris, clock),
    );
    const risen = days.flatMap(({ sunriseJdUT }) => (sunriseJdUT === null ? [] : [clock(sunriseJdUT) + 0.5]));
    expect((risen[0]! % 1) * 24).toBeLessThan(3);
    expect((risen.at(-1)! % 1) * 24).toBeGreaterThan(22);
    const dates = risen.map(Math.floor);
    expect(new Set(dates).size).toBe(dates.length - 1);
    expect(days.at(-1)!.reason).toBe('polar_day');
    // 1975-05-01 was a Thursday.
    expect(days.map(({ varaIndex }) => varaIndex)).toEqual(days.map((_, i) => (4 + i) % 7));
  });
});

test('beyond the date line the clock decides the day', () => {
  // Apia keeps +13 at 171.77 degrees west: Monday, 2024-01-15, 12:00 there is Sunday 23:00 UT.
  const apia = { latitudeDeg: -13.83, longitudeDeg: -171.77 };
  const found = varaDay(jdFromDate(2024, 1, 14) + 23 / 24, apia, 'visible', ephemeris, onClock(13));
  expect(found).toMatchObject({ varaIndex: 1, reason: null });
});
