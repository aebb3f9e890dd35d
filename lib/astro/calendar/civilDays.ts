/** The days of a calendar: civil dates, each with the day from sunrise to sunrise that begins on it. */
import type { Conventions } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import { firstOnHorizonJdUT } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { memoizedEach } from '../memoized.ts';
import { panchangDays, type PanchangDay } from '../panchang/panchangDay.ts';
import { weekdayIndex, type LocalJd } from '../panchang/vara.ts';
import { jdFromUnixMs, MS_PER_DAY, unixMsFromJd } from '../time.ts';

/** The clock by which dates are told. */
export interface CivilClock {
  /** Turns an instant into the Julian day that the clock shows. */
  readonly localJd: LocalJd;
  /** Returns when the clock shows 12:00 on a date, YYYY-MM-DD. */
  noonJdUT(date: string): number;
}

/** Where and by which conventions days are told apart. */
export interface DaysRequest {
  readonly ephemeris: Ephemeris;
  readonly place: ObserverPlace;
  readonly conventions: Pick<Conventions, 'sunrise'>;
  readonly clock: CivilClock;
}

export interface CalendarDay extends PanchangDay {
  /** The Julian day number of the date: consecutive dates differ by 1. */
  readonly dayNumber: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Sunday is 0. */
  readonly varaIndex: number;
}

/** Days that are worked out when they are first asked for, each once. */
export interface CalendarDays {
  /** Returns the day that begins at the sunrise of a date. */
  numbered(dayNumber: number): CalendarDay;
  /** Returns the day that runs at an instant, from its sunrise to the next. */
  holding(jdUT: number): CalendarDay;
  /** Returns the day of the date that the clock shows at an instant. */
  dated(jdUT: number): CalendarDay;
  /** Returns the first moonrise of a day, jdUT, or null where the next sunrise comes first. */
  moonriseJdUT(day: CalendarDay): number | null;
  /** Returns the first moonset of a day, jdUT, or null. */
  moonsetJdUT(day: CalendarDay): number | null;
}

/** Returns the Julian day number of a date, YYYY-MM-DD. */
export function dayNumberOf(date: string): number {
  return Math.round(jdFromUnixMs(Date.parse(`${date}T12:00:00Z`)));
}

/** Returns the date of a Julian day number, YYYY-MM-DD. */
export function dateOf(dayNumber: number): string {
  const unixMs = unixMsFromJd(dayNumber);
  return new Date(Math.floor(unixMs / MS_PER_DAY) * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns the Julian day number of the date that a clock shows at an instant. */
export function dayNumberAt(jdUT: number, { localJd }: Pick<CivilClock, 'localJd'>): number {
  return Math.floor(localJd(jdUT) + 0.5);
}

/** Neighbouring days share sunrises, so they are searched together; blocks begin at the same dates whatever is asked. */
const BLOCK_DAYS = 4;

/** Returns the days of a place. */
export function calendarDays({ clock, conventions, ephemeris, place }: DaysRequest): CalendarDays {
  const { sunrise } = conventions;
  const block = memoizedEach((blockNumber: number) => {
    const numbers = Array.from({ length: BLOCK_DAYS }, (_, i) => blockNumber * BLOCK_DAYS + i);
    const dates = numbers.map(dateOf);
    const bounds = panchangDays(
      dates.map((date) => clock.noonJdUT(date)),
      place,
      sunrise,
      ephemeris,
    );
    return bounds.map((day, i): CalendarDay => {
      const dayNumber = numbers[i]!;
      return { ...day, dayNumber, date: dates[i]!, varaIndex: weekdayIndex(dayNumber) };
    });
  });
  const numbered = (dayNumber: number) => {
    const blockNumber = Math.floor(dayNumber / BLOCK_DAYS);
    return block(blockNumber)[dayNumber - blockNumber * BLOCK_DAYS]!;
  };
  const dated = (jdUT: number) => numbered(dayNumberAt(jdUT, clock));
  const moonEvent = (event: 'rising' | 'setting') => {
    const found = new Map<number, number | null>();
    return ({ dayNumber, endJdUT, startJdUT }: CalendarDay) => {
      const known = found.get(dayNumber);
      if (known !== undefined) return known;
      const jdUT = firstOnHorizonJdUT(event, 'moon', sunrise, startJdUT, place, ephemeris, endJdUT - startJdUT);
      found.set(dayNumber, jdUT);
      return jdUT;
    };
  };
  return {
    numbered,
    dated,
    holding: (jdUT) => {
      const day = dated(jdUT);
      if (jdUT < day.startJdUT) return numbered(day.dayNumber - 1);
      return jdUT >= day.endJdUT ? numbered(day.dayNumber + 1) : day;
    },
    moonriseJdUT: moonEvent('rising'),
    moonsetJdUT: moonEvent('setting'),
  };
}
