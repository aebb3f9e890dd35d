/** Ayanamsa: how far the equinox has moved back from the beginning of the sidereal zodiac. */

import { ARCSEC_PER_DEG, DEG_PER_RAD, RAD_PER_DEG, wrap360 } from '../angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { centuriesTT } from '../time.ts';
import { eclipticDegAt } from './horizon.ts';
import { rotate, equatorToEcliptic, inverseRotation, type Vector3 } from './matrix.ts';
import { meanObliquityDeg } from './obliquity.ts';
import { apparentStar, geometricStar } from './star.ts';
import { EPOCH_AYANAMSAS, type CenturyPolynomial, type EpochAyanamsa } from './tables/epochAyanamsas.ts';
import { STAR_AYANAMSAS, type StarAyanamsa } from './tables/starAyanamsas.ts';

export type AyanamsaId = keyof typeof EPOCH_AYANAMSAS | keyof typeof STAR_AYANAMSAS;
export type Ayanamsa = EpochAyanamsa | StarAyanamsa;

export const AYANAMSAS: Readonly<Record<AyanamsaId, Ayanamsa>> = { ...EPOCH_AYANAMSAS, ...STAR_AYANAMSAS };
export const AYANAMSA_IDS = Object.keys(AYANAMSAS) as [AyanamsaId, ...AyanamsaId[]];

/**
 * Returns the mean ayanamsa, 0 <= x < 360 degrees: what to subtract from a longitude on the **mean** equinox of date.
 *
 * From a longitude that contains nutation, subtract this plus nutation in longitude. The star ayanamsas follow the
 * star as it is seen, so aberration swings them by up to 20 arcsec in the course of a year, as in the reference.
 *
 * @param ephemeris gives the place of the Sun to the star ayanamsas; the others do not read it
 */
export function ayanamsaDeg(id: AyanamsaId, jdTT: number, ephemeris: Ephemeris): number {
  const ayanamsa = AYANAMSAS[id];
  return ayanamsa.kind === 'epoch'
    ? wrap360(polynomial(ayanamsa.arcsec, centuriesTT(jdTT)) / ARCSEC_PER_DEG)
    : wrap360(markerDeg(ayanamsa, jdTT, ephemeris) - ayanamsa.siderealDeg);
}

function polynomial(c: CenturyPolynomial, T: number): number {
  return c[0] + T * (c[1] + T * (c[2] + T * (c[3] + T * (c[4] + T * (c[5] + T * c[6])))));
}

/** Tropical longitude, on the mean equinox of date, of the point that the ayanamsa ties to the sidereal zodiac. */
function markerDeg({ star, measure }: StarAyanamsa, jdTT: number, ephemeris: Ephemeris): number {
  switch (measure) {
    case 'longitude':
      return longitudeDeg(apparentStar(star, jdTT, ephemeris));
    case 'culmination':
      return culminatingDeg(apparentStar(star, jdTT, ephemeris), meanObliquityDeg(jdTT));
    case 'node':
      return longitudeDeg(geometricStar(star, jdTT)) + 90;
  }
}

function longitudeDeg([x, y]: Vector3): number {
  return Math.atan2(y, x) * DEG_PER_RAD;
}

/** Longitude of the point of the ecliptic that has the right ascension of a star. */
function culminatingDeg(star: Vector3, obliquityDeg: number): number {
  const equatorial = rotate(inverseRotation(equatorToEcliptic(obliquityDeg * RAD_PER_DEG)), star);
  return eclipticDegAt(longitudeDeg(equatorial), obliquityDeg);
}
