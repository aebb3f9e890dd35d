/** What a calendar is made for: the dates in question, and a place with its clock or a clock alone. */
import type { CalendarRequest } from '../astro/calendar/course.ts';
import { skyAt, type Sky } from '../astro/chart/sky.ts';
import type { Conventions } from '../astro/conventions.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { ObserverPlace } from '../astro/earth/diurnal.ts';
import type { Ephemeris } from '../astro/ephemeris.ts';
import { memoized } from '../astro/memoized.ts';
import { dayAfter, jdFromUnixMs, MS_PER_DAY, type TimeSpan } from '../astro/time.ts';
import type { CalendarQuery } from '../schemas/common/calendar/inputs.ts';
import { formatJd, instantOnClock, localJd, placeClock, resolveCivilTime } from '../time/civilTime.ts';
import type { PlaceClock, ResolvedTime } from '../time/civilTime.ts';
import { namesIn, type NameLanguage, type Names } from '../words/names.ts';
import { conventionFields, conventionsOf } from './conventions.ts';
import { NOON } from './dayOfDate.ts';
import { datesBetween, type OccasionDate } from './occasion.ts';

/** The beginning of the dates of a calendar. */
export interface CalendarMoment {
  readonly jdUT: number;
  readonly time: ResolvedTime;
  /** Null where the calendar is of no place. */
  readonly latitudeDeg: number | null;
  readonly longitudeDeg: number | null;
}

/** Dates and a place: what a function of a calendar row receives. */
export interface CalendarContext<Query = unknown, Params = unknown> {
  /** Null where no place was sent, which only some rows allow. */
  readonly place: ObserverPlace | null;
  /** Of the place; else of the time zone that was sent; else UTC. */
  readonly clock: PlaceClock;
  readonly moment: CalendarMoment;
  /** First and last date, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** From midnight of the first date to the midnight after the last, on the clock. */
  readonly span: TimeSpan;
  readonly conventions: Conventions;
  readonly names: Names;
  readonly query: Query;
  readonly params: Params;
  /** For searches in time. */
  readonly ephemeris: Ephemeris;
  /** The sky at the beginning. */
  sky(): Sky;
  /** Lists the dates, without those that the clock left out. */
  dates(): readonly OccasionDate[];
  /** Returns when the clock shows a time of a date; of two such instants the first. */
  at(date: string, time: string): number;
  /** Writes an instant on the clock. */
  instant(jdUT: number): string;
}

/** A calendar whose row requires a place. */
export type PlacedCalendar<Query = unknown, Params = unknown> = CalendarContext<Query, Params> & {
  readonly place: ObserverPlace;
};

const MIDNIGHT = '00:00:00';
const UTC = 'UTC';

/** Returns the context of a query whose fields are valid. */
export function calendarContext<Query extends object, Params>(
  ephemeris: Ephemeris,
  query: Query,
  params: Params,
  lang: NameLanguage,
): CalendarContext<Query, Params> {
  const asked: CalendarQuery = query;
  const { latitude, longitude } = asked;
  const place = isNumber(latitude) && isNumber(longitude) ? { latitudeDeg: latitude, longitudeDeg: longitude } : null;
  const { from, to } = datesAsked(asked);
  const civil = {
    date: from,
    time: MIDNIGHT,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    timezone: asked.timezone ?? (place ? null : UTC),
  };
  const clock = placeClock(civil);
  const time = resolveCivilTime(civil, clock);
  const conventions = conventionsOf(conventionFields(query));
  const at = (date: string, onClock: string) => jdFromUnixMs(instantOnClock(clock, date, onClock).unixMs);
  const startJdUT = jdFromUnixMs(time.unixMs);
  return {
    place,
    clock,
    moment: {
      jdUT: startJdUT,
      time,
      latitudeDeg: place?.latitudeDeg ?? null,
      longitudeDeg: place?.longitudeDeg ?? null,
    },
    from,
    to,
    span: { startJdUT, endJdUT: at(dayAfter(to), MIDNIGHT) },
    conventions,
    names: namesIn(lang),
    query,
    params,
    ephemeris,
    sky: memoized(() => skyAt(ephemeris, ttFromUt(startJdUT), conventions)),
    dates: memoized(() => datesBetween(from, to, at)),
    at,
    instant: (jdUT) => formatJd(clock, jdUT),
  };
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** Returns what the engine is asked about the dates of a calendar at its place. */
export function calendarRequest({
  at,
  clock,
  conventions,
  ephemeris,
  from,
  place,
  to,
}: PlacedCalendar): CalendarRequest {
  return {
    ephemeris,
    place,
    conventions,
    clock: { localJd: (jdUT) => localJd(clock, jdUT), noonJdUT: (date) => at(date, NOON) },
    from,
    to,
  };
}

/** Returns the first and the last date of a year, a month of it, some years, or a range. */
export function datesAsked(query: CalendarQuery): { readonly from: string; readonly to: string } {
  const { end, month, start, start_year: startYear, year, years } = query;
  if (start && end) return { from: start, to: end };
  if (isNumber(startYear)) {
    return { from: `${writtenYear(startYear)}-01-01`, to: `${writtenYear(startYear + (years ?? 1) - 1)}-12-31` };
  }
  const [first, last] = isNumber(month) ? [month, month] : [1, 12];
  const written = writtenYear(year!);
  const two = (number: number) => String(number).padStart(2, '0');
  // The day before the first of the next month.
  const days = new Date(Date.UTC(2000 + (year! % 400), last, 0)).getUTCDate();
  return { from: `${written}-${two(first)}-01`, to: `${written}-${two(last)}-${two(days)}` };
}

const writtenYear = (year: number) => String(year).padStart(4, '0');

/** A year from the first day of its first month on: the month before the present one is still told. */
const COMING_DAYS = 366;

/**
 * Returns the dates from the first of last month on, so that a feed keeps what has just been and changes once a month.
 *
 * @param mostDays limit on the days from first to last
 */
export function comingDates(nowUnixMs: number, mostDays: number): { readonly start: string; readonly end: string } {
  const now = new Date(nowUnixMs);
  const startMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1);
  const [start, end] = [startMs, startMs + Math.min(mostDays, COMING_DAYS) * MS_PER_DAY].map(dateOf);
  return { start: start!, end: end! };
}

const dateOf = (unixMs: number): string => new Date(unixMs).toISOString().slice(0, 10);
