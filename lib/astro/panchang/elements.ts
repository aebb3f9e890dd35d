/** Tithi, nakshatra, yoga and karana: equal parts of an angle that Sun and Moon make. */
import { partIndex, wrap360 } from '../angle.ts';

/** The angle is `moonWeight` times the Moon plus `sunWeight` times the Sun; it is divided into `parts`. */
export interface PanchangElement {
  readonly parts: number;
  readonly moonWeight: number;
  readonly sunWeight: number;
}

/** Surya Siddhanta 2.64-69. */
export const PANCHANG_ELEMENTS = {
  tithi: { parts: 30, moonWeight: 1, sunWeight: -1 },
  nakshatra: { parts: 27, moonWeight: 1, sunWeight: 0 },
  yoga: { parts: 27, moonWeight: 1, sunWeight: 1 },
  karana: { parts: 60, moonWeight: 1, sunWeight: -1 },
} as const satisfies Record<string, PanchangElement>;

export interface ElementPart {
  /** From 1. */
  readonly number: number;
  /** Share of it that has passed, 0 <= x < 1, measured by the angle. */
  readonly elapsedFraction: number;
}

/** Returns the angle that an element divides, 0 <= x < 360 degrees, from sidereal longitudes. */
export function elementAngleDeg({ moonWeight, sunWeight }: PanchangElement, sunDeg: number, moonDeg: number): number {
  return wrap360(moonWeight * moonDeg + sunWeight * sunDeg);
}

/** Returns the part of an element that runs when Sun and Moon have these sidereal longitudes. */
export function elementAt(element: PanchangElement, sunDeg: number, moonDeg: number): ElementPart {
  const angleDeg = elementAngleDeg(element, sunDeg, moonDeg);
  const index = partIndex(angleDeg, 360, element.parts);
  // An angle a hair before a part counts as its beginning.
  return { number: index + 1, elapsedFraction: Math.max(0, (angleDeg * element.parts) / 360 - index) };
}
