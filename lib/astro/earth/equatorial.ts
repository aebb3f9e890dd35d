/** Places on the equator instead of the ecliptic. */
import { DEG_PER_RAD, RAD_PER_DEG, wrap360 } from '../angle.ts';

export interface Equatorial {
  /** 0 <= x < 360. */
  readonly rightAscensionDeg: number;
  /** North positive. */
  readonly declinationDeg: number;
}

/**
 * Returns right ascension and declination of a place on the ecliptic.
 *
 * @param longitudeDeg tropical, on the equinox that the obliquity belongs to
 * @see Meeus, Astronomical Algorithms (2nd ed.), eq. 13.3 and 13.4
 */
export function equatorial(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): Equatorial {
  const [lambda, beta, eps] = [longitudeDeg * RAD_PER_DEG, latitudeDeg * RAD_PER_DEG, obliquityDeg * RAD_PER_DEG];
  const [sinEps, cosEps, sinBeta, cosBeta] = [Math.sin(eps), Math.cos(eps), Math.sin(beta), Math.cos(beta)];
  const sinDeclination = sinBeta * cosEps + cosBeta * sinEps * Math.sin(lambda);
  const y = Math.sin(lambda) * cosEps * cosBeta - sinBeta * sinEps;
  return {
    rightAscensionDeg: wrap360(Math.atan2(y, Math.cos(lambda) * cosBeta) * DEG_PER_RAD),
    declinationDeg: Math.asin(Math.min(Math.max(sinDeclination, -1), 1)) * DEG_PER_RAD,
  };
}
