/** Places on the ground as points of space. */
import { DEG_PER_RAD, RAD_PER_DEG, wrap180 } from '../angle.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { Vector3 } from '../earth/matrix.ts';

/** WGS84. */
const EARTH_FLATTENING = 1 / 298.257223563;
/** Square of the polar radius, the equatorial one being 1. */
const SQUEEZED = (1 - EARTH_FLATTENING) ** 2;
/** Square of the eccentricity of a meridian. */
export const ECCENTRICITY_2 = 1 - SQUEEZED;

/** Returns a place at sea level in Earth radii on the equator and equinox of date. */
export function observerVector({ latitudeDeg, longitudeDeg }: ObserverPlace, siderealDeg: number): Vector3 {
  const phi = latitudeDeg * RAD_PER_DEG;
  const theta = (siderealDeg + longitudeDeg) * RAD_PER_DEG;
  const curvature = 1 / Math.sqrt(Math.cos(phi) ** 2 + SQUEEZED * Math.sin(phi) ** 2);
  const equatorial = curvature * Math.cos(phi);
  return [equatorial * Math.cos(theta), equatorial * Math.sin(theta), SQUEEZED * curvature * Math.sin(phi)];
}

/** Returns the direction of the zenith of a place. */
export function zenithVector({ latitudeDeg, longitudeDeg }: ObserverPlace, siderealDeg: number): Vector3 {
  const phi = latitudeDeg * RAD_PER_DEG;
  const theta = (siderealDeg + longitudeDeg) * RAD_PER_DEG;
  return [Math.cos(phi) * Math.cos(theta), Math.cos(phi) * Math.sin(theta), Math.sin(phi)];
}

/**
 * Returns where a line first meets the ground, or where it comes nearest to it.
 *
 * Space is stretched along the axis of the Earth until the Earth is a sphere.
 *
 * @param from a point of the line outside the Earth, Earth radii
 * @param direction of length 1, towards the Earth
 */
export function placeOnLine(from: Vector3, direction: Vector3, siderealDeg: number): ObserverPlace {
  const polar = Math.sqrt(SQUEEZED);
  const [px, py, pz] = [from[0], from[1], from[2] / polar];
  const [dx, dy, dz] = [direction[0], direction[1], direction[2] / polar];
  const square = dx * dx + dy * dy + dz * dz;
  const along = -(px * dx + py * dy + pz * dz) / square;
  const nearest = Math.hypot(px + along * dx, py + along * dy, pz + along * dz);
  const step = nearest < 1 ? along - Math.sqrt((1 - nearest * nearest) / square) : along;
  const [x, y, z] = [px + step * dx, py + step * dy, (pz + step * dz) * polar];
  return {
    latitudeDeg: Math.atan2(z, SQUEEZED * Math.hypot(x, y)) * DEG_PER_RAD,
    longitudeDeg: wrap180(Math.atan2(y, x) * DEG_PER_RAD - siderealDeg),
  };
}
