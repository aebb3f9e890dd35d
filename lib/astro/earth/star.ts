/** Where a fixed star is seen from the Earth. */

import { RAD_PER_ARCSEC, RAD_PER_DEG } from '../angle.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import { J2000_JD, DAYS_PER_YEAR } from '../time.ts';
import { deflected } from './deflection.ts';
import { rotate, unitVector, type Matrix3, type Vector3 } from './matrix.ts';
import { eclipticPrecessionMatrix } from './precession.ts';
import { STARS, type Star, type StarId } from './tables/stars.ts';

const RAD_PER_MAS = RAD_PER_ARCSEC / 1000;
const LIGHT_AU_PER_DAY = 173.1446326846693;
const LIGHT_DAYS_PER_AU = 1 / LIGHT_AU_PER_DAY;
/** Half the arc of time over which the Earth's velocity is taken; its curvature adds 5e-7 of the velocity. */
const VELOCITY_STEP_DAYS = 0.1;

/**
 * From the ICRS to the mean equator and equinox of J2000.0.
 *
 * @see IERS Conventions (2010), 5.4.4: offsets of the pole -16.617 and -6.8192 mas, of the equinox -14.6 mas
 */
const FRAME_BIAS: Matrix3 = [
  1,
  -14.6 * RAD_PER_MAS,
  16.617 * RAD_PER_MAS,
  14.6 * RAD_PER_MAS,
  1,
  6.8192 * RAD_PER_MAS,
  -16.617 * RAD_PER_MAS,
  -6.8192 * RAD_PER_MAS,
  1,
];

/**
 * Returns the geometric direction of a star: with proper motion, without parallax, deflection and aberration.
 *
 * @returns a unit vector on the mean ecliptic and equinox of date
 */
export function geometricStar(id: StarId, jdTT: number): Vector3 {
  const { direction, motionPerYear } = CATALOGUE[id];
  const years = (jdTT - J2000_JD) / DAYS_PER_YEAR;
  const moved = direction.map((x, axis) => x + years * motionPerYear[axis]!) as unknown as Vector3;
  return unitVector(rotate(eclipticPrecessionMatrix(jdTT), moved));
}

/**
 * Returns the apparent direction of a star: with proper motion, annual parallax, deflection of light by the Sun and
 * annual aberration.
 *
 * @returns a unit vector on the mean ecliptic and equinox of date
 */
export function apparentStar(id: StarId, jdTT: number, ephemeris: Ephemeris): Vector3 {
  const { earthAU, velocity } = earthMotion(jdTT, ephemeris);
  const parallaxRad = STARS[id].parallaxMas * RAD_PER_MAS;
  const [x, y, z] = geometricStar(id, jdTT);
  const [dx, dy, dz] = earthAU;
  const seen = unitVector([x - parallaxRad * dx, y - parallaxRad * dy, z - parallaxRad * dz]);
  return aberrated(deflected(seen, earthAU), velocity);
}

interface EarthMotion {
  /** Place of the Earth as seen from the Sun. */
  readonly earthAU: Vector3;
  /** Velocity in units of that of light. */
  readonly velocity: Vector3;
}

/**
 * The Earth's place and velocity, from where the Sun is seen.
 *
 * The Sun is seen where it stood a light-time ago, so the place now is read a light-time later. The Sun's own motion
 * round the barycentre is left out; it would turn a star by less than 0.009 arcsec.
 */
function earthMotion(jdTT: number, ephemeris: Ephemeris): EarthMotion {
  const [x, y, z] = sunAU(jdTT, ephemeris);
  const seenJdTT = jdTT + Math.hypot(x, y, z) * LIGHT_DAYS_PER_AU;
  const [x1, y1, z1] = sunAU(seenJdTT - VELOCITY_STEP_DAYS, ephemeris);
  const [x2, y2, z2] = sunAU(seenJdTT + VELOCITY_STEP_DAYS, ephemeris);
  const perDay = LIGHT_DAYS_PER_AU / (2 * VELOCITY_STEP_DAYS);
  return { earthAU: [-x, -y, -z], velocity: [(x1 - x2) * perDay, (y1 - y2) * perDay, (z1 - z2) * perDay] };
}

function sunAU(jdTT: number, ephemeris: Ephemeris): Vector3 {
  const sun = new Float64Array(VALUES_PER_BODY);
  ephemeris.readBody(BODY.sun, jdTT, sun);
  const longitudeRad = sun[0]! * RAD_PER_DEG;
  const latitudeRad = sun[1]! * RAD_PER_DEG;
  const inPlaneAU = sun[2]! * Math.cos(latitudeRad);
  return [inPlaneAU * Math.cos(longitudeRad), inPlaneAU * Math.sin(longitudeRad), sun[2]! * Math.sin(latitudeRad)];
}

/** @see Explanatory Supplement to the Astronomical Almanac (3rd ed.), eq. 7.40: aberration by special relativity */
function aberrated([px, py, pz]: Vector3, [vx, vy, vz]: Vector3): Vector3 {
  const slowing = Math.sqrt(1 - (vx * vx + vy * vy + vz * vz));
  const approach = px * vx + py * vy + pz * vz;
  const along = 1 + approach / (1 + slowing);
  return unitVector([slowing * px + along * vx, slowing * py + along * vy, slowing * pz + along * vz]);
}

interface CatalogueVector {
  /** Unit vector, mean equator and equinox of J2000.0. */
  readonly direction: Vector3;
  readonly motionPerYear: Vector3;
}

function catalogueVector({ rightAscensionHms, declinationDms, properMotionMas }: Star): CatalogueVector {
  const [hours, minutes, seconds] = rightAscensionHms;
  const [sign, degrees, arcminutes, arcseconds] = declinationDms;
  const raRad = 15 * (hours + minutes / 60 + seconds / 3600) * RAD_PER_DEG;
  const decRad = sign * (degrees + arcminutes / 60 + arcseconds / 3600) * RAD_PER_DEG;
  const [east, north] = properMotionMas.map((mas) => mas * RAD_PER_MAS) as unknown as readonly [number, number];
  const [cosRa, sinRa, cosDec, sinDec] = [Math.cos(raRad), Math.sin(raRad), Math.cos(decRad), Math.sin(decRad)];
  const motionIcrs: Vector3 = [
    -east * sinRa - north * sinDec * cosRa,
    east * cosRa - north * sinDec * sinRa,
    north * cosDec,
  ];
  return {
    direction: rotate(FRAME_BIAS, [cosDec * cosRa, cosDec * sinRa, sinDec]),
    motionPerYear: rotate(FRAME_BIAS, motionIcrs),
  };
}

const CATALOGUE = Object.fromEntries(
  Object.entries(STARS).map(([id, star]) => [id, catalogueVector(star)]),
) as Readonly<Record<StarId, CatalogueVector>>;
