/** A date and a place to the day of the panchang: once per request. */
import type { Conventions } from '../astro/conventions.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../astro/earth/diurnal.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { panchangDay, panchangDayAt, type PanchangDay } from '../astro/panchang/panchangDay.ts';
import { fartherSunrises, type FartherSunrises } from '../astro/panchang/sunrises.ts';
import { weekdayIndex } from '../astro/panchang/vara.ts';
import { dayAfter, jdFromUnixMs, unixMsFromJd } from '../astro/time.ts';
import type { BirthMoment } from './castBirth.ts';
import { formatJd, instantOnClock, localDate, type PlaceClock, type ResolvedTime } from '../time/civilTime.ts';
import type { Names } from '../words/names.ts';

/** A date at a place with its day of the panchang; what runs in it is worked out by `dayFacets`. */
export interface DayOfDate {
  /** YYYY-MM-DD, on the clock of the place: the date asked about, or the next one where the clock left that one out. */
  readonly date: string;
  readonly day: PanchangDay;
  /** 0 is Sunday: the day of the week that the date has. */
  readonly varaIndex: number;
  /** The place, and the instant at which the day begins. */
  readonly moment: BirthMoment;
  /** When the clock of the place shows midnight at the beginning of the date, and at its end. */
  readonly midnightJdUT: number;
  readonly nextMidnightJdUT: number;
  readonly clock: PlaceClock;
  readonly conventions: Conventions;
  readonly names: Names;
  /** For searches in time. */
  readonly ephemeris: Ephemeris;
  /** The sunrises around the day that few limbs reach. */
  readonly farther: FartherSunrises;
  /** Writes an instant on the clock of the place. */
  instant(jdUT: number): string;
}

/** What a day is found from. */
export interface NoonOfDay {
  readonly ephemeris: Ephemeris;
  /** The noon of the day or an instant in it, on the clock of the place. */
  readonly time: ResolvedTime;
  readonly place: ObserverPlace;
  readonly conventions: Conventions;
  readonly names: Names;
}

/** The time of day that names a day of the panchang. */
export const NOON = '12:00:00';

/**
 * Returns the day of the panchang that a date stands for at a place.
 *
 * @param time noon of the date, on the clock of the place
 */
export function dayOfNoon(noon: NoonOfDay): DayOfDate {
  const { conventions, ephemeris, place, time } = noon;
  // A place that changes its side of the date line to the west skips a date: Samoa had no 30 December 2011.
  const date = localDate(time.clock, time.unixMs);
  return datedDay(noon, panchangDay(jdFromUnixMs(time.unixMs), place, conventions.sunrise, ephemeris), date);
}

/**
 * Returns the day of the panchang that holds an instant: before sunrise that of the date before.
 *
 * @param time the instant, on the clock of the place
 */
export function dayOfInstant(instant: NoonOfDay): DayOfDate {
  const { conventions, ephemeris, place, time } = instant;
  const day = panchangDayAt(jdFromUnixMs(time.unixMs), place, conventions.sunrise, ephemeris);
  return datedDay(instant, day, localDate(time.clock, unixMsFromJd(day.noonJdUT)));
}

function datedDay(
  { ephemeris, time, place, conventions, names }: NoonOfDay,
  day: PanchangDay,
  date: string,
): DayOfDate {
  const midnightJdUT = (on: string) => jdFromUnixMs(instantOnClock(time.clock, on, '00:00:00').unixMs);
  return {
    date,
    day,
    varaIndex: varaOfDate(date),
    moment: { jdUT: day.startJdUT, jdTT: ttFromUt(day.startJdUT), time, ...place },
    midnightJdUT: midnightJdUT(date),
    nextMidnightJdUT: midnightJdUT(dayAfter(date)),
    clock: time.clock,
    conventions,
    names,
    ephemeris,
    farther: fartherSunrises(day, place, conventions.sunrise, ephemeris),
    instant: (jdUT) => formatJd(time.clock, jdUT),
  };
}

/** Returns the day of the week of a date, Sunday 0. */
export function varaOfDate(date: string): number {
  return weekdayIndex(Math.round(jdFromUnixMs(Date.parse(`${date}T${NOON}Z`))));
}
