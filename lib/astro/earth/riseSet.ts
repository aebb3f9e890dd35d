/** Rising, setting, twilight and culmination of Sun, Moon and planets. */

import type { SunriseKind } from '../conventions.ts';
import { crossings, TOLERANCE_DAYS } from '../search.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { altitudeExcess, hourAngle, type AltitudeRule, type ObserverPlace, type HorizonBody } from './diurnal.ts';
import { HOURS_PER_DAY } from '../time.ts';

export interface RiseSet {
  /** The first rising in the span, or null where there is none. */
  readonly riseJdUT: number | null;
  readonly setJdUT: number | null;
  /** Whether the body is above the horizon when the span begins: tells polar day from polar night. */
  readonly isUpAtStart: boolean;
}

/**
 * What counts as rising, by convention.
 *
 * - `visible`: the upper limb at a true altitude of -34', which refraction lifts to the horizon; the almanac rule.
 * - `hindu`: the middle of the disc on the mathematical horizon, seen from the Earth's centre, latitude disregarded.
 */
export const RISING_RULES: Readonly<Record<SunriseKind, AltitudeRule>> = {
  visible: { altitudeDeg: -34 / 60, point: 'upper_limb', observer: 'topocentric' },
  hindu: { altitudeDeg: 0, point: 'centre', observer: 'geocentric_on_ecliptic' },
};

/** Where the Sun's centre stands when a twilight begins in the morning and ends in the evening. */
export const TWILIGHT_RULES = {
  civil: { altitudeDeg: -6, point: 'centre', observer: 'topocentric' },
  nautical: { altitudeDeg: -12, point: 'centre', observer: 'topocentric' },
  astronomical: { altitudeDeg: -18, point: 'centre', observer: 'topocentric' },
} as const satisfies Record<string, AltitudeRule>;

/** An hour misses nothing, because the search examines every turn of the path that comes near the horizon. */
const STEP_DAYS = 1 / HOURS_PER_DAY;
const TRANSIT_STEP_DAYS = 1 / 8;

/**
 * Returns the first rising and the first setting in `dayStartJdUT <= jdUT < dayStartJdUT + days`.
 *
 * The two are searched separately: a day of the Moon often begins with its setting, and one day in 29 has no moonrise.
 *
 * @throws EphemerisRangeError where the span, with a step to both sides, leaves the ephemeris
 */
export function riseSet(
  body: HorizonBody,
  convention: SunriseKind,
  dayStartJdUT: number,
  place: ObserverPlace,
  ephemeris: Ephemeris,
  days = 1,
): RiseSet {
  return altitudeCrossings(body, RISING_RULES[convention], dayStartJdUT, place, ephemeris, days);
}

/** Returns when a body first comes up through, and first goes down through, the altitude of a rule. */
export function altitudeCrossings(
  body: HorizonBody,
  rule: AltitudeRule,
  dayStartJdUT: number,
  place: ObserverPlace,
  ephemeris: Ephemeris,
  days = 1,
): RiseSet {
  const excess = altitudeExcess(body, rule, { startJdUT: dayStartJdUT, days }, place, ephemeris);
  let riseJdUT: number | null = null;
  let setJdUT: number | null = null;
  for (const { x, isRising } of crossings(excess, dayStartJdUT, dayStartJdUT + days, STEP_DAYS, TOLERANCE_DAYS)) {
    if (isRising) riseJdUT ??= x;
    else setJdUT ??= x;
    if (riseJdUT !== null && setJdUT !== null) break;
  }
  return { riseJdUT, setJdUT, isUpAtStart: excess(dayStartJdUT) >= 0 };
}

/** Returns the first rising, or the first setting, of `riseSet` alone; the search ends there. */
export function firstOnHorizonJdUT(
  event: 'rising' | 'setting',
  body: HorizonBody,
  convention: SunriseKind,
  startJdUT: number,
  place: ObserverPlace,
  ephemeris: Ephemeris,
  days: number,
): number | null {
  const excess = altitudeExcess(body, RISING_RULES[convention], { startJdUT, days }, place, ephemeris);
  for (const { isRising, x } of crossings(excess, startJdUT, startJdUT + days, STEP_DAYS, TOLERANCE_DAYS)) {
    if (isRising === (event === 'rising')) return x;
  }
  return null;
}

/**
 * Returns the first upper culmination in the span, for the Sun solar noon, or null where there is none.
 *
 * Culmination is the passage of the meridian, not the highest altitude; those differ by some seconds.
 */
export function transitJdUT(
  body: HorizonBody,
  dayStartJdUT: number,
  place: ObserverPlace,
  ephemeris: Ephemeris,
  days = 1,
): number | null {
  const angle = hourAngle(body, { startJdUT: dayStartJdUT, days }, place.longitudeDeg, ephemeris);
  for (const { x } of crossings(angle, dayStartJdUT, dayStartJdUT + days, TRANSIT_STEP_DAYS, TOLERANCE_DAYS)) return x;
  return null;
}
