/** The tilt of the equator to the ecliptic. */

import { ARCSEC_PER_DEG } from '../angle.ts';
import { centuriesTT } from '../time.ts';

/** Obliquity at J2000.0, arcseconds (IAU 2006); also the tilt by which the ecliptic frame of J2000.0 is defined. */
export const OBLIQUITY_J2000_ARCSEC = 84381.406;

/**
 * Returns the mean obliquity of the ecliptic of date, degrees.
 *
 * @see Capitaine, Wallace, Chapront (2003), A&A 412, 567, eq. 39 (P03, adopted as IAU 2006)
 */
export function meanObliquityDeg(jdTT: number): number {
  const T = centuriesTT(jdTT);
  const epsArcsec =
    OBLIQUITY_J2000_ARCSEC +
    T * (-46.836769 + T * (-0.0001831 + T * (0.0020034 + T * (-0.000000576 + T * -0.0000000434))));
  return epsArcsec / ARCSEC_PER_DEG;
}
