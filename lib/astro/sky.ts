/** The sky at one instant. An `Ephemeris` gives tropical places; `skyAt` turns them into the sidereal sky of a chart. */

import { ARCSEC_PER_DEG, wrap360 } from './angle.ts';
import type { Conventions } from './conventions.ts';
import { ayanamsaDeg as meanAyanamsaDeg } from './earth/ayanamsa.ts';
import { meanObliquityDeg } from './earth/obliquity.ts';
import type { Planet } from './tables/planets.ts';
import { DAYS_PER_CENTURY } from './time.ts';

export const BODY = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  meanNode: 7,
  trueNode: 8,
} as const;

export type Body = keyof typeof BODY;
export type BodyIndex = (typeof BODY)[Body];

export const BODY_COUNT = 9;
/** Values of one body in a reading: longitude, latitude (degrees), distance (AU), longitude rate (degrees per day). */
export const VALUES_PER_BODY = 4;
/** Where nutation in longitude and in obliquity (degrees) stand in a reading, behind the bodies. */
export const NUTATION_LONGITUDE = BODY_COUNT * VALUES_PER_BODY;
export const NUTATION_OBLIQUITY = NUTATION_LONGITUDE + 1;
export const READING_LENGTH = NUTATION_OBLIQUITY + 1;

export interface EphemerisCoverage {
  /** First and last Gregorian year whose every day is covered. */
  readonly startYear: number;
  readonly endYear: number;
  /** The instants that may be asked for; a little wider than the years, so that searches do not fall off. */
  readonly startJdTT: number;
  readonly endJdTT: number;
}

/**
 * Apparent geocentric places (light-time, aberration, deflection) on the **mean** ecliptic and equinox of date.
 *
 * Tropical longitude on the true equinox is longitude + nutation in longitude; sidereal longitude is longitude minus
 * the mean ayanamsa, and nutation never enters. Distances of the nodes are 0.
 */
export interface Ephemeris {
  readonly coverage: EphemerisCoverage;
  /**
   * Writes all bodies and nutation into `out`, a `Float64Array` of `READING_LENGTH` that the caller owns.
   * @throws EphemerisRangeError outside the coverage
   */
  readAll(jdTT: number, out: Float64Array): void;
  /**
   * Writes the `VALUES_PER_BODY` values of one body to the beginning of `out`: the cheap call for searches in time.
   * @throws EphemerisRangeError outside the coverage
   */
  readBody(body: BodyIndex, jdTT: number, out: Float64Array): void;
}

export class EphemerisRangeError extends RangeError {
  readonly coverage: EphemerisCoverage;

  constructor(jdTT: number, coverage: EphemerisCoverage) {
    super(
      `Julian day ${jdTT} (TT) is outside the ephemeris, which covers ${coverage.startYear} to ${coverage.endYear}.`,
    );
    this.name = 'EphemerisRangeError';
    this.coverage = coverage;
  }
}

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
