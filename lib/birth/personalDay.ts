/** The days of a person: dates on the clock of the place where they are spent, each with its day of the panchang. */
import { panchangDays, type PanchangDay } from '../astro/panchang/panchangDay.ts';
import { jdFromUnixMs, unixMsFromJd } from '../astro/time.ts';
import type { PersonalDayInput } from '../schemas/pdae/inputs.ts';
import { message } from '../words/message.ts';
import type { NatalContext } from './natal.ts';
import { instantOnClock, localDate, resolveCivilTime, type ResolvedTime, type Warning } from '../time/civilTime.ts';
import { dayFacets, type DailyContext } from './dailyContext.ts';
import { dayOfNoon, NOON, varaOfDate } from './dayOfDate.ts';
import { dayAfter } from '../astro/time.ts';
import { dayPlace, LOCATION_NOT_UNDERSTOOD, type DayPlace } from './dayPlace.ts';
import { placeWarnings } from './placeWarnings.ts';
import { warning } from '../schemas/common/warning.ts';

export type PersonalContext<Query = unknown> = NatalContext<Query, unknown, PersonalDayInput>;

/** One day of a person, with all that the panchang tells of it. */
export interface PersonalDay extends DailyContext {
  readonly place: DayPlace;
  /** When the clock of the place shows 12:00. */
  readonly clockNoonJdUT: number;
  /** What a caller should know about that place and its clock. */
  readonly warnings: readonly Warning[];
}

/**
 * Returns the day of a birth at the place where it is spent.
 *
 * @param date YYYY-MM-DD; one that the clock of the place left out means the next
 */
export function personalDay(context: PersonalContext, date: string): PersonalDay {
  return dayAtPlace(context, dayPlace(context.input.current_location, context.birth), date);
}

function dayAtPlace(context: PersonalContext, place: DayPlace, date: string): PersonalDay {
  const { chart, ephemeris, names } = context;
  const time = noonOn(place, date);
  const day = dayOfNoon({ ephemeris, time, place, conventions: chart.conventions, names });
  return {
    ...day,
    ...dayFacets(day),
    place,
    clockNoonJdUT: jdFromUnixMs(time.unixMs),
    warnings: [...warningsOf(place, time), ...beforeBirth(context, date)],
  };
}

/** Resolves noon of a date on the clock of a place. */
function noonOn({ clock, latitudeDeg: latitude, longitudeDeg: longitude }: DayPlace, date: string): ResolvedTime {
  return resolveCivilTime({ date, time: NOON, latitude, longitude }, clock);
}

const NO_SUCH_TIME = 'nonexistent_local_time';

/** At the place of birth only what the date does to its clock is new; the rest was said of the birth. */
function warningsOf(place: DayPlace, { unixMs, warnings: ofClock }: ResolvedTime): Warning[] {
  const { clock, isUnderstood, latitudeDeg: latitude, longitudeDeg: longitude, source } = place;
  const notUnderstood = isUnderstood ? [] : [LOCATION_NOT_UNDERSTOOD];
  if (source === 'birth') return [...notUnderstood, ...ofClock.filter(({ code }) => code === NO_SUCH_TIME)];
  return [...notUnderstood, ...placeWarnings({ latitude, longitude }, clock, unixMs), ...ofClock];
}

/** Warns of a date before that of the birth, on the clock of the place of birth. */
function beforeBirth({ birth: { time } }: Pick<PersonalContext, 'birth'>, date: string): Warning[] {
  const birth = localDate(time.clock, time.unixMs);
  return date < birth ? [warning('before_birth', message('before_birth', { date, birth }))] : [];
}

/** Returns the day that runs, by the date, at the instant taken for now; a date given for it means itself. */
export function personalToday(context: PersonalContext<{ as_of?: string | null | undefined }>): PersonalDay {
  const { birth, input, nowJdUT, query } = context;
  const asOf = query.as_of;
  if (asOf && !asOf.includes('T')) return personalDay(context, asOf);
  const place = dayPlace(input.current_location, birth);
  return dayAtPlace(context, place, localDate(place.clock, unixMsFromJd(nowJdUT)));
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
  readonly warnings: readonly Warning[];
}

/** Returns the days of a range of dates, both ends included; dates that the clock of the place left out are not there. */
export function personalDates(
  { birth, chart, ephemeris, input }: PersonalContext,
  firstDate: string,
  lastDate: string,
): PersonalDates {
  const place = dayPlace(input.current_location, birth);
  const { clock } = place;
  const noons = datesBetween(firstDate, lastDate).map((date) => {
    const { unixMs } = instantOnClock(clock, date, NOON);
    return { date, unixMs, isSkipped: localDate(clock, unixMs) !== date };
  });
  const kept = noons
    .filter(({ isSkipped }) => !isSkipped)
    .map(({ date, unixMs }) => ({ date, clockNoonJdUT: jdFromUnixMs(unixMs) }));
  const nearNoons = kept.map(({ clockNoonJdUT }) => clockNoonJdUT);
  const days = panchangDays(nearNoons, place, chart.conventions.sunrise, ephemeris);
  const skipped = noons.filter(({ isSkipped }) => isSkipped).map(({ date }) => skippedWarning(date, place));
  return {
    place,
    dates: kept.map((noon, i) => ({ ...noon, varaIndex: varaOfDate(noon.date), day: days[i]! })),
    warnings: [
      ...warningsOf(place, noonOn(place, firstDate)).filter(isOfPlace),
      ...beforeBirth({ birth }, firstDate),
      ...skipped,
    ],
  };
}

function skippedWarning(date: string, { clock }: DayPlace): Warning {
  return warning(NO_SUCH_TIME, message('date_left_out', { zone: clock.name, date }));
}

/** What is said of the first date alone holds for all of them, but for a gap in the clock. */
function isOfPlace({ code }: Warning): boolean {
  return code !== NO_SUCH_TIME;
}

function datesBetween(firstDate: string, lastDate: string): string[] {
  const dates: string[] = [];
  for (let date = firstDate; date <= lastDate; date = dayAfter(date)) dates.push(date);
  return dates;
}
