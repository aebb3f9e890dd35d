/** The interface of an ephemeris: tropical places of bodies by Terrestrial Time. */

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

/** Kilometres of an astronomical unit (IAU 2012), in which distances are read. */
export const KM_PER_AU = 149597870.7;

/** Bodies of a reading; Ketu stands opposite Rahu and is none of them. */
export const BODY_COUNT = 9;
/** Values of one body in a reading: longitude, latitude (degrees), distance (AU), longitude rate (degrees per day). */
export const VALUES_PER_BODY = 4;
/** Where nutation in longitude and in obliquity (degrees) stand in a reading, behind the bodies. */
export const NUTATION_LONGITUDE = BODY_COUNT * VALUES_PER_BODY;
export const NUTATION_OBLIQUITY = NUTATION_LONGITUDE + 1;
/** Numbers in a reading: those of all bodies, and nutation. */
export const READING_LENGTH = NUTATION_OBLIQUITY + 1;

export interface EphemerisCoverage {
  /** First and last Gregorian year whose every day is covered. */
  readonly startYear: number;
  readonly endYear: number;
  /** First and last instant that can be read; a little wider than the years, for searches at their edges. */
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
  /**
   * Writes nutation in longitude and in obliquity, degrees, to the beginning of `out`, of `VALUES_PER_BODY` too.
   * @throws EphemerisRangeError outside the coverage
   */
  readNutation(jdTT: number, out: Float64Array): void;
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
