/** Vara: the day that runs from one sunrise to the next and has one lord. */
import type { SunriseKind } from '../conventions.ts';
import type { Place } from '../earth/diurnal.ts';
import { firstOnHorizonJdUT, riseSet } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { noonNear } from './day.ts';

export interface VaraDay {
  /** Into `VARAS`: 0 is Sunday. */
  readonly varaIndex: number;
  /** The sunrise that began the day; null where there was none. */
  readonly sunriseJdUT: number | null;
  /** The sunset that follows; null too where the Sun stays up. */
  readonly sunsetJdUT: number | null;
  /** Why there is no sunrise; the vara is then the day of the week by the clock, which changes at midnight. */
  readonly reason: 'polar_day' | 'polar_night' | null;
}

/** Turns a Julian day UT into that of the clock of a place. */
export type LocalJd = (jdUT: number) => number;

/**
 * Returns the vara that runs at an instant, with the sunrise that began it.
 *
 * It takes its name from the date that the clock shows at its noon: near the polar circles the Sun can rise before
 * midnight, twice on one date, and a clock far from the Sun's can show another date at sunrise anywhere.
 *
 * @throws EphemerisRangeError where two days before the instant are outside the ephemeris
 */
export function varaDay(
  jdUT: number,
  place: Place,
  convention: SunriseKind,
  ephemeris: Ephemeris,
  localJd: LocalJd,
): VaraDay {
  const nearestNoonJdUT = noonNear(jdUT, place, ephemeris);
  const search = (event: 'rising' | 'setting', fromJdUT: number, days: number) =>
    firstOnHorizonJdUT(event, 'sun', convention, fromJdUT, place, ephemeris, days);
  const today = search('rising', nearestNoonJdUT - 0.5, 0.5);
  const isBeforeSunrise = today !== null && jdUT < today;
  const noonJdUT = isBeforeSunrise ? nearestNoonJdUT - 1 : nearestNoonJdUT;
  const sunriseJdUT = isBeforeSunrise ? search('rising', noonJdUT - 0.5, 0.5) : today;
  if (sunriseJdUT === null) {
    const { isUpAtStart } = riseSet('sun', convention, noonJdUT - 0.5, place, ephemeris, 0.5);
    const reason = isUpAtStart ? 'polar_day' : 'polar_night';
    return { varaIndex: weekdayIndex(localJd(jdUT)), sunriseJdUT: null, sunsetJdUT: null, reason };
  }
  const sunsetJdUT = search('setting', sunriseJdUT, 1);
  return { varaIndex: weekdayIndex(localJd(noonJdUT)), sunriseJdUT, sunsetJdUT, reason: null };
}

/** Returns the day of the week of a Julian day, Sunday 0. Julian days begin at noon, and day 0 was a Monday. */
export function weekdayIndex(jd: number): number {
  return Math.floor(jd + 1.5) % 7;
}
