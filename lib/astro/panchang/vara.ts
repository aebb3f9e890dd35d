/** Vara: the day that runs from one sunrise to the next and has one lord. */
import type { SunriseKind } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { panchangDayAt, type PanchangDay, type PolarReason } from './panchangDay.ts';
import { wrapIndex } from '../angle.ts';

export interface VaraDay {
  /** Into `VARAS`: 0 is Sunday. */
  readonly varaIndex: number;
  /** The sunrise that began the day; null where the Sun did not rise. */
  readonly sunriseJdUT: number | null;
  /** The sunset that follows; null where there is none. */
  readonly sunsetJdUT: number | null;
  /** Why there is no sunrise; null where there is one. */
  readonly reason: PolarReason | null;
}

/** Turns a Julian day UT into that of the clock of a place. */
export type LocalJd = (jdUT: number) => number;

/**
 * Returns the vara that runs at an instant, with the sunrise that began it: that of the day of the panchang.
 *
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function varaDay(
  jdUT: number,
  place: ObserverPlace,
  convention: SunriseKind,
  ephemeris: Ephemeris,
  localJd: LocalJd,
): VaraDay {
  const day = panchangDayAt(jdUT, place, convention, ephemeris);
  const { sunriseJdUT, sunsetJdUT } = day;
  return {
    varaIndex: varaIndexOf(day, localJd),
    sunriseJdUT,
    sunsetJdUT,
    reason: sunriseJdUT === null ? day.reason : null,
  };
}

/**
 * Returns the vara of a day of the panchang, Sunday 0.
 *
 * It takes its name from the date that the clock shows at its noon: near the polar circles the Sun can rise before
 * midnight, twice on one date, or not at all, and a clock far from the Sun's can show another date at sunrise anywhere.
 */
export function varaIndexOf({ noonJdUT }: PanchangDay, localJd: LocalJd): number {
  return weekdayIndex(localJd(noonJdUT));
}

/** Returns the day of the week of a Julian day, Sunday 0. Julian days begin at noon, and day 0 was a Monday. */
export function weekdayIndex(jd: number): number {
  return wrapIndex(Math.floor(jd + 1.5), 7);
}
