/** The sidereal sky at one instant, made of the tropical places of an ephemeris. */

import { ARCSEC_PER_DEG, wrap360 } from '../angle.ts';
import type { Conventions } from '../conventions.ts';
import { ayanamsaDeg as meanAyanamsaDeg } from '../earth/ayanamsa.ts';
import { meanObliquityDeg } from '../earth/obliquity.ts';
import {
  BODY,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  READING_LENGTH,
  VALUES_PER_BODY,
  type Body,
  type Ephemeris,
} from '../ephemeris.ts';
import type { Planet } from '../tables/planets.ts';
import { DAYS_PER_CENTURY } from '../time.ts';

/** One planet of a sidereal sky. */
export interface SkyPlanet {
  /** Sidereal, 0 <= x < 360. */
  readonly longitudeDeg: number;
  /** North positive, ecliptic of date. */
  readonly latitudeDeg: number;
  /** 0 for the nodes. */
  readonly distanceAU: number;
  /** Rate of the sidereal longitude. */
  readonly speedDegPerDay: number;
}

export interface Sky {
  readonly jdTT: number;
  /** Mean ayanamsa: what was subtracted. */
  readonly ayanamsaDeg: number;
  readonly nutationLongitudeDeg: number;
  readonly trueObliquityDeg: number;
  readonly planets: Readonly<Record<Planet, SkyPlanet>>;
}

export type SkyConventions = Pick<Conventions, 'ayanamsa' | 'node'>;

/** General precession, which the sidereal rate leaves out: 50.29 arcsec a year (IAU 2006). */
export const PRECESSION_DEG_PER_DAY = 5028.796195 / ARCSEC_PER_DEG / DAYS_PER_CENTURY;

/**
 * Returns the sidereal sky at an instant.
 *
 * @throws EphemerisRangeError outside the coverage of the ephemeris
 */
export function skyAt(ephemeris: Ephemeris, jdTT: number, conventions: SkyConventions): Sky {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris.readAll(jdTT, reading);
  const ayanamsaDeg = meanAyanamsaDeg(conventions.ayanamsa, jdTT, ephemeris);
  const planetFrom = (body: Body, turnedDeg = 0): SkyPlanet => {
    const at = BODY[body] * VALUES_PER_BODY;
    return {
      longitudeDeg: wrap360(reading[at]! - ayanamsaDeg + turnedDeg),
      latitudeDeg: reading[at + 1]!,
      distanceAU: reading[at + 2]!,
      speedDegPerDay: reading[at + 3]! - PRECESSION_DEG_PER_DAY,
    };
  };
  const node = conventions.node === 'mean' ? 'meanNode' : 'trueNode';
  return {
    jdTT,
    ayanamsaDeg,
    nutationLongitudeDeg: reading[NUTATION_LONGITUDE]!,
    trueObliquityDeg: meanObliquityDeg(jdTT) + reading[NUTATION_OBLIQUITY]!,
    planets: {
      Sun: planetFrom('sun'),
      Moon: planetFrom('moon'),
      Mars: planetFrom('mars'),
      Mercury: planetFrom('mercury'),
      Jupiter: planetFrom('jupiter'),
      Venus: planetFrom('venus'),
      Saturn: planetFrom('saturn'),
      Rahu: planetFrom(node),
      Ketu: planetFrom(node, 180),
    },
  };
}
