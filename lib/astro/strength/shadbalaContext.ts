/** What shadbala needs besides the chart: the sky of the birth, the meridian and the day. */
import { separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { equatorial } from '../earth/equatorial.ts';
import type { Sky } from '../chart/sky.ts';
import type { SevenPlanet } from '../tables/planets.ts';

/** The day of a birth, as strength by time is counted from it. */
export interface StrengthDay {
  /** Whether the birth is between sunrise and sunset, or their substitutes where the Sun does not rise or set. */
  readonly isDaytime: boolean;
  /** Which third of the light or the dark half holds the birth, 0 to 2. */
  readonly thirdIndex: number;
  readonly varaLord: SevenPlanet;
  readonly horaLord: SevenPlanet;
  /** The civil midnight with which the date of the vara began, as a Julian day by the clock of the place. */
  readonly midnightJd: number;
}

export interface ShadbalaContext {
  readonly chart: Chart;
  readonly sky: Sky;
  /** Sidereal, like the degree of the ascendant. */
  readonly midheavenDeg: number;
  /** Apparent; the right ascension on the meridian. */
  readonly localSiderealDeg: number;
  readonly day: StrengthDay;
}

/**
 * Returns the declination of a planet's degree of the ecliptic, its latitude left out.
 *
 * The texts derive kranti from the longitude on the true equinox alone, so it never exceeds the obliquity.
 */
export function krantiDeg({ sky }: Pick<ShadbalaContext, 'sky'>, id: SevenPlanet): number {
  return equatorial(tropicalDeg(sky, id), 0, sky.trueObliquityDeg).declinationDeg;
}

function tropicalDeg({ ayanamsaDeg, nutationLongitudeDeg, planets }: Sky, id: SevenPlanet): number {
  return planets[id].longitudeDeg + ayanamsaDeg + nutationLongitudeDeg;
}

const DEG_PER_HOUR = 15;

/** Returns how far a birth is from the nearer midnight in hours of local apparent time, 0 to 12. */
export function hoursFromMidnight({ localSiderealDeg, sky }: ShadbalaContext): number {
  const { rightAscensionDeg } = equatorial(tropicalDeg(sky, 'Sun'), sky.planets.Sun.latitudeDeg, sky.trueObliquityDeg);
  return separationDeg(localSiderealDeg + 180, rightAscensionDeg) / DEG_PER_HOUR;
}
