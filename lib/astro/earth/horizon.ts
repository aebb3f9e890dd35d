/** Where the ecliptic meets horizon and meridian. Everything here is tropical, on the true equinox of date. */

import { DEG_PER_RAD, RAD_PER_DEG, wrap180, wrap360 } from '../angle.ts';

/** A place's horizon at one moment. */
export interface Horizon {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** Apparent local sidereal time. */
  readonly localSiderealDeg: number;
  /** True obliquity of the ecliptic. */
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
}

/** At the poles themselves horizon and equator are one; places nearer than this (a millimetre) are taken to be here. */
const HIGHEST_LATITUDE_DEG = 90 - 1e-8;

/**
 * Returns the tropical longitude of the ascendant, degrees.
 *
 * Beyond the polar circles the ecliptic can rise in the west for some hours; the ascendant is then the point that sets,
 * so that it is always the one less than 180 degrees ahead of the midheaven, as in the reference. At a pole it is the
 * equinox that is less than 180 degrees ahead of the midheaven.
 *
 * @param localSiderealDeg apparent local sidereal time
 * @param obliquityDeg true obliquity
 * @see Meeus, Astronomical Algorithms (2nd ed.), ch. 14, for the formula
 */
export function ascendantDeg(localSiderealDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const thetaRad = localSiderealDeg * RAD_PER_DEG;
  const epsRad = obliquityDeg * RAD_PER_DEG;
  const phiRad = Math.min(Math.max(latitudeDeg, -HIGHEST_LATITUDE_DEG), HIGHEST_LATITUDE_DEG) * RAD_PER_DEG;
  const y = Math.cos(thetaRad);
  const x = -(Math.sin(thetaRad) * Math.cos(epsRad) + Math.tan(phiRad) * Math.sin(epsRad));
  const horizonDeg = Math.atan2(y, x) * DEG_PER_RAD;
  const isBehindMidheaven = wrap180(horizonDeg - midheavenDeg(localSiderealDeg, obliquityDeg)) < 0;
  return wrap360(isBehindMidheaven ? horizonDeg + 180 : horizonDeg);
}

/**
 * Returns the local sidereal time, degrees, at which a tropical longitude is the ascendant: its right ascension less its
 * diurnal semi-arc. A degree that does not rise there, beyond the polar circles, is taken where it is nearest to the
 * horizon.
 *
 * @see Meeus, Astronomical Algorithms (2nd ed.), ch. 15, for the semi-arc
 */
export function siderealDegOfAscendant(tropicalDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const lambdaRad = tropicalDeg * RAD_PER_DEG;
  const epsRad = obliquityDeg * RAD_PER_DEG;
  const alphaRad = Math.atan2(Math.sin(lambdaRad) * Math.cos(epsRad), Math.cos(lambdaRad));
  const deltaRad = Math.asin(Math.sin(lambdaRad) * Math.sin(epsRad));
  const cosSemiArc = -Math.tan(latitudeDeg * RAD_PER_DEG) * Math.tan(deltaRad);
  const semiArcRad = Math.acos(Math.min(Math.max(cosSemiArc, -1), 1));
  return wrap360((alphaRad - semiArcRad) * DEG_PER_RAD);
}

/** Returns the tropical longitude of the midheaven, degrees: the point of the ecliptic on the meridian. */
export function midheavenDeg(localSiderealDeg: number, obliquityDeg: number): number {
  return eclipticDegAt(localSiderealDeg, obliquityDeg);
}

/** Returns the longitude of the point of the ecliptic that has a right ascension, degrees. */
export function eclipticDegAt(rightAscensionDeg: number, obliquityDeg: number): number {
  const raRad = rightAscensionDeg * RAD_PER_DEG;
  return wrap360(Math.atan2(Math.sin(raRad), Math.cos(raRad) * Math.cos(obliquityDeg * RAD_PER_DEG)) * DEG_PER_RAD);
}
