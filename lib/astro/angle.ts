/** Arithmetic on the circle. Angles are degrees; only this file wraps them, and indexes of lists that run round. */

export const DEG_PER_RAD = 180 / Math.PI;
export const RAD_PER_DEG = Math.PI / 180;
export const ARCSEC_PER_DEG = 3600;
export const RAD_PER_ARCSEC = RAD_PER_DEG / ARCSEC_PER_DEG;

/** Wraps an angle into 0 <= x < 360. */
export function wrap360(deg: number): number {
  // Nearly every angle is already there, and the remainder is slow.
  if (deg >= 0 && deg < 360) return deg;
  const wrapped = deg % 360;
  const positive = wrapped < 0 ? wrapped + 360 : wrapped;
  // A tiny negative angle plus 360 rounds to 360 itself.
  return positive >= 360 ? 0 : positive;
}

/** Wraps an angle into -180 <= x < 180; the form in which differences of longitudes are compared. */
export function wrap180(deg: number): number {
  return wrap360(deg + 180) - 180;
}

/** Returns the shorter arc between two longitudes, 0 <= x <= 180 degrees. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(wrap180(aDeg - bDeg));
}

/**
 * Returns which of `parts` equal parts of an arc a position falls in, counted from 0.
 *
 * Parts are half-open, so a boundary belongs to the later part. Binary fractions put exact boundaries such as
 * 3 deg 20 min a hair too low; `PART_EPSILON_DEG` moves those, and nothing that an ephemeris could resolve.
 */
export function partIndex(positionDeg: number, arcDeg: number, parts: number): number {
  const index = Math.floor(((positionDeg + PART_EPSILON_DEG) * parts) / arcDeg);
  return Math.min(Math.max(index, 0), parts - 1);
}

export const PART_EPSILON_DEG = 1e-9;

/** Wraps a whole number into 0 <= x < `length`: an index of a list that runs round, such as the signs. */
export function wrapIndex(index: number, length: number): number {
  const wrapped = index % length;
  // Adding 0 turns the -0 of negative multiples into 0.
  return wrapped < 0 ? wrapped + length : wrapped + 0;
}

/** Counts from one sign to another as tradition does, the first sign being 1; both by index 0..11. */
export function countFrom(fromSignIndex: number, toSignIndex: number): number {
  return wrapIndex(toSignIndex - fromSignIndex, 12) + 1;
}

/** Returns the index 0..11 of the sign counted to from another, which itself is the 1st: the 2nd from Pisces is Aries. */
export function nthSignFrom(fromSignIndex: number, count: number): number {
  return wrapIndex(fromSignIndex + count - 1, 12);
}
