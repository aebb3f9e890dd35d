/** The day of the panchang: from sunrise to the next sunrise, with its light and its dark half. */
import type { SunriseKind } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import { firstOnHorizonJdUT, riseSet, transitJdUT } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { memoized } from '../memoized.ts';

export type PolarReason = 'polar_day' | 'polar_night';

export interface PanchangDay {
  /** The Sun on the meridian. */
  readonly noonJdUT: number;
  /** In the twelve hours before noon; null where the Sun does not rise then. */
  readonly sunriseJdUT: number | null;
  /** In the twelve hours after noon. */
  readonly sunsetJdUT: number | null;
  /** Before the next noon. */
  readonly nextSunriseJdUT: number | null;
  /** Why one of the three is missing; null where all are there. */
  readonly reason: PolarReason | null;
  /** Sunrise; where there is none as far before noon as sunset is after it, or six hours where that is missing too. */
  readonly startJdUT: number;
  /** Sunset, or its substitute found in the same way: the end of the light half and the beginning of the dark half. */
  readonly duskJdUT: number;
  /** The beginning of the next day. */
  readonly endJdUT: number;
  /** Whether one of the three instants is a substitute, as the Sun does not rise or set. */
  readonly isApproximate: boolean;
}

/** More than the longest solar day, so that a noon always falls into it. */
const NOON_SPAN_DAYS = 1.01;
const QUARTER_DAY = 0.25;

/**
 * Returns the day whose noon is nearest to an instant.
 *
 * A noon belongs to one day and to one only, wherever the Sun rises before midnight or not at all; so days follow each
 * other without gap or overlap, each beginning where the one before it ends.
 *
 * @param nearNoonJdUT such as the instant at which the clock of the place shows 12:00
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function panchangDay(
  nearNoonJdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): PanchangDay {
  const noonJdUT = noonNear(nearNoonJdUT, place, ephemeris);
  const course = sunCourse(noonJdUT, place, convention, ephemeris);
  return dayBetween(course, sunCourse(noonNear(noonJdUT + 1, place, ephemeris), place, convention, ephemeris));
}

/**
 * Returns the day that holds an instant, from its sunrise, or the substitute of it, to the next.
 *
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function panchangDayAt(
  jdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): PanchangDay {
  const near = (nearNoonJdUT: number) => panchangDay(nearNoonJdUT, place, convention, ephemeris);
  const nearest = near(jdUT);
  if (jdUT < nearest.startJdUT) return near(nearest.noonJdUT - 1);
  return jdUT >= nearest.endJdUT ? near(nearest.noonJdUT + 1) : nearest;
}

/**
 * Returns the days whose noons are nearest to the instants of a list, each sunrise and noon searched once.
 *
 * The instants are a day apart, or nearly; where a clock left out or doubled a date, the chain begins anew.
 *
 * @param nearNoonsJdUT in order of time
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function panchangDays(
  nearNoonsJdUT: readonly number[],
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): PanchangDay[] {
  let next: SunCourse | null = null;
  return nearNoonsJdUT.map((nearNoonJdUT) => {
    const isNext = next !== null && nearNoonJdUT - 0.5 <= next.noonJdUT && next.noonJdUT < nearNoonJdUT + 0.5;
    const today: SunCourse = isNext
      ? next!
      : sunCourse(noonNear(nearNoonJdUT, place, ephemeris), place, convention, ephemeris);
    next = sunCourse(noonAfter(today.noonJdUT, place, ephemeris), place, convention, ephemeris, today);
    return dayBetween(today, next);
  });
}

/** A noon with the sunrise and the sunset in the half days around it; each is searched once, at its first use. */
interface SunCourse {
  readonly noonJdUT: number;
  sunriseJdUT(): number | null;
  sunsetJdUT(): number | null;
  isUpAtNoon(): boolean;
  /** Half a day before noon. */
  isUpAtMidnight(): boolean;
}

/** @param before the course of the day before; the search begins near its events */
function sunCourse(
  noonJdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
  before?: SunCourse,
): SunCourse {
  const search = (kind: 'rising' | 'setting', fromJdUT: number, days: number) =>
    firstOnHorizonJdUT(kind, 'sun', convention, fromJdUT, place, ephemeris, days);
  const event = (kind: 'rising' | 'setting', fromJdUT: number, knownJdUT?: number | null) => {
    // The Sun rises once at the most in this half day, so an event found near that of the day before is the only one.
    const isNear = knownJdUT !== undefined && knownJdUT !== null;
    const near = isNear ? search(kind, knownJdUT + 1 - EVENT_MARGIN_DAYS, 2 * EVENT_MARGIN_DAYS) : null;
    const isWithin = near !== null && near >= fromJdUT && near < fromJdUT + 0.5;
    return isWithin ? near : search(kind, fromJdUT, 0.5);
  };
  const isUpAt = (jdUT: number) => riseSet('sun', convention, jdUT, place, ephemeris, EVENT_MARGIN_DAYS).isUpAtStart;
  return {
    noonJdUT,
    sunriseJdUT: memoized(() => event('rising', noonJdUT - 0.5, before?.sunriseJdUT())),
    sunsetJdUT: memoized(() => event('setting', noonJdUT, before?.sunsetJdUT())),
    isUpAtNoon: () => isUpAt(noonJdUT),
    isUpAtMidnight: () => isUpAt(noonJdUT - 0.5),
  };
}

/** Below the polar circles, sunrise moves by less from one day to the next. */
const EVENT_MARGIN_DAYS = 0.01;

function dayBetween(today: SunCourse, next: SunCourse): PanchangDay {
  const { noonJdUT } = today;
  const sunriseJdUT = today.sunriseJdUT();
  const sunsetJdUT = today.sunsetJdUT();
  const nextSunriseJdUT = next.sunriseJdUT();
  const isApproximate = sunriseJdUT === null || sunsetJdUT === null || nextSunriseJdUT === null;
  return {
    noonJdUT,
    sunriseJdUT,
    sunsetJdUT,
    nextSunriseJdUT,
    reason: isApproximate ? polarReason(today, next) : null,
    startJdUT: startOf(today),
    duskJdUT: duskOf(today),
    endJdUT: startOf(next),
    isApproximate,
  };
}

/** The Sun's altitude at noon shows whether it stays up or down; if only the next sunrise is missing, that at midnight. */
function polarReason(today: SunCourse, next: SunCourse): PolarReason {
  const isOfToday = today.sunriseJdUT() === null || today.sunsetJdUT() === null;
  return (isOfToday ? today.isUpAtNoon() : next.isUpAtMidnight()) ? 'polar_day' : 'polar_night';
}

/** Sunrise; else as far before noon as the sunset comes after it; six hours where there is neither. */
function startOf({ noonJdUT, sunriseJdUT, sunsetJdUT }: SunCourse): number {
  return sunriseJdUT() ?? mirrored(sunsetJdUT(), noonJdUT, noonJdUT - QUARTER_DAY);
}

/** Sunset, or its substitute found in the same way. */
function duskOf({ noonJdUT, sunriseJdUT, sunsetJdUT }: SunCourse): number {
  return sunsetJdUT() ?? mirrored(sunriseJdUT(), noonJdUT, noonJdUT + QUARTER_DAY);
}

/**
 * Returns when the day of a noon begins, jdUT: the first field of `panchangDay` without the others, for the days before
 * and after a known one.
 */
export function dayStartJdUT(
  noonJdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): number {
  return startOf(sunCourse(noonJdUT, place, convention, ephemeris));
}

/** Returns when the light half of the day of a noon ends, jdUT: the field `duskJdUT` of `panchangDay` without the others. */
export function duskJdUT(
  noonJdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
): number {
  return duskOf(sunCourse(noonJdUT, place, convention, ephemeris));
}

/** The first and the last day of a midnight Sun or a polar night have one of the two: noon stays in their middle. */
function mirrored(jdUT: number | null, noonJdUT: number, otherwiseJdUT: number): number {
  return jdUT === null ? otherwiseJdUT : 2 * noonJdUT - jdUT;
}

/** Returns the noon within half a day of an instant. */
export function noonNear(jdUT: number, place: ObserverPlace, ephemeris: Ephemeris): number {
  return transitJdUT('sun', jdUT - 0.5, place, ephemeris, NOON_SPAN_DAYS)!;
}

/** Solar days differ from 24 hours by half a minute at most. */
const NOON_MARGIN_DAYS = 0.01;

/** Returns the noon after a noon. */
function noonAfter(noonJdUT: number, place: ObserverPlace, ephemeris: Ephemeris): number {
  return transitJdUT('sun', noonJdUT + 1 - NOON_MARGIN_DAYS, place, ephemeris, 2 * NOON_MARGIN_DAYS)!;
}
