/** Apparent places from orbits: light-time, aberration, and the ecliptic of date. */

import { DEG_PER_RAD, RAD_PER_ARCSEC } from '../../../lib/astro/angle.ts';
import {
  crossProduct,
  equatorToEcliptic,
  inverseRotation,
  rotate,
  rotateTwice,
  unitVector,
  type Matrix3,
  type Vector3,
} from '../../../lib/astro/earth/matrix.ts';
import { OBLIQUITY_J2000_ARCSEC } from '../../../lib/astro/earth/obliquity.ts';
import { eclipticPrecessionMatrix } from '../../../lib/astro/earth/precession.ts';
import type { Orbits } from './orbit.ts';
import { SECONDS_PER_DAY } from '../../../lib/astro/time.ts';

export type VisibleBody = Exclude<keyof Orbits, 'earth'> | 'sun';

/** Days for light to cross one AU: 499.004783836 s. */
const LIGHT_DAYS_PER_AU = 499.004783836 / SECONDS_PER_DAY;
const LIGHT_TIME_ITERATIONS = 2;

const ECLIPTIC_TO_EQUATOR_J2000 = inverseRotation(equatorToEcliptic(OBLIQUITY_J2000_ARCSEC * RAD_PER_ARCSEC));

/**
 * Returns the apparent longitude (degrees, -180 to 180), latitude (degrees) and distance (AU) of a body on the mean
 * ecliptic and equinox of date, without light deflection and nutation.
 */
export function apparentPlace(orbits: Orbits, body: VisibleBody, jdTT: number): Vector3 {
  const velocity = orbits.earth.velocityAt(jdTT);
  const seen = retardedVector(orbits, body, jdTT, velocity);
  const direction = aberrated(unitVector(seen), scaled(velocity, LIGHT_DAYS_PER_AU));
  const [x, y, z] = rotate(eclipticOfDate(jdTT), direction);
  const distance = Math.hypot(...seen) - motionOfSun(orbits, jdTT, seen);
  return [Math.atan2(y, x) * DEG_PER_RAD, Math.atan2(z, Math.hypot(x, y)) * DEG_PER_RAD, distance];
}

/** Returns the longitude of the ascending node of the Moon's momentary orbit, mean ecliptic of date, degrees. */
export function osculatingNodeDeg({ moon }: Orbits, jdTT: number): number {
  const pole = crossProduct(moon.placeAt(jdTT), moon.velocityAt(jdTT));
  const [x, y] = rotate(eclipticOfDate(jdTT), pole);
  return Math.atan2(x, -y) * DEG_PER_RAD;
}

/** Returns the rotation from the ecliptic of J2000.0 to the mean ecliptic and equinox of date. */
export function eclipticOfDate(jdTT: number): Matrix3 {
  return rotateTwice(ECLIPTIC_TO_EQUATOR_J2000, eclipticPrecessionMatrix(jdTT));
}

/**
 * Returns the vector from the Earth now to where the body was when the light left it.
 *
 * Vectors from the Sun suffice for directions: the motion of the Sun itself cancels between light-time and aberration.
 */
function retardedVector(orbits: Orbits, body: VisibleBody, jdTT: number, earthVelocity: Vector3): Vector3 {
  const earth = orbits.earth.placeAt(jdTT);
  if (body === 'sun') return scaled(earth, -1);
  const vectorAfter = (lightDays: number): Vector3 => {
    const place = orbits[body].placeAt(jdTT - lightDays);
    return difference(place, body === 'moon' ? scaled(earthVelocity, lightDays) : earth);
  };
  let vector = vectorAfter(0);
  for (let i = 0; i < LIGHT_TIME_ITERATIONS; i++) vector = vectorAfter(Math.hypot(...vector) * LIGHT_DAYS_PER_AU);
  return vector;
}

/** Masses of Jupiter and Saturn in masses of the Sun; the other planets move the Sun by less than 1 m/s. */
const SUN_MOVERS = { jupiter: 1 / 1047.3486, saturn: 1 / 3497.898 };

/**
 * Returns by how many AU the Sun moves along a vector while light travels it: up to 8 km for each AU.
 *
 * The Sun circles the centre of mass of the planets at up to 15 m/s, and the planets with it. Directions do not show it,
 * distances do.
 */
function motionOfSun(orbits: Orbits, jdTT: number, seen: Vector3): number {
  let motion = 0;
  for (const planet of ['jupiter', 'saturn'] as const) {
    const [vx, vy, vz] = orbits[planet].velocityAt(jdTT);
    motion -= SUN_MOVERS[planet] * (vx * seen[0] + vy * seen[1] + vz * seen[2]);
  }
  return motion * LIGHT_DAYS_PER_AU;
}

/** Returns the direction as it appears to an observer moving at `beta`, in units of the speed of light. */
function aberrated(direction: Vector3, beta: Vector3): Vector3 {
  const towards = direction[0] * beta[0] + direction[1] * beta[1] + direction[2] * beta[2];
  const inverseGamma = Math.sqrt(1 - (beta[0] ** 2 + beta[1] ** 2 + beta[2] ** 2));
  const along = 1 + towards / (1 + inverseGamma);
  return unitVector([
    inverseGamma * direction[0] + along * beta[0],
    inverseGamma * direction[1] + along * beta[1],
    inverseGamma * direction[2] + along * beta[2],
  ]);
}

function scaled([x, y, z]: Vector3, factor: number): Vector3 {
  return [x * factor, y * factor, z * factor];
}

function difference([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): Vector3 {
  return [ax - bx, ay - by, az - bz];
}
