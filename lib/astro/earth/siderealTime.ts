/** Sidereal time: how far the Earth has turned under the stars. */

import { ARCSEC_PER_DEG, RAD_PER_DEG, wrap360 } from '../angle.ts';
import { centuriesTT, J2000_JD } from '../time.ts';

/**
 * Returns Greenwich apparent sidereal time in degrees: the right ascension on the meridian of Greenwich.
 *
 * Takes both time scales: the Earth turns by UT, precession and nutation go by TT.
 *
 * @see IERS Conventions (2010), eq. 5.15 (Earth rotation angle) and 5.32 (precession since J2000.0, IAU 2006; the two
 *   largest complementary terms of the equation of the equinoxes)
 */
export function gastDeg(jdUT: number, jdTT: number, nutationLongitudeDeg: number, trueObliquityDeg: number): number {
  const T = centuriesTT(jdTT);
  const nodeRad = (125.04455501 + T * (-1934.1362619 + T * 0.0020756)) * RAD_PER_DEG;
  const precessionArcsec =
    0.014506 + T * (4612.156534 + T * (1.3915817 + T * (-0.00000044 + T * (-0.000029956 + T * -0.0000000368))));
  const complementArcsec = 0.00264 * Math.sin(nodeRad) + 0.000063 * Math.sin(2 * nodeRad);
  const equinoxesDeg = nutationLongitudeDeg * Math.cos(trueObliquityDeg * RAD_PER_DEG);
  return wrap360(earthRotationDeg(jdUT) + (precessionArcsec + complementArcsec) / ARCSEC_PER_DEG + equinoxesDeg);
}

/** Returns apparent sidereal time in degrees at a longitude (east positive): the right ascension on its meridian. */
export function localSiderealDeg(
  jdUT: number,
  jdTT: number,
  nutationLongitudeDeg: number,
  trueObliquityDeg: number,
  longitudeDeg: number,
): number {
  return wrap360(gastDeg(jdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg) + longitudeDeg);
}

function earthRotationDeg(jdUT: number): number {
  // Whole turns are left out before multiplying, which keeps four digits that the product would lose.
  return 360 * ((jdUT % 1) + 0.779057273264 + 0.00273781191135448 * (jdUT - J2000_JD));
}
