/** Precession, good over many millennia. */

import { RAD_PER_ARCSEC } from '../angle.ts';
import { centuriesTT } from '../time.ts';
import { crossProduct, unitVector, type Matrix3, type Vector3 } from './matrix.ts';
import { OBLIQUITY_J2000_ARCSEC } from './obliquity.ts';
import { ECLIPTIC_POLE, EQUATOR_POLE, type PoleSeries } from './tables/precession.ts';

const COS_EPS0 = Math.cos(OBLIQUITY_J2000_ARCSEC * RAD_PER_ARCSEC);
const SIN_EPS0 = Math.sin(OBLIQUITY_J2000_ARCSEC * RAD_PER_ARCSEC);

/**
 * Returns the rotation from the mean equator and equinox of J2000.0 to the mean equator and equinox of date.
 *
 * @see Vondrak, Capitaine, Wallace (2011), A&A 534, A22, eq. 21-25
 */
export function precessionMatrix(jdTT: number): Matrix3 {
  return axesMatrix(equatorPole(jdTT), eclipticPole(jdTT), 'equator');
}

/** Returns the rotation from the mean equator and equinox of J2000.0 to the mean ecliptic and equinox of date. */
export function eclipticPrecessionMatrix(jdTT: number): Matrix3 {
  return axesMatrix(equatorPole(jdTT), eclipticPole(jdTT), 'ecliptic');
}

function axesMatrix(equator: Vector3, ecliptic: Vector3, plane: 'equator' | 'ecliptic'): Matrix3 {
  const equinox = unitVector(crossProduct(equator, ecliptic));
  const pole = plane === 'equator' ? equator : ecliptic;
  return [...equinox, ...crossProduct(pole, equinox), ...pole];
}

/** Pole of the equator of date as a unit vector in the mean equator and equinox of J2000.0. */
function equatorPole(jdTT: number): Vector3 {
  const [X, Y] = poleCoordinates(EQUATOR_POLE, centuriesTT(jdTT));
  return [X, Y, Math.sqrt(Math.max(1 - X * X - Y * Y, 0))];
}

/** Pole of the ecliptic of date as a unit vector in the mean equator and equinox of J2000.0. */
function eclipticPole(jdTT: number): Vector3 {
  const [P, Q] = poleCoordinates(ECLIPTIC_POLE, centuriesTT(jdTT));
  const Z = Math.sqrt(Math.max(1 - P * P - Q * Q, 0));
  return [P, -Q * COS_EPS0 - Z * SIN_EPS0, -Q * SIN_EPS0 + Z * COS_EPS0];
}

function poleCoordinates({ polynomials, periodic }: PoleSeries, T: number): readonly [number, number] {
  let [firstArcsec, secondArcsec] = polynomials.map(([c0, c1, c2, c3]) => c0 + T * (c1 + T * (c2 + T * c3))) as [
    number,
    number,
  ];
  for (const [periodCenturies, cos1, cos2, sin1, sin2] of periodic) {
    const phaseRad = (2 * Math.PI * T) / periodCenturies;
    const cos = Math.cos(phaseRad);
    const sin = Math.sin(phaseRad);
    firstArcsec += cos1 * cos + sin1 * sin;
    secondArcsec += cos2 * cos + sin2 * sin;
  }
  return [firstArcsec * RAD_PER_ARCSEC, secondArcsec * RAD_PER_ARCSEC];
}
