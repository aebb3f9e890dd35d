/** The course of a calendar: the tithis with their months, the stars of the Moon and the ingresses of the Sun, each searched once. */
import { nthSignFrom } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import { memoized } from '../memoized.ts';
import { PANCHANG_ELEMENTS } from '../panchang/elements.ts';
import { elementSpans, sunMoonThrough, type ElementSpan, type SunMoon } from '../panchang/spans.ts';
import { PURNIMA } from '../tables/panchang.ts';
import type { TimeSpan } from '../time.ts';
import { calendarDays, dayNumberOf, type CalendarDays, type DaysRequest } from './civilDays.ts';
import { DEFAULT_VIDDHA, type Tradition, type ViddhaRule } from './festivals/ekadashi.ts';
import { follower } from './lanes.ts';
import { lunarMonths, type MonthSpan } from './lunarMonths.ts';
import { solarIngresses, type SolarIngress } from './solarIngresses.ts';

/** Dates at a place. */
export interface CalendarRequest extends DaysRequest {
  readonly conventions: Pick<Conventions, 'sunrise' | 'ayanamsa'>;
  /** First and last date, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Whose day the fasts of Ekadashi take; default that of householders. */
  readonly fastsOf?: Tradition;
  /** How Vaishnavas tell Dashami at dawn. */
  readonly viddha?: ViddhaRule;
}

/** A tithi with the month from new moon to new moon that it is of. */
export interface MonthTithi extends ElementSpan {
  readonly month: MonthSpan;
  /** What follows it; null at the end of the course. */
  next(): MonthTithi | null;
}

export interface CalendarCourse {
  readonly days: CalendarDays;
  readonly sky: SunMoon;
  readonly fastsOf: Tradition;
  readonly viddha: ViddhaRule;
  readonly firstDayNumber: number;
  readonly lastDayNumber: number;
  months(): readonly MonthSpan[];
  /** In order of time, from some before the first date to some after the last. */
  tithis(): readonly MonthTithi[];
  nakshatras(): readonly ElementSpan[];
  ingresses(): readonly SolarIngress[];
}

/** The month before the first date tells whether a month is doubled; months that touch this margin are listed whole. */
const BEFORE_DAYS = 40;
/** A Friday before a full moon, or the day before an ingress, hangs on what comes later. */
const AFTER_DAYS = 8;
/** A star day is chosen within its whole solar month. */
const SOLAR_MONTH_DAYS = 34;
/** Days at the ends of the ephemeris that searches need: of a new moon or an ingress, and of a star. */
const MONTH_SEARCH_DAYS = 34;
const STAR_SEARCH_DAYS = 4;

/** Returns the course of the sky around the dates of a request; nothing is searched before it is asked for. */
export function calendarCourse(request: CalendarRequest): CalendarCourse {
  const { conventions, ephemeris, fastsOf = 'smarta', from, to, viddha = DEFAULT_VIDDHA } = request;
  const sky = sunMoonThrough(ephemeris, conventions);
  const [firstDayNumber, lastDayNumber] = [dayNumberOf(from), dayNumberOf(to)];
  const around = (before: number, after: number, margin: number): TimeSpan => ({
    startJdUT: Math.max(firstDayNumber - before, ephemeris.coverage.startJdTT + margin),
    endJdUT: Math.min(lastDayNumber + after, ephemeris.coverage.endJdTT - margin),
  });
  const months = memoized(() =>
    lunarMonths(around(BEFORE_DAYS, AFTER_DAYS, MONTH_SEARCH_DAYS), ephemeris, conventions),
  );
  const solar = (margin: number) => around(SOLAR_MONTH_DAYS, SOLAR_MONTH_DAYS, margin);
  return {
    days: calendarDays(request),
    sky,
    fastsOf,
    viddha,
    firstDayNumber,
    lastDayNumber,
    months,
    tithis: memoized(() => monthTithis(months(), sky)),
    nakshatras: memoized(() => {
      const { endJdUT, startJdUT } = solar(STAR_SEARCH_DAYS);
      return elementSpans(PANCHANG_ELEMENTS.nakshatra, startJdUT, endJdUT, sky);
    }),
    ingresses: memoized(() => solarIngresses(solar(MONTH_SEARCH_DAYS), sky)),
  };
}

/** A new moon as it ends a tithi and as it begins a month is found this close. */
const EDGE_DAYS = 0.01;

function monthTithis(months: readonly MonthSpan[], sky: SunMoon): MonthTithi[] {
  const startJdUT = months[0]!.startJdUT + EDGE_DAYS;
  const endJdUT = months.at(-1)!.endJdUT - EDGE_DAYS;
  const spans = elementSpans(PANCHANG_ELEMENTS.tithi, startJdUT, endJdUT, sky);
  const monthAt = follower(months);
  const tithis: MonthTithi[] = spans.map((span, i) => ({
    ...span,
    month: monthAt((span.startJdUT + span.endJdUT) / 2)!,
    next: () => tithis[i + 1] ?? null,
  }));
  return tithis;
}

/** Tells whether a month bears a name, Chaitra 0; a month that lost the next one bears its name as well. */
export function bearsName({ lostIndex, monthIndex }: MonthSpan, nameIndex: number): boolean {
  return monthIndex === nameIndex || lostIndex === nameIndex;
}

/** Returns the name of the month of a tithi from full moon to full moon, into `LUNAR_MONTHS`. */
export function purnimantaIndexOf({ month, number }: Pick<MonthTithi, 'month' | 'number'>): number {
  if (number <= PURNIMA || month.kind === 'adhika') return month.monthIndex;
  return nthSignFrom(month.lostIndex ?? month.monthIndex, 2);
}
