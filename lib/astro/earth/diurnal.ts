/** The daily path of Sun, Moon and planets over a place. */

import { ARCSEC_PER_DEG, DEG_PER_RAD, RAD_PER_DEG, wrap360 } from '../angle.ts';
import type { Curve } from '../search.ts';
import { BODY, VALUES_PER_BODY, KM_PER_AU, type Body, type Ephemeris } from '../ephemeris.ts';
import { SECONDS_PER_DAY } from '../time.ts';
import { deltaTSeconds } from './deltaT.ts';
import { meanObliquityDeg } from './obliquity.ts';
import { gastDeg } from './siderealTime.ts';

export type RisingBody = 'sun' | 'moon';

/** The planets rise and set as points: the largest disc is half a minute of arc in radius. */
export type HorizonBody = Exclude<Body, 'meanNode' | 'trueNode'>;

export interface ObserverPlace {
  /** Geodetic, north positive. */
  readonly latitudeDeg: number;
  /** East positive. */
  readonly longitudeDeg: number;
}

/** When a body counts as standing on the horizon, or on a circle parallel to it. */
export interface AltitudeRule {
  /** True altitude, refraction left out: the part that refraction lifts is a lower true altitude. */
  readonly altitudeDeg: number;
  readonly point: 'upper_limb' | 'centre';
  /** From the place on the ground, or from the centre of the Earth with the body put on the ecliptic. */
  readonly observer: 'topocentric' | 'geocentric_on_ecliptic';
}

/** The days from `startJdUT` to `startJdUT + days`; curves are valid a little to both sides of them. */
export interface DaysSpan {
  readonly startJdUT: number;
  readonly days: number;
}

/** WGS84. */
const EARTH_RADIUS_AU = 6378.137 / KM_PER_AU;
const EARTH_FLATTENING = 1 / 298.257223563;
const SUN_SEMIDIAMETER_DEG_AU = 959.63 / ARCSEC_PER_DEG;
const MOON_RADIUS_AU = 1737.4 / KM_PER_AU;

/** Returns a curve over jdUT: the degrees by which a body stands above the altitude of a rule. */
export function altitudeExcess(
  body: HorizonBody,
  rule: AltitudeRule,
  span: DaysSpan,
  place: ObserverPlace,
  ephemeris: Ephemeris,
): Curve {
  const isTopocentric = rule.observer === 'topocentric';
  const position = meridianPosition(body, span, place.longitudeDeg, ephemeris, !isTopocentric);
  const latitudeRad = place.latitudeDeg * RAD_PER_DEG;
  const [cosPhi, sinPhi] = [Math.cos(latitudeRad), Math.sin(latitudeRad)];
  const { equatorialAU, polarAU } = isTopocentric ? observer(cosPhi, sinPhi) : { equatorialAU: 0, polarAU: 0 };
  const semidiameterDeg = rule.point === 'centre' ? noSemidiameter : (SEMIDIAMETERS[body] ?? noSemidiameter);
  const seen = new Float64Array(3);
  return (jdUT) => {
    position(jdUT, seen);
    const x = seen[0]! - equatorialAU;
    const y = seen[1]!;
    const z = seen[2]! - polarAU;
    const distanceAU = Math.sqrt(x * x + y * y + z * z);
    const trueAltitudeDeg = Math.asin((x * cosPhi + z * sinPhi) / distanceAU) * DEG_PER_RAD;
    return trueAltitudeDeg + semidiameterDeg(distanceAU) - rule.altitudeDeg;
  };
}

/** Returns a curve over jdUT: the hour angle of a body in degrees, -180 to 180, west positive. */
export function hourAngle(body: HorizonBody, span: DaysSpan, longitudeDeg: number, ephemeris: Ephemeris): Curve {
  const position = meridianPosition(body, span, longitudeDeg, ephemeris, false);
  const seen = new Float64Array(3);
  return (jdUT) => {
    position(jdUT, seen);
    return Math.atan2(seen[1]!, seen[0]!) * DEG_PER_RAD;
  };
}

const sunSemidiameterDeg = (distanceAU: number) => SUN_SEMIDIAMETER_DEG_AU / distanceAU;
const moonSemidiameterDeg = (distanceAU: number) => Math.asin(MOON_RADIUS_AU / distanceAU) * DEG_PER_RAD;
const noSemidiameter = () => 0;
const SEMIDIAMETERS: Readonly<Partial<Record<HorizonBody, (distanceAU: number) => number>>> = {
  sun: sunSemidiameterDeg,
  moon: moonSemidiameterDeg,
};

/** How far a place at sea level is from the Earth's axis and from the plane of the equator. */
function observer(cosPhi: number, sinPhi: number): { equatorialAU: number; polarAU: number } {
  const squeezed = (1 - EARTH_FLATTENING) ** 2;
  const curvatureAU = EARTH_RADIUS_AU / Math.sqrt(cosPhi * cosPhi + squeezed * sinPhi * sinPhi);
  return { equatorialAU: curvatureAU * cosPhi, polarAU: curvatureAU * squeezed * sinPhi };
}

type PositionWriter = (jdUT: number, out: Float64Array) => void;

/**
 * Writes the geocentric place of a body on axes that turn with the Earth, in AU: x to the equator on the meridian of
 * the place, y to the west, z to the north pole.
 */
function meridianPosition(
  body: HorizonBody,
  span: DaysSpan,
  longitudeDeg: number,
  ephemeris: Ephemeris,
  isOnEcliptic: boolean,
): PositionWriter {
  const orient = earthOrientation(span, longitudeDeg, ephemeris);
  const earth = new Float64Array(ORIENTATION_LENGTH);
  const reading = new Float64Array(VALUES_PER_BODY);
  return (jdUT, out) => {
    orient(jdUT, earth);
    ephemeris.readBody(BODY[body], jdUT + earth[DELTA_T]! / SECONDS_PER_DAY, reading);
    const lambda = (reading[0]! + earth[NUTATION]!) * RAD_PER_DEG;
    const beta = isOnEcliptic ? 0 : reading[1]! * RAD_PER_DEG;
    const eps = earth[OBLIQUITY]! * RAD_PER_DEG;
    const theta = earth[SIDEREAL]! * RAD_PER_DEG;
    const inPlane = reading[2]! * Math.cos(beta);
    const x = inPlane * Math.cos(lambda);
    const y = inPlane * Math.sin(lambda);
    const z = reading[2]! * Math.sin(beta);
    const cosEps = Math.cos(eps);
    const sinEps = Math.sin(eps);
    const cosTheta = Math.cos(theta);
    const sinTheta = Math.sin(theta);
    const equatorialY = y * cosEps - z * sinEps;
    out[0] = x * cosTheta + equatorialY * sinTheta;
    out[1] = x * sinTheta - equatorialY * cosTheta;
    out[2] = y * sinEps + z * cosEps;
  };
}

/** What an orientation holds: Delta T in seconds; nutation in longitude, true obliquity, local sidereal time, degrees. */
const DELTA_T = 0;
const NUTATION = 1;
const OBLIQUITY = 2;
const SIDEREAL = 3;
const ORIENTATION_LENGTH = 4;

/**
 * Writes how the Earth is turned, interpolated between the beginnings of the days of a span.
 *
 * Nutation bends by less than 0.01 arcsec within a day, the rest by nothing: a thousandth of a second of rising time.
 */
function earthOrientation({ startJdUT, days }: DaysSpan, longitudeDeg: number, ephemeris: Ephemeris): PositionWriter {
  const dayCount = Math.max(Math.ceil(days), 1);
  const atDay = Array.from({ length: dayCount + 1 }, (_, day) =>
    orientationAt(startJdUT + day, longitudeDeg, ephemeris),
  );
  for (let day = 1; day <= dayCount; day++) {
    const before = atDay[day - 1]![SIDEREAL]!;
    atDay[day]![SIDEREAL] = before + 360 + wrap360(atDay[day]![SIDEREAL]! - before);
  }
  return (jdUT, out) => {
    const day = Math.min(Math.max(Math.floor(jdUT - startJdUT), 0), dayCount - 1);
    const part = jdUT - startJdUT - day;
    const start = atDay[day]!;
    const end = atDay[day + 1]!;
    for (let i = 0; i < ORIENTATION_LENGTH; i++) out[i] = start[i]! + part * (end[i]! - start[i]!);
  };
}

function orientationAt(jdUT: number, longitudeDeg: number, ephemeris: Ephemeris): Float64Array {
  const deltaT = deltaTSeconds(jdUT);
  const jdTT = jdUT + deltaT / SECONDS_PER_DAY;
  const nutation = new Float64Array(VALUES_PER_BODY);
  ephemeris.readNutation(jdTT, nutation);
  const nutationDeg = nutation[0]!;
  const obliquityDeg = meanObliquityDeg(jdTT) + nutation[1]!;
  const siderealDeg = gastDeg(jdUT, jdTT, nutationDeg, obliquityDeg) + longitudeDeg;
  return Float64Array.of(deltaT, nutationDeg, obliquityDeg, siderealDeg);
}
