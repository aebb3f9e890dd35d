import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { altitudeExcess, type RisingBody } from '../../../lib/astro/earth/diurnal.ts';
import {
  altitudeCrossings,
  firstOnHorizonJdUT,
  riseSet,
  RISING_RULES,
  transitJdUT,
  TWILIGHT_RULES,
} from '../../../lib/astro/earth/riseSet.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

type Events = Record<'sunrise' | 'sunset' | 'moonrise' | 'moonset', number | null>;

const golden = JSON.parse(readFileSync(new URL('../../golden/ephemeris/riseset.json', import.meta.url), 'utf8')) as {
  rows: { date: string; lat: number; lon: number; day0_ut: number; almanac34: Events; hindu: Events }[];
};

/** Beyond 60 degrees the Moon's path meets the horizon at so small an angle that little moves its rising far. */
const toleranceSeconds = (body: RisingBody, latitudeDeg: number) =>
  body === 'sun' ? 0.02 : Math.abs(latitudeDeg) < 60 ? 0.2 : 0.5;

describe.each([
  ['visible', 'almanac34'],
  ['hindu', 'hindu'],
] as const)('%s, which the reference calls %s', (convention, column) => {
  test.each(['sun', 'moon'] as const)('the %s, on 150 days', (body) => {
    expect(golden.rows).toHaveLength(150);
    for (const row of golden.rows) {
      const place = { latitudeDeg: row.lat, longitudeDeg: row.lon };
      const { riseJdUT, setJdUT } = riseSet(body, convention, row.day0_ut, place, ephemeris);
      const pairs = [
        [riseJdUT, row[column][`${body}rise`]],
        [setJdUT, row[column][`${body}set`]],
      ] as const;
      for (const [ours, reference] of pairs) {
        expect(ours === null).toBe(reference === null);
        const seconds = Math.abs((ours ?? 0) - (reference ?? 0)) * SECONDS_PER_DAY;
        expect(seconds).toBeLessThan(toleranceSeconds(body, row.lat));
      }
    }
  });
});

test('a rising or a setting alone is that of both together', () => {
  for (const row of golden.rows) {
    const place = { latitudeDeg: row.lat, longitudeDeg: row.lon };
    const alone = (event: 'rising' | 'setting') =>
      firstOnHorizonJdUT(event, 'sun', 'visible', row.day0_ut, place, ephemeris, 1);
    const { riseJdUT, setJdUT } = riseSet('sun', 'visible', row.day0_ut, place, ephemeris);
    expect([alone('rising'), alone('setting')]).toEqual([riseJdUT, setJdUT]);
  }
});

describe('days without rising', () => {
  const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };

  test('polar day', () => {
    const day = riseSet('sun', 'visible', jdFromDate(2024, 6, 21) - 2 / 24, tromso, ephemeris);
    expect(day).toEqual({ riseJdUT: null, setJdUT: null, isUpAtStart: true });
  });

  test('polar night', () => {
    const day = riseSet('sun', 'visible', jdFromDate(2024, 12, 21) - 1 / 24, tromso, ephemeris);
    expect(day).toEqual({ riseJdUT: null, setJdUT: null, isUpAtStart: false });
  });

  test('the next rising is found when the span is long enough', () => {
    // The polar night of Tromso lasts from the end of November to the middle of January.
    const { riseJdUT } = riseSet('sun', 'visible', jdFromDate(2024, 12, 1), tromso, ephemeris, 60);
    expect(riseJdUT).toBeGreaterThan(jdFromDate(2025, 1, 13));
    expect(riseJdUT).toBeLessThan(jdFromDate(2025, 1, 18));
  });

  test('one moonrise in a month is missing', () => {
    const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
    const month = Array.from({ length: 30 }, (_, day) =>
      riseSet('moon', 'visible', jdFromDate(2024, 4, 1 + day) - 5.5 / 24, delhi, ephemeris),
    );
    expect(month.filter(({ riseJdUT }) => riseJdUT === null)).toHaveLength(1);
    expect(month.filter(({ setJdUT }) => setJdUT === null)).toHaveLength(1);
  });
});

test('nothing is lost between the samples: as many events as on a grid of two minutes', () => {
  const gridMinutes = 2;
  const pointsPerDay = (24 * 60) / gridMinutes;
  for (let i = 0; i < 300; i++) {
    const startJdUT = 2380000 + i * 617.31;
    const place = { latitudeDeg: (i % 2 ? -1 : 1) * (60 + ((i * 7.3) % 30)), longitudeDeg: (i * 47) % 180 };
    const body = i % 3 ? 'moon' : 'sun';
    const excess = altitudeExcess(body, RISING_RULES.visible, { startJdUT, days: 1 }, place, ephemeris);
    const isUp = Array.from({ length: pointsPerDay + 1 }, (_, k) => excess(startJdUT + k / pointsPerDay) >= 0);
    const { riseJdUT, setJdUT, isUpAtStart } = riseSet(body, 'visible', startJdUT, place, ephemeris);
    expect(riseJdUT !== null).toBe(isUp.some((up, k) => up && k > 0 && !isUp[k - 1]));
    expect(setJdUT !== null).toBe(isUp.some((up, k) => !up && k > 0 && isUp[k - 1]!));
    expect(isUpAtStart).toBe(isUp[0]);
  }
});

describe('twilight', () => {
  // At the equator, on the day of an equinox, the Sun goes straight down, 15 degrees an hour.
  const place = { latitudeDeg: 0, longitudeDeg: 0 };
  const dayStartJdUT = jdFromDate(2024, 3, 20);
  const noonJdUT = transitJdUT('sun', dayStartJdUT, place, ephemeris)!;

  test.each(['civil', 'nautical', 'astronomical'] as const)('%s', (kind) => {
    const rule = TWILIGHT_RULES[kind];
    const { riseJdUT, setJdUT } = altitudeCrossings('sun', rule, dayStartJdUT, place, ephemeris);
    const hours = (90 - rule.altitudeDeg) / 15;
    expect(Math.abs((noonJdUT - riseJdUT!) * 24 - hours) * 3600).toBeLessThan(10);
    expect(Math.abs((setJdUT! - noonJdUT) * 24 - hours) * 3600).toBeLessThan(10);
  });
});

describe('solar noon', () => {
  // Greatest equations of time around 2000 (Meeus, Astronomical Algorithms, ch. 28), minutes and seconds.
  test.each([
    ['February 11', jdFromDate(2000, 2, 11), -(14 * 60 + 15)],
    ['May 13', jdFromDate(2000, 5, 13), 3 * 60 + 41],
    ['July 26', jdFromDate(2000, 7, 26), -(6 * 60 + 32)],
    ['November 3', jdFromDate(2000, 11, 3), 16 * 60 + 25],
  ])('at Greenwich on %s', (_, dayStartJdUT, equationSeconds) => {
    const noonJdUT = transitJdUT('sun', dayStartJdUT, { latitudeDeg: 51.48, longitudeDeg: 0 }, ephemeris)!;
    const aheadOfNoonSeconds = (dayStartJdUT + 0.5 - noonJdUT) * SECONDS_PER_DAY;
    expect(Math.abs(aheadOfNoonSeconds - equationSeconds)).toBeLessThan(3);
  });

  test('comes an hour earlier 15 degrees further east', () => {
    const noonAt = (longitudeDeg: number) =>
      transitJdUT('sun', jdFromDate(2024, 9, 1), { latitudeDeg: 20, longitudeDeg }, ephemeris)!;
    // The equation of time changes by 19 s a day at most, 0.8 s in this hour.
    expect(Math.abs((noonAt(15) - noonAt(30)) * 24 - 1) * 3600).toBeLessThan(1);
  });

  test('stands halfway between sunrise and sunset, to some seconds near a solstice', () => {
    const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
    const dayStartJdUT = jdFromDate(2024, 6, 20) - 5.5 / 24;
    const { riseJdUT, setJdUT } = riseSet('sun', 'visible', dayStartJdUT, place, ephemeris);
    const noonJdUT = transitJdUT('sun', dayStartJdUT, place, ephemeris)!;
    expect(Math.abs(noonJdUT - (riseJdUT! + setJdUT!) / 2) * SECONDS_PER_DAY).toBeLessThan(5);
  });
});

test('the Moon culminates once in 24 h 50 min, so not on every day', () => {
  const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
  const transits = Array.from({ length: 59 }, (_, day) =>
    transitJdUT('moon', jdFromDate(2024, 4, 1 + day), place, ephemeris),
  );
  expect(transits.filter((jdUT) => jdUT === null)).toHaveLength(2);
});
