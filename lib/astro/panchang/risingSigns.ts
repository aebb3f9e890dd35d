/** When each sign rises in the east of a place during a day. */
import { DEG_PER_RAD, RAD_PER_DEG, wrap360 } from '../angle.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import { localSiderealDeg } from '../earth/siderealTime.ts';
import type { Sky } from '../chart/sky.ts';
import type { ElementSpan } from './spans.ts';
import type { TimeSpan } from '../time.ts';

/** How far the Earth turns under the stars in a day. */
export const SIDEREAL_DEG_PER_DAY = 360.98564736629;

/**
 * Lists the sidereal signs that rise in a window of two days at the most, in order, the first and the last cut to it.
 *
 * Null beyond the polar circles, where some signs do not rise at all. Precession and nutation are those of `sky`, which
 * errs by 0.01 s at the end of a day.
 *
 * @param sky of the window, or a day beside its beginning
 * @param parts equal parts of the zodiac that are listed: 108 for the navamshas of the signs
 * @see Meeus, Astronomical Algorithms (2nd ed.), ch. 13 and 15: sidereal time of rising = right ascension - semi-arc
 */
export function risingSigns(
  { startJdUT, endJdUT }: TimeSpan,
  place: ObserverPlace,
  sky: Sky,
  parts = 12,
): ElementSpan[] | null {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = sky;
  if (Math.abs(place.latitudeDeg) >= 90 - trueObliquityDeg) return null;
  const startDeg = localSiderealDeg(startJdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, place.longitudeDeg);
  const turnDays = 360 / SIDEREAL_DEG_PER_DAY;
  const starts = Array.from({ length: parts }, (_, partIndex) => {
    const tropicalDeg = (partIndex * 360) / parts + ayanamsaDeg + nutationLongitudeDeg;
    const turnedDeg = wrap360(risingSiderealDeg(tropicalDeg, trueObliquityDeg, place.latitudeDeg) - startDeg);
    return { number: partIndex + 1, startJdUT: startJdUT + turnedDeg / SIDEREAL_DEG_PER_DAY };
  }).sort((a, b) => a.startJdUT - b.startJdUT);
  // The part that rises when the window begins came up last in the turn before.
  const running = { number: starts.at(-1)!.number, startJdUT };
  const again = starts.map((start) => ({ ...start, startJdUT: start.startJdUT + turnDays }));
  const all = [running, ...starts, ...again].filter((start) => start.startJdUT < endJdUT);
  return all.map((start, i) => ({ ...start, endJdUT: all[i + 1]?.startJdUT ?? endJdUT }));
}

/** Returns the sidereal time at which a point of the ecliptic rises, degrees; NaN where it never does. */
export function risingSiderealDeg(tropicalDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const [lambda, eps, phi] = [tropicalDeg * RAD_PER_DEG, obliquityDeg * RAD_PER_DEG, latitudeDeg * RAD_PER_DEG];
  const alpha = Math.atan2(Math.sin(lambda) * Math.cos(eps), Math.cos(lambda));
  const delta = Math.asin(Math.sin(lambda) * Math.sin(eps));
  const semiArc = Math.acos(-Math.tan(phi) * Math.tan(delta));
  return wrap360((alpha - semiArc) * DEG_PER_RAD);
}
