/** The days of a person: dates on the clock of the place where they are spent, each with its day of the panchang. */
import { panchangDays, type PanchangDay } from '../../lib/astro/panchang/day.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';
import type { PersonalDayInput } from '../../lib/schemas/pdaeInputs.ts';
import type { NatalContext } from './birth.ts';
import { instantOnClock, localDate, placeWarnings, resolveCivilTime, type Warning } from './civilTime.ts';
import { dayAfter, dayOfNoon, NOON, varaOfDate, type DailyContext } from './day.ts';
import { dayPlace, type DayPlace } from './dayPlace.ts';

export type PersonalContext<Query = unknown> = NatalContext<Query, unknown, PersonalDayInput>;

/** One day of a person, with all that the panchang tells of it. */
export interface PersonalDay extends DailyContext {
  readonly place: DayPlace;
  /** When the clock of the place shows 12:00. */
  readonly clockNoonJdUT: number;
  /** What a caller should know about that place and its clock. */
  readonly warnings: readonly Warning[];
}

/** @param date YYYY-MM-DD; one that the clock of the place left out means the next */
export function personalDay({ birth, chart, input, names }: PersonalContext, date: string): PersonalDay {
  const place = dayPlace(input.current_location, birth);
  const { clock, latitudeDeg: latitude, longitudeDeg: longitude } = place;
  const time = resolveCivilTime({ date, time: NOON, latitude, longitude }, clock);
  return {
    ...dayOfNoon(time, place, chart.conventions, names),
    place,
    clockNoonJdUT: jdFromUnixMs(time.unixMs),
    warnings: warningsOf(place, time.warnings),
  };
}

/** At the place of birth only what the date does to its clock is new; the rest was said of the birth. */
function warningsOf({ latitudeDeg, longitudeDeg, source }: DayPlace, ofClock: readonly Warning[]): Warning[] {
  if (source === 'birth') return ofClock.filter(({ code }) => code === 'nonexistent_local_time');
  return [...placeWarnings(latitudeDeg, longitudeDeg), ...ofClock];
}

/** Returns the day that runs, by the date, at the instant taken for now; a date given for it means itself. */
export function personalToday(context: PersonalContext<{ as_of?: string | null | undefined }>): PersonalDay {
  const { birth, input, nowJdUT, query } = context;
  const asOf = query.as_of;
  if (asOf && !asOf.includes('T')) return personalDay(context, asOf);
  const { clock } = dayPlace(input.current_location, birth);
  return personalDay(context, localDate(clock, unixMsFromJd(nowJdUT)));
}

/** One day of many: its date and its bounds. */
export interface PersonalDate {
  readonly date: string;
  /** 0 is Sunday. */
  readonly varaIndex: number;
  readonly clockNoonJdUT: number;
  readonly day: PanchangDay;
}

export interface PersonalDates {
  readonly place: DayPlace;
  readonly dates: readonly PersonalDate[];
}

/** Returns the days of a range of dates, both ends included; dates that the clock of the place left out are not there. */
export function personalDates(
  { birth, chart, ephemeris, input }: PersonalContext,
  firstDate: string,
  lastDate: string,
): PersonalDates {
  const place = dayPlace(input.current_location, birth);
  const noons = datesBetween(firstDate, lastDate)
    .map((date) => ({ date, unixMs: instantOnClock(place.clock, date, NOON).unixMs }))
    .filter(({ date, unixMs }) => localDate(place.clock, unixMs) === date)
    .map(({ date, unixMs }) => ({ date, clockNoonJdUT: jdFromUnixMs(unixMs) }));
  const nearNoons = noons.map(({ clockNoonJdUT }) => clockNoonJdUT);
  const days = panchangDays(nearNoons, place, chart.conventions.sunrise, ephemeris);
  return {
    place,
    dates: noons.map((noon, i) => ({ ...noon, varaIndex: varaOfDate(noon.date), day: days[i]! })),
  };
}

function datesBetween(firstDate: string, lastDate: string): string[] {
  const dates: string[] = [];
  for (let date = firstDate; date <= lastDate; date = dayAfter(date)) dates.push(date);
  return dates;
}
