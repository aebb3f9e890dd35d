/** A date and a place to the day of the panchang: once per request. */
import type { Conventions } from '../astro/conventions.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { Place } from '../astro/earth/diurnal.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { panchangDay, type PanchangDay } from '../astro/panchang/day.ts';
import { fartherSunrises, type FartherSunrises } from '../astro/panchang/sunrises.ts';
import { weekdayIndex } from '../astro/panchang/vara.ts';
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import { jdFromUnixMs } from '../astro/time.ts';
import type { DayInput } from '../schemas/common/dayInput.ts';
import { conventionsOf, type BirthMoment } from './natal.ts';
import {
  formatJd,
  instantOnClock,
  localDate,
  resolveCivilTime,
  type PlaceClock,
  type ResolvedTime,
} from '../time/civilTime.ts';
import { ephemeris } from '../../functions/_shell/ephemeris.ts';
import { namesIn, type Language, type Names } from '../words/names.ts';

/** What a function of a daily row receives. */
export interface DailyContext {
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
  /** Of the beginning of the day. */
  readonly sky: Sky;
  /** For searches in time. */
  readonly ephemeris: Ephemeris;
  /** The sunrises around the day that few limbs reach. */
  readonly farther: FartherSunrises;
  /** Writes an instant on the clock of the place. */
  instant(jdUT: number): string;
}

/** Finds the day of an input without `birthErrors`. */
export function dailyContext(input: DayInput, lang: Language): DailyContext {
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  return dayOfNoon(resolveCivilTime({ ...input, time: NOON }), place, conventionsOf(input), namesIn(lang));
}

/** The time of day that names a day of the panchang. */
export const NOON = '12:00:00';

/**
 * Returns the day of the panchang that a date stands for at a place.
 *
 * @param time noon of the date, on the clock of the place
 */
export function dayOfNoon(time: ResolvedTime, place: Place, conventions: Conventions, names: Names): DailyContext {
  const pack = ephemeris();
  // A place that changes its side of the date line to the west skips a date: Samoa had no 30 December 2011.
  const date = localDate(time.clock, time.unixMs);
  const midnightJdUT = (on: string) => jdFromUnixMs(instantOnClock(time.clock, on, '00:00:00').unixMs);
  const day = panchangDay(jdFromUnixMs(time.unixMs), place, conventions.sunrise, pack);
  const jdTT = ttFromUt(day.startJdUT);
  return {
    date,
    day,
    varaIndex: varaOfDate(date),
    moment: { jdUT: day.startJdUT, jdTT, time, ...place },
    midnightJdUT: midnightJdUT(date),
    nextMidnightJdUT: midnightJdUT(dayAfter(date)),
    clock: time.clock,
    conventions,
    names,
    sky: skyAt(pack, jdTT, conventions),
    ephemeris: pack,
    farther: fartherSunrises(day, place, conventions.sunrise, pack),
    instant: (jdUT) => formatJd(time.clock, jdUT),
  };
}

/** Returns the day of the week of a date, Sunday 0. */
export function varaOfDate(date: string): number {
  return weekdayIndex(Math.round(jdFromUnixMs(Date.parse(`${date}T${NOON}Z`))));
}

/** Returns the date after a date, both YYYY-MM-DD. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
