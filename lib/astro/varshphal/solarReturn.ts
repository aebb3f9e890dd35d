/** Solar returns: when the Sun comes back to the longitude it had at birth (Tajika Nilakanthi, Varsha-tantra 1). */
import { wrap180, wrap360 } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import { ayanamsaDeg } from '../earth/ayanamsa.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import { findCrossing } from '../search.ts';

/** Mean sidereal year; true returns stray from its multiples by less than a day in a life. */
export const SIDEREAL_YEAR_DAYS = 365.256363;

/** How far a return may lie from where it is expected; the search reads as far to both sides. */
export const RETURN_WITHIN_DAYS = 3;
/** A hundredth of a second. */
const RETURN_TOLERANCE_DAYS = 1e-7;

/**
 * Returns the Julian day TT near to `nearJdTT` at which the sidereal Sun stands at a longitude.
 *
 * The ayanamsa of the birth is computed at each instant, so the year is the true sidereal one and not the mean one of old
 * tables.
 *
 * @param sunDeg sidereal, 0 <= sunDeg < 360, unrounded: 1e-7 degree is 0.009 s
 * @param withinDays days to either side that are searched
 * @throws EphemerisRangeError where that is outside the ephemeris
 */
export function solarReturnJdTT(
  sunDeg: number,
  nearJdTT: number,
  ayanamsa: Conventions['ayanamsa'],
  ephemeris: Ephemeris,
  withinDays = RETURN_WITHIN_DAYS,
): number {
  const reading = new Float64Array(VALUES_PER_BODY);
  const aheadDeg = (jdTT: number): number => {
    ephemeris.readBody(BODY.sun, jdTT, reading);
    return wrap180(wrap360(reading[0]! - ayanamsaDeg(ayanamsa, jdTT, ephemeris)) - sunDeg);
  };
  return findCrossing(aheadDeg, nearJdTT - withinDays, nearJdTT + withinDays, RETURN_TOLERANCE_DAYS);
}
