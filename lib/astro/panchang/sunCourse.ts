/** The course of the Sun: its stay in a sign, the season and the half of the year. */
import { wrap180, nthSignFrom, wrapIndex } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { findCrossing, TOLERANCE_DAYS } from '../search.ts';
import type { Ayana } from '../tables/lunarMonths.ts';
import { sunMoonNear, type ElementSpan, type SunMoon } from './spans.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

const MEAN_DEG_PER_DAY = 0.9856;
/** The true Sun is at most 1.92 degrees from the mean one, here and there. */
const MARGIN_DAYS = 4.5;
const CAPRICORN = 9;

/**
 * Returns the whole stay of the Sun in the sidereal sign where it stands, which is the solar month.
 *
 * @throws EphemerisRangeError where the stay reaches over the end of the ephemeris
 */
export function solarMonth(
  jdUT: number,
  ephemeris: Ephemeris,
  conventions: Pick<Conventions, 'ayanamsa'>,
): ElementSpan {
  const nowDeg = sunMoonNear(jdUT, ephemeris, conventions).sunDeg(jdUT);
  const signIndex = Math.floor(nowDeg / SIGN_ARC_DEG);
  const entered = (boundaryDeg: number) => {
    const nearJdUT = jdUT + (boundaryDeg - nowDeg) / MEAN_DEG_PER_DAY;
    const { sunDeg } = sunMoonNear(nearJdUT, ephemeris, conventions);
    const distanceDeg = (at: number) => wrap180(sunDeg(at) - boundaryDeg);
    return findCrossing(distanceDeg, nearJdUT - MARGIN_DAYS, nearJdUT + MARGIN_DAYS, TOLERANCE_DAYS);
  };
  return {
    number: signIndex + 1,
    startJdUT: entered(signIndex * SIGN_ARC_DEG),
    endJdUT: entered((signIndex + 1) * SIGN_ARC_DEG),
  };
}

/** Lists the nakshatras of the Sun in `fromJdUT <= jdUT < toJdUT`, less than half a year, cut to it, with the changes between. */
export function sunNakshatras(fromJdUT: number, toJdUT: number, { sunDeg }: SunMoon): ElementSpan[] {
  const arcDeg = 360 / 27;
  const first = Math.floor(sunDeg(fromJdUT) / arcDeg);
  const changes = wrapIndex(Math.floor(sunDeg(toJdUT) / arcDeg) - first, 27);
  const edges = Array.from({ length: changes }, (_, i) => {
    const distanceDeg = (jdUT: number) => wrap180(sunDeg(jdUT) - (first + i + 1) * arcDeg);
    return findCrossing(distanceDeg, fromJdUT, toJdUT, TOLERANCE_DAYS);
  });
  return Array.from({ length: changes + 1 }, (_, i) => ({
    number: wrapIndex(first + i, 27) + 1,
    startJdUT: edges[i - 1] ?? fromJdUT,
    endJdUT: edges[i] ?? toJdUT,
  }));
}

/** Returns the season, into `SEASONS`, of a sign of the Sun: of a sidereal sign as almanacs do, of a tropical one as the sky. */
export function seasonIndex(signIndex: number): number {
  return Math.floor(nthSignFrom(signIndex, 2) / 2);
}

/** Returns the half of the year of a sign of the Sun: northward from Capricorn to Gemini. */
export function ayanaOf(signIndex: number): Ayana {
  return wrapIndex(signIndex - CAPRICORN, 12) < 6 ? 'uttarayana' : 'dakshinayana';
}
