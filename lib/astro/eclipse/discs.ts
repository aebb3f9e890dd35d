/** Sizes of the discs of Sun and Moon, how far one covers the other, and when curves of an eclipse touch zero. */
import { crossProduct, type Vector3 } from '../earth/matrix.ts';
import { findCrossing, TOLERANCE_DAYS, type Curve } from '../search.ts';
import { EARTH_RADIUS_KM } from './sunMoonPath.ts';

/** Radius of the Sun in Earth radii. */
export const SUN_RADIUS = 696000 / EARTH_RADIUS_KM;
/** Radius of the Moon in Earth radii, mountains and valleys of its edge levelled. @see IAU (1982) */
export const MOON_RADIUS = 0.2725076;

/** Sun and Moon as seen from a place, radians. */
export interface Discs {
  readonly separationRad: number;
  readonly sunRad: number;
  readonly moonRad: number;
}

/** How far the Moon covers the Sun. */
export interface Cover {
  /** Part of the diameter of the Sun; 0 where it is uncovered, above 1 where the Moon is larger and covers it whole. */
  readonly magnitude: number;
  /** Part of the area, 0 to 1. */
  readonly obscuration: number;
  /** Diameter of the Moon by that of the Sun. */
  readonly ratio: number;
}

/** Returns the two discs as seen from a point of space, all in Earth radii. */
export function discsSeen(sun: Vector3, moon: Vector3, observer: Vector3): Discs {
  const toSun = difference(sun, observer);
  const toMoon = difference(moon, observer);
  return {
    separationRad: angleRad(toSun, toMoon),
    sunRad: Math.asin(SUN_RADIUS / Math.hypot(...toSun)),
    moonRad: Math.asin(MOON_RADIUS / Math.hypot(...toMoon)),
  };
}

/** Returns how much of the Sun the Moon covers, from the two discs as they are seen. */
export function coverOf({ moonRad, separationRad, sunRad }: Discs): Cover {
  return {
    magnitude: Math.max((sunRad + moonRad - separationRad) / (2 * sunRad), 0),
    obscuration: overlapArea(separationRad, sunRad, moonRad) / (Math.PI * sunRad * sunRad),
    ratio: moonRad / sunRad,
  };
}

/** Area that two circles share. */
function overlapArea(apart: number, a: number, b: number): number {
  if (apart >= a + b) return 0;
  if (apart <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2;
  const half = (near: number, far: number) => Math.acos((apart ** 2 + near ** 2 - far ** 2) / (2 * apart * near));
  const [alpha, beta] = [half(a, b), half(b, a)];
  return a * a * (alpha - Math.sin(2 * alpha) / 2) + b * b * (beta - Math.sin(2 * beta) / 2);
}

/** Returns the angle between two directions, radians; exact for the smallest angles too. */
export function angleRad(a: Vector3, b: Vector3): number {
  return Math.atan2(Math.hypot(...crossProduct(a, b)), dotProduct(a, b));
}

/** Returns the scalar product of two vectors. */
export function dotProduct(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Returns a vector less another. */
export function difference(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Half the step over which a slope is taken, days: eight seconds. */
const SLOPE_DAYS = 1e-4;

/** Returns where a curve that falls at `a` and rises at `b` is lowest: where its slope crosses zero. */
export function lowest(curve: Curve, a: number, b: number): number {
  return findCrossing((x) => curve(x + SLOPE_DAYS) - curve(x - SLOPE_DAYS), a, b, TOLERANCE_DAYS);
}

/** Where a curve is below zero. */
export interface Below {
  readonly fromX: number;
  readonly toX: number;
}

/** Returns where a curve is below zero around its lowest point, or null where it is so nowhere. */
export function belowZero(curve: Curve, lowestX: number, reach: number): Below | null {
  if (curve(lowestX) >= 0) return null;
  return {
    fromX: findCrossing(curve, lowestX - reach, lowestX, TOLERANCE_DAYS),
    toX: findCrossing(curve, lowestX, lowestX + reach, TOLERANCE_DAYS),
  };
}
