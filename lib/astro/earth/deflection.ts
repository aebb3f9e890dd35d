/** How the Sun bends light. */

import { RAD_PER_ARCSEC } from '../angle.ts';
import type { Vector3 } from './matrix.ts';

/** 2 G M / c^2 of the Sun, in AU. */
export const TWICE_SUN_MASS_AU = 1.974125722e-8;
const SUN_RADIUS_ARCSEC_AT_1_AU = 959.63;

/**
 * Part of the Sun's mass that lies nearer to its centre than x solar radii, for x = 0.05, 0.10 .. 1.
 *
 * Light that would pass through the Sun is bent by that part only; the plain formula grows without limit there.
 */
const MASS_INSIDE = [
  0.054, 0.1899, 0.35, 0.5084, 0.6434, 0.7455, 0.8218, 0.8746, 0.9114, 0.9378, 0.9562, 0.9703, 0.9797, 0.9868, 0.9916,
  0.9952, 0.9975, 0.9991, 0.9996, 1,
] as const;
const RADII_PER_ROW = 1 / MASS_INSIDE.length;

/**
 * Returns the direction in which a distant star is seen from the Earth after its light has passed the Sun.
 *
 * @param star unit vector to the star
 * @param earthAU place of the Earth as seen from the Sun, on the same axes
 * @see Explanatory Supplement to the Astronomical Almanac (3rd ed.), eq. 7.63
 */
export function deflected(star: Vector3, earthAU: Vector3): Vector3 {
  const [px, py, pz] = star;
  const distanceAU = Math.hypot(...earthAU);
  const [ex, ey, ez] = [earthAU[0] / distanceAU, earthAU[1] / distanceAU, earthAU[2] / distanceAU];
  const cosine = px * ex + py * ey + pz * ez;
  // 1 + cosine loses its digits near the Sun, where it is half the square of the elongation.
  const elongationRad = Math.hypot(px + ex, py + ey, pz + ez);
  const bend = ((TWICE_SUN_MASS_AU / distanceAU) * massInside(elongationRad, distanceAU)) / (elongationRad ** 2 / 2);
  return [px + bend * (ex - cosine * px), py + bend * (ey - cosine * py), pz + bend * (ez - cosine * pz)];
}

/** Returns the part of the Sun's mass inside the distance from its centre at which the light passes. */
export function massInside(elongationRad: number, distanceAU: number): number {
  const radii = elongationRad / ((SUN_RADIUS_ARCSEC_AT_1_AU * RAD_PER_ARCSEC) / distanceAU);
  const row = radii / RADII_PER_ROW - 1;
  if (row >= MASS_INSIDE.length - 1) return 1;
  // Towards the centre the density is even, so the mass falls with the square of the distance of the ray.
  if (row < 0) return MASS_INSIDE[0] * (row + 1) ** 2;
  const index = Math.floor(row);
  const inner = MASS_INSIDE[index]!;
  return inner + (row - index) * (MASS_INSIDE[index + 1]! - inner);
}
