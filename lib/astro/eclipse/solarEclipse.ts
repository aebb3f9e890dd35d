/** Eclipses of the Sun over the whole Earth, by the elements of Bessel. */
import type { ObserverPlace } from '../earth/diurnal.ts';
import { crossProduct, unitVector, type Vector3 } from '../earth/matrix.ts';
import { belowZero, coverOf, difference, discsSeen, dotProduct, lowest, MOON_RADIUS, SUN_RADIUS } from './discs.ts';
import { ECCENTRICITY_2, observerVector, placeOnLine } from './observerVector.ts';
import type { SunMoonPath } from './sunMoonPath.ts';

export type SolarType = 'total' | 'annular' | 'hybrid' | 'partial';

/** First and last touch of the half shadow, and of the shadow itself, with the Earth; jdUT. */
export interface SolarContacts {
  readonly beginJdUT: number;
  readonly centralBeginJdUT: number | null;
  readonly centralEndJdUT: number | null;
  readonly endJdUT: number;
}

export interface SolarCircumstances {
  readonly type: SolarType;
  /** Whether the axis of the shadow meets the Earth. */
  readonly isCentral: boolean;
  readonly greatestJdTT: number;
  /** Distance of the axis from the Earth's centre at greatest eclipse, Earth radii, positive north. */
  readonly gamma: number;
  /** At the place of greatest eclipse: the ratio of the diameters where it is central, else the part of the diameter covered. */
  readonly magnitude: number;
  readonly contacts: SolarContacts;
  readonly greatestAt: ObserverPlace;
}

/** The shadow of the Moon at an instant, on the plane through the Earth's centre square to its axis. */
interface Shadow {
  /** Direction of the axis, from the Moon to the Sun. */
  readonly axis: Vector3;
  readonly moon: Vector3;
  /** How far north the axis passes the Earth's centre, and how far it passes it, Earth radii. */
  readonly y: number;
  readonly distance: number;
  /** Radius of the flattened Earth on that side. */
  readonly edge: number;
  /** Radii of the half shadow and of the shadow in the plane; the latter is below zero where the cone ends behind it. */
  readonly l1: number;
  readonly l2: number;
  readonly tanF2: number;
}

/** Within which the axis comes nearest before or after the new moon, and within which the eclipse lasts, days. */
const NEAREST_DAYS = 1.2 / 24;
const REACH_DAYS = 3.6 / 24;

/** Returns the eclipse of a new moon, or null where the half shadow misses the Earth. */
export function solarEclipse(newMoonJdTT: number, path: SunMoonPath): SolarCircumstances | null {
  const greatestJdTT = lowest(
    (jdTT) => shadowAt(jdTT, path).distance ** 2,
    newMoonJdTT - NEAREST_DAYS,
    newMoonJdTT + NEAREST_DAYS,
  );
  const outer = insideEdge((shadow) => shadow.l1, greatestJdTT, path);
  if (outer === null) return null;
  const greatest = shadowAt(greatestJdTT, path);
  const inner = insideEdge(({ l2 }) => Math.abs(l2), greatestJdTT, path);
  const axis = insideEdge(() => 0, greatestJdTT, path);
  const siderealDeg = path.siderealDeg(greatestJdTT);
  const greatestAt = placeOnLine(
    greatest.moon,
    greatest.axis.map((value) => -value) as [number, number, number],
    siderealDeg,
  );
  const ground = observerVector(greatestAt, siderealDeg);
  const cover = coverOf(discsSeen(path.sun(greatestJdTT), greatest.moon, ground));
  return {
    type: inner === null ? 'partial' : solarType(greatest, axis, dotProduct(ground, greatest.axis), path),
    isCentral: axis !== null,
    greatestJdTT,
    gamma: greatest.y < 0 ? -greatest.distance : greatest.distance,
    magnitude: axis === null ? cover.magnitude : cover.ratio,
    contacts: {
      beginJdUT: outer.fromX - path.deltaTDays,
      centralBeginJdUT: inner === null ? null : inner.fromX - path.deltaTDays,
      centralEndJdUT: inner === null ? null : inner.toX - path.deltaTDays,
      endJdUT: outer.toX - path.deltaTDays,
    },
    greatestAt,
  };
}

/** When a circle around the axis, of a radius that the shadow gives, touches the Earth; null where it misses it. */
function insideEdge(radius: (shadow: Shadow) => number, greatestJdTT: number, path: SunMoonPath) {
  const gap = (jdTT: number) => {
    const shadow = shadowAt(jdTT, path);
    return shadow.distance - shadow.edge - radius(shadow);
  };
  return belowZero(gap, greatestJdTT, REACH_DAYS);
}

/** @param height of the place of greatest eclipse above the plane, Earth radii */
function solarType(
  greatest: Shadow,
  axis: { readonly fromX: number; readonly toX: number } | null,
  height: number,
  path: SunMoonPath,
): SolarType {
  const { l2, tanF2 } = greatest;
  if (axis === null) return l2 < 0 ? 'total' : 'annular';
  if (l2 - height * tanF2 >= 0) return 'annular';
  // The ground is farther from the Moon where the axis enters and leaves the Earth: the cone may end before it.
  const isAnnularAt = (jdTT: number) => shadowAt(jdTT, path).l2 > 0;
  return isAnnularAt(axis.fromX) || isAnnularAt(axis.toX) ? 'hybrid' : 'total';
}

/** @see Explanatory Supplement to the Astronomical Almanac (3rd ed.), 11.2 and 11.3 */
function shadowAt(jdTT: number, path: SunMoonPath): Shadow {
  const moon = path.moon(jdTT);
  const away = difference(path.sun(jdTT), moon);
  const sunToMoon = Math.hypot(...away);
  const axis = unitVector(away);
  const east = unitVector([-axis[1], axis[0], 0]);
  const x = dotProduct(moon, east);
  const y = dotProduct(moon, crossProduct(axis, east));
  const z = dotProduct(moon, axis);
  const sinF1 = (SUN_RADIUS + MOON_RADIUS) / sunToMoon;
  const sinF2 = (SUN_RADIUS - MOON_RADIUS) / sunToMoon;
  const [cosF1, cosF2] = [Math.sqrt(1 - sinF1 * sinF1), Math.sqrt(1 - sinF2 * sinF2)];
  const distance = Math.hypot(x, y);
  // The edge of the Earth on the plane is an ellipse, flattened by the declination of the axis.
  const flattened = 1 - ECCENTRICITY_2 * (1 - axis[2] * axis[2]);
  return {
    axis,
    moon,
    y,
    distance,
    edge: distance / Math.sqrt(x * x + (y * y) / flattened),
    l1: (z * sinF1 + MOON_RADIUS) / cosF1,
    l2: (z * sinF2 - MOON_RADIUS) / cosF2,
    tanF2: sinF2 / cosF2,
  };
}
