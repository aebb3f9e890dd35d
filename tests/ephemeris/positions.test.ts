import { describe, expect, test } from '@jest/globals';
import { wrap180 } from '../../lib/astro/angle.ts';
import {
  BODY,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  READING_LENGTH,
  VALUES_PER_BODY,
  type Body,
} from '../../lib/astro/ephemeris.ts';
import { jdFromDate } from '../../lib/astro/time.ts';
import { ephemeris } from '../support/ephemeris.ts';
import { golden } from '../support/golden.ts';

/** Tropical longitude and latitude (degrees), distance (AU), rate of the tropical longitude (degrees per day). */
type Place = readonly [longitudeDeg: number, latitudeDeg: number, distanceAU: number, speedDegPerDay: number, number];
type Row = Readonly<Record<Body, Place>> & { readonly jd_tt: number };

interface Errors {
  longitudeArcsec: number;
  latitudeArcsec: number;
  distance: number;
  speedArcsecPerDay: number;
}

const { rows } = golden<{ readonly rows: readonly Row[] }>('ephemeris/positions');
const modernRows = rows.filter((row) => row.jd_tt >= jdFromDate(1800, 1, 1) && row.jd_tt < jdFromDate(2101, 1, 1));
const fittedRows = modernRows.filter((row) => row.jd_tt >= jdFromDate(1972, 1, 1));

const BODIES = Object.keys(BODY) as Body[];
const isNode = (body: Body) => body === 'meanNode' || body === 'trueNode';
const NEAR_SUN_DEG = 0.5;

/**
 * Arcseconds in longitude and latitude. JPL's own ephemerides differ by 0.1-0.25 (Moon) and 0.05 (Jupiter, Mars) at the
 * far ends; ours follows DE438 and from 1972 to 2100 DE441, the golden values DE431. The mean node is the published polynomial, theirs another fit.
 */
const POSITION_1800_2100 = {
  sun: 0.009,
  moon: 0.036,
  mercury: 0.012,
  venus: 0.017,
  mars: 0.068,
  jupiter: 0.031,
  saturn: 0.022,
  trueNode: 0.1,
  meanNode: 0.17,
};
/** Where the second corrections, fitted to JPL Horizons, do their work; these rows had no part in the fit. */
const POSITION_1972_2100 = { ...POSITION_1800_2100, moon: 0.017, mars: 0.02, jupiter: 0.02, saturn: 0.013 };
const POSITION_1600_2400 = {
  sun: 0.009,
  moon: 0.2,
  mercury: 0.012,
  venus: 0.017,
  mars: 0.07,
  jupiter: 0.055,
  saturn: 0.023,
  trueNode: 0.18,
  meanNode: 0.6,
};
/** Arcseconds a day. The rates printed by the reference for the Moon and the true node are off its own positions. */
const SPEED = {
  sun: 0.005,
  moon: 0.3,
  mercury: 0.04,
  venus: 0.01,
  mars: 0.01,
  jupiter: 0.015,
  saturn: 0.015,
  trueNode: 0.6,
  meanNode: 0.001,
};
const DISTANCE = 2e-7;

describe.each([
  ['1972-2100', fittedRows, POSITION_1972_2100, 140],
  ['1800-2100', modernRows, POSITION_1800_2100, 240],
  ['1600-2400', rows, POSITION_1600_2400, 300],
] as const)('places of %s', (_span, spanRows, tolerances, leastRows) => {
  test('the golden file fills the span', () => {
    expect(spanRows.length).toBeGreaterThanOrEqual(leastRows);
  });

  test.each(BODIES)('%s', (body) => {
    const worst = worstErrors(body, awayFromSun(body, spanRows));
    expect(worst.longitudeArcsec).toBeLessThan(tolerances[body]);
    expect(worst.latitudeArcsec).toBeLessThan(tolerances[body]);
    expect(worst.speedArcsecPerDay).toBeLessThan(SPEED[body]);
    if (!isNode(body)) expect(worst.distance).toBeLessThan(DISTANCE);
  });
});

test.each(['mercury', 'venus'] as const)('%s within half a degree of the Sun', (body) => {
  const near = rows.filter((row) => !awayFromSun(body, [row]).length);
  expect(near.length).toBeGreaterThan(0);
  const worst = worstErrors(body, near);
  expect(worst.longitudeArcsec).toBeLessThan(0.5);
  expect(worst.latitudeArcsec).toBeLessThan(0.5);
  expect(worst.speedArcsecPerDay).toBeLessThan(3);
});

test('the nodes lie on the ecliptic and have no distance', () => {
  const reading = readingAt(2451545);
  for (const body of ['meanNode', 'trueNode'] as const) {
    const at = BODY[body] * VALUES_PER_BODY;
    expect([reading[at + 1], reading[at + 2]]).toEqual([0, 0]);
  }
});

test('one body has the same values alone as among all', () => {
  const alone = new Float64Array(VALUES_PER_BODY);
  for (const { jd_tt: jdTT } of rows) {
    const all = readingAt(jdTT);
    for (const body of BODIES) {
      ephemeris.readBody(BODY[body], jdTT, alone);
      const at = BODY[body] * VALUES_PER_BODY;
      expect([body, ...alone]).toEqual([body, ...all.subarray(at, at + VALUES_PER_BODY)]);
    }
  }
});

function awayFromSun(body: Body, from: readonly Row[]): readonly Row[] {
  if (body === 'sun' || body === 'moon' || isNode(body)) return from;
  return from.filter((row) => Math.hypot(wrap180(row[body][0] - row.sun[0]), row[body][1]) >= NEAR_SUN_DEG);
}

function worstErrors(body: Body, from: readonly Row[]): Errors {
  const worst: Errors = { longitudeArcsec: 0, latitudeArcsec: 0, distance: 0, speedArcsecPerDay: 0 };
  for (const row of from) {
    const errors = errorsOf(body, row);
    for (const key of Object.keys(worst) as (keyof Errors)[]) worst[key] = Math.max(worst[key], errors[key]);
  }
  return worst;
}

/** The golden longitudes and rates are on the true equinox, so nutation and its rate are added to ours. */
function errorsOf(body: Body, row: Row): Errors {
  const [longitudeDeg, latitudeDeg, distanceAU, speedDegPerDay] = row[body];
  const reading = readingAt(row.jd_tt);
  const at = BODY[body] * VALUES_PER_BODY;
  const tropicalDeg = reading[at]! + reading[NUTATION_LONGITUDE]!;
  const tropicalSpeed = reading[at + 3]! + nutationDegPerDay(row.jd_tt);
  return {
    longitudeArcsec: Math.abs(wrap180(tropicalDeg - longitudeDeg)) * 3600,
    latitudeArcsec: Math.abs(reading[at + 1]! - latitudeDeg) * 3600,
    distance: Math.abs(reading[at + 2]! / distanceAU - 1),
    speedArcsecPerDay: Math.abs(tropicalSpeed - speedDegPerDay) * 3600,
  };
}

function nutationDegPerDay(jdTT: number): number {
  const stepDays = 0.05;
  const [before, after] = [readingAt(jdTT - stepDays), readingAt(jdTT + stepDays)];
  return (after[NUTATION_LONGITUDE]! - before[NUTATION_LONGITUDE]!) / (2 * stepDays);
}

function readingAt(jdTT: number): Float64Array {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris.readAll(jdTT, reading);
  return reading;
}

test('nutation read alone is that of the whole reading', () => {
  const alone = new Float64Array(VALUES_PER_BODY);
  for (const jdTT of [2305447.5, 2415020.25, 2451545, 2460000.123, 2598000]) {
    const reading = readingAt(jdTT);
    ephemeris.readNutation(jdTT, alone);
    expect([alone[0], alone[1]]).toEqual([reading[NUTATION_LONGITUDE], reading[NUTATION_OBLIQUITY]]);
  }
});
