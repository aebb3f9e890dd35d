/** Where Sun and Moon stand through an eclipse, and how the Earth is turned: read once and interpolated. */
import { RAD_PER_DEG, wrap360 } from '../angle.ts';
import { deltaTSeconds } from '../earth/deltaT.ts';
import type { Vector3 } from '../earth/matrix.ts';
import { meanObliquityDeg } from '../earth/obliquity.ts';
import { gastDeg } from '../earth/siderealTime.ts';
import { BODY, KM_PER_AU, VALUES_PER_BODY, type BodyIndex, type Ephemeris } from '../ephemeris.ts';
import { SECONDS_PER_DAY } from '../time.ts';

/** Equatorial radius of the Earth (WGS84), the unit of length of eclipses. */
export const EARTH_RADIUS_KM = 6378.137;
const EARTH_RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;

/** Days to either side of a new or full moon: eclipses last at most three and a half hours to either side. */
export const HALF_PATH_DAYS = 5 / 24;
/** Points at which the sky is read; between them the Moon is good to a thousandth of an arcsecond. */
const POINTS = 9;
const ROTATION_DEG_PER_DAY = 360.98564736629;

/** Geocentric places by TT, in Earth radii on the true equator and equinox of date; x to the equinox, z to the north pole. */
export interface SunMoonPath {
  /** TT less UT, constant through the eclipse. */
  readonly deltaTDays: number;
  sun(jdTT: number): Vector3;
  moon(jdTT: number): Vector3;
  /** Greenwich apparent sidereal time, not wrapped. */
  siderealDeg(jdTT: number): number;
}

/** Returns the path of Sun and Moon through the hours around an instant. */
export function sunMoonPath(centreJdTT: number, ephemeris: Ephemeris): SunMoonPath {
  const nutation = new Float64Array(VALUES_PER_BODY);
  ephemeris.readNutation(centreJdTT, nutation);
  const nutationDeg = nutation[0]!;
  const obliquityDeg = meanObliquityDeg(centreJdTT) + nutation[1]!;
  const deltaTDays = deltaTSeconds(centreJdTT) / SECONDS_PER_DAY;
  const centreSiderealDeg = gastDeg(centreJdTT - deltaTDays, centreJdTT, nutationDeg, obliquityDeg);
  const through = (body: BodyIndex) => {
    const series = chebyshevSeries(
      POINTS_AT.map((x) => {
        ephemeris.readBody(body, centreJdTT + x * HALF_PATH_DAYS, nutation);
        return equatorialVector(nutation, nutationDeg, obliquityDeg);
      }),
    );
    return (jdTT: number): Vector3 => {
      const x = (jdTT - centreJdTT) / HALF_PATH_DAYS;
      return [valueAt(series[0], x), valueAt(series[1], x), valueAt(series[2], x)];
    };
  };
  return {
    deltaTDays,
    sun: through(BODY.sun),
    moon: through(BODY.moon),
    siderealDeg: (jdTT) => wrap360(centreSiderealDeg + (jdTT - centreJdTT) * ROTATION_DEG_PER_DAY),
  };
}

/** @param reading longitude and latitude on the mean equinox of date, degrees, and distance, AU */
function equatorialVector(reading: Float64Array, nutationDeg: number, obliquityDeg: number): Vector3 {
  const lambda = (reading[0]! + nutationDeg) * RAD_PER_DEG;
  const beta = reading[1]! * RAD_PER_DEG;
  const eps = obliquityDeg * RAD_PER_DEG;
  const distance = reading[2]! * EARTH_RADII_PER_AU;
  const y = distance * Math.cos(beta) * Math.sin(lambda);
  const z = distance * Math.sin(beta);
  return [
    distance * Math.cos(beta) * Math.cos(lambda),
    y * Math.cos(eps) - z * Math.sin(eps),
    y * Math.sin(eps) + z * Math.cos(eps),
  ];
}

/** Zeros of the Chebyshev polynomial of the degree POINTS, -1 to 1. */
const POINTS_AT = Array.from({ length: POINTS }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / POINTS));
const COSINES = Array.from({ length: POINTS }, (_, degree) =>
  POINTS_AT.map((_x, k) => (Math.cos((degree * Math.PI * (k + 0.5)) / POINTS) * (degree === 0 ? 1 : 2)) / POINTS),
);

type Series = readonly [readonly number[], readonly number[], readonly number[]];

/** Coefficients by coordinate of what has been read at the points. */
function chebyshevSeries(read: readonly Vector3[]): Series {
  const of = (axis: 0 | 1 | 2) =>
    COSINES.map((row) => row.reduce((sum, weight, k) => sum + weight * read[k]![axis], 0));
  return [of(0), of(1), of(2)];
}

/** Clenshaw's recurrence. */
function valueAt(coefficients: readonly number[], x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b = coefficients[k]! - b2 + 2 * x * b1;
    b2 = b1;
    b1 = b;
  }
  return coefficients[0]! - b2 + x * b1;
}
