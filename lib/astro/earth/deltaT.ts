/** Delta T = TT - UT1: how far the turning Earth has fallen behind an even clock. */

import { decimalYear, jdFromDate, SECONDS_PER_DAY } from '../time.ts';
import { DELTA_T_FIRST_JANUARY_YEAR, DELTA_T_JANUARY_SECONDS, DELTA_T_SEGMENTS } from './tables/deltaT.ts';

const FIRST_OBSERVED_YEAR = DELTA_T_FIRST_JANUARY_YEAR + 1;
const LAST_OBSERVED_YEAR = DELTA_T_FIRST_JANUARY_YEAR + DELTA_T_JANUARY_SECONDS.length - 1;
const FIRST_OBSERVED_JD = jdFromDate(FIRST_OBSERVED_YEAR, 1, 1);
const LAST_OBSERVED_JD = jdFromDate(LAST_OBSERVED_YEAR, 1, 1);

const YEARS_PER_LEAP_CYCLE = 4;
const DAYS_PER_LEAP_CYCLE = 1461;
const DAYS_OF_LEAP_YEAR = 366;
const DAYS_OF_YEAR = 365;

/** Years over which the difference between prediction and last observed value fades to nothing. */
const FADING_YEARS = 100;
const LAST_OBSERVED_DECIMAL_YEAR = decimalYear(LAST_OBSERVED_JD);
const LAST_EXCESS_SECONDS =
  DELTA_T_JANUARY_SECONDS[DELTA_T_JANUARY_SECONDS.length - 1]! - longTermSeconds(LAST_OBSERVED_DECIMAL_YEAR);

/** The observed values with one more behind them, so that the last year can be interpolated like the others. */
const JANUARY_SECONDS = Float64Array.of(
  ...DELTA_T_JANUARY_SECONDS,
  predictedSeconds(jdFromDate(LAST_OBSERVED_YEAR + 1, 1, 1)),
);

/**
 * Returns Delta T in seconds.
 *
 * Until 1952 from the spline of Stephenson, Morrison and Hohenkerk, then interpolated between yearly observed values;
 * after the last of them it is a prediction, uncertain by some seconds in 2050. The spline
 * begins in -720; what this returns for earlier dates has no meaning.
 */
export function deltaTSeconds(jdUT: number): number {
  if (jdUT >= LAST_OBSERVED_JD) return predictedSeconds(jdUT);
  return jdUT >= FIRST_OBSERVED_JD ? observedSeconds(jdUT) : splineSeconds(jdUT);
}

/** Returns the Terrestrial Time of a moment of Universal Time, both as Julian days. */
export function ttFromUt(jdUT: number): number {
  return jdUT + deltaTSeconds(jdUT) / SECONDS_PER_DAY;
}

/** Returns the Universal Time of a moment of Terrestrial Time, both as Julian days. */
export function utFromTt(jdTT: number): number {
  // Delta T drifts by less than 1e-6 s per second, so the second step is good to a billionth of a second.
  const nearlyJdUT = jdTT - deltaTSeconds(jdTT) / SECONDS_PER_DAY;
  return jdTT - deltaTSeconds(nearlyJdUT) / SECONDS_PER_DAY;
}

function splineSeconds(jdUT: number): number {
  let index = 0;
  let beyond = DELTA_T_SEGMENTS.length;
  while (beyond - index > 1) {
    const middle = (index + beyond) >> 1;
    if (DELTA_T_SEGMENTS[middle]![0] <= jdUT) index = middle;
    else beyond = middle;
  }
  const segment = DELTA_T_SEGMENTS[index]!;
  const u = (jdUT - segment[0]) / (segment[1] - segment[0]);
  const spline = segment[2] + u * (segment[3] + u * (segment[4] + u * segment[5]));
  return spline + tidalSeconds(decimalYear(jdUT));
}

/** The spline assumes a tidal acceleration of the Moon of -25.85 arcsec per century^2; the JPL ephemerides, -25.80. */
function tidalSeconds(year: number): number {
  return -0.000091 * (-25.8 + 25.85) * (year - 1955) ** 2;
}

/** Cubic interpolation between the four Januaries around a date. */
function observedSeconds(jdUT: number): number {
  // The first observed year is a leap year, and 2000 was one: every cycle begins with its leap year.
  const cycle = Math.floor((jdUT - FIRST_OBSERVED_JD) / DAYS_PER_LEAP_CYCLE);
  const day = jdUT - FIRST_OBSERVED_JD - cycle * DAYS_PER_LEAP_CYCLE;
  const isLeapYear = day < DAYS_OF_LEAP_YEAR;
  const years = isLeapYear ? day / DAYS_OF_LEAP_YEAR : 1 + (day - DAYS_OF_LEAP_YEAR) / DAYS_OF_YEAR;
  const yearOfCycle = Math.floor(years);
  const p = years - yearOfCycle;

  const index = cycle * YEARS_PER_LEAP_CYCLE + yearOfCycle;
  const before = JANUARY_SECONDS[index]!;
  const start = JANUARY_SECONDS[index + 1]!;
  const end = JANUARY_SECONDS[index + 2]!;
  const after = JANUARY_SECONDS[index + 3]!;
  const secondDifferences = (2 - p) * (before - 2 * start + end) + (1 + p) * (start - 2 * end + after);
  return start + p * (end - start) - (p * (1 - p) * secondDifferences) / 6;
}

/** The long-term formula, shifted to join the last observed value; the shift fades to nothing. */
function predictedSeconds(jdUT: number): number {
  const year = decimalYear(jdUT);
  const fading = Math.max(1 - (year - LAST_OBSERVED_DECIMAL_YEAR) / FADING_YEARS, 0);
  return longTermSeconds(year) + LAST_EXCESS_SECONDS * fading;
}

/** A cubic through the long-term trend of the spline's authors, seconds. */
function longTermSeconds(year: number): number {
  const u = year - 2000;
  return 64 + u * (521 / 3000 + u * (1 / 1250 + (u * 121) / 30e6));
}
