/** Places of the planets about the Sun and of the Moon about the Earth, in the ecliptic and equinox of J2000.0. */

import elpMpp from 'astronomia/data/elpMppDeFull';
import vsopEarth from 'astronomia/data/vsop87Bearth';
import vsopJupiter from 'astronomia/data/vsop87Bjupiter';
import vsopMars from 'astronomia/data/vsop87Bmars';
import vsopMercury from 'astronomia/data/vsop87Bmercury';
import vsopSaturn from 'astronomia/data/vsop87Bsaturn';
import vsopVenus from 'astronomia/data/vsop87Bvenus';
import { RAD_PER_ARCSEC } from '../../../lib/astro/angle.ts';
import { equatorToEcliptic, rotate, rotateTwice, type Matrix3, type Vector3 } from '../../../lib/astro/earth/matrix.ts';
import { OBLIQUITY_J2000_ARCSEC } from '../../../lib/astro/earth/obliquity.ts';
import { centuriesTT, DAYS_PER_CENTURY } from '../../../lib/astro/time.ts';
import { chebyshevNodes } from './chebyshev.ts';
import { corrector, type Spherical } from './corrections.ts';
import { harmonics, SegmentSampler, type Harmonics } from './harmonics.ts';
import { refiner } from './refinement.ts';
import corrections from './tables/corrections-jpl.json' with { type: 'json' };
import { KM_PER_AU } from '../../../lib/astro/ephemeris.ts';

export const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn'] as const;
export type PlanetName = (typeof PLANETS)[number];

/** Places at the Chebyshev nodes of segments, AU. */
export interface NodeSampler {
  /** Takes the frequencies of this date for the segments to come. */
  tune(jdTT: number): void;
  sample(centerJdTT: number): Vector3[];
}

type SphericalTheory = Readonly<Record<'longitude' | 'latitude' | 'radius', readonly Harmonics[]>>;

const VSOP = {
  mercury: vsopMercury,
  venus: vsopVenus,
  earth: vsopEarth,
  mars: vsopMars,
  jupiter: vsopJupiter,
  saturn: vsopSaturn,
};

const MEAN_MOON_KM = 385000;
/** Terms that cannot reach this are left out. */
const NEGLIGIBLE_ARCSEC = 1e-5;
const NEGLIGIBLE_RAD = NEGLIGIBLE_ARCSEC * RAD_PER_ARCSEC;

/** VSOP87's own ecliptic to the mean ecliptic of J2000.0, by way of the equator of FK5. */
const VSOP_TO_J2000 = rotateTwice(
  corrections.meta.vsop87ToFk5.flat() as unknown as Matrix3,
  equatorToEcliptic(OBLIQUITY_J2000_ARCSEC * RAD_PER_ARCSEC),
);

/** Returns the sampler of a planet's heliocentric places: VSOP87B of Bretagnon and Francou, corrected. */
export function planetSampler(planet: PlanetName, segmentDays: number, nodes: number): NodeSampler {
  const { L, B, R } = VSOP[planet];
  const meanAU = R['0']![0]![0];
  const theory = {
    longitude: vsopHarmonics(L, NEGLIGIBLE_RAD),
    latitude: vsopHarmonics(B, NEGLIGIBLE_RAD),
    radius: vsopHarmonics(R, NEGLIGIBLE_RAD * meanAU),
  };
  const [corrected, refined] = [corrector(planet), refiner(planet)];
  return sphericalSampler(
    theory,
    segmentDays,
    nodes,
    () => (jdTT, place) =>
      rectangular(refined(jdTT, corrected(jdTT, spherical(rotate(VSOP_TO_J2000, rectangular(place)))))),
  );
}

/** Returns the sampler of the Moon's geocentric places: ELP/MPP02 of Chapront and Francou, corrected. */
export function moonSampler(segmentDays: number, nodes: number): NodeSampler {
  const theory = {
    longitude: elpHarmonics(elpMpp.L, RAD_PER_ARCSEC, NEGLIGIBLE_ARCSEC),
    latitude: elpHarmonics(elpMpp.B, RAD_PER_ARCSEC, NEGLIGIBLE_ARCSEC),
    radius: elpHarmonics(elpMpp.R, 1 / KM_PER_AU, NEGLIGIBLE_RAD * MEAN_MOON_KM),
  };
  const [corrected, refined] = [corrector('moon'), refiner('moon')];
  return sphericalSampler(theory, segmentDays, nodes, (centerJdTT) => {
    const meanLongitude = meanMoonLongitude(centerJdTT);
    return (jdTT, place, offsetDays) => {
      const longitude = place.longitude + meanLongitude(offsetDays);
      const j2000 = rotate(laskarMatrix(centuriesTT(jdTT)), rectangular({ ...place, longitude }));
      return rectangular(refined(jdTT, corrected(jdTT, spherical(j2000))));
    };
  });
}

/**
 * Returns the mean longitude of the Moon, radians, by days from a date.
 *
 * A Julian day is rounded to 40 microseconds, in which the Moon moves 0.00002 arcsec; that noise would spoil the
 * velocities, so the distance from the date stays apart.
 */
function meanMoonLongitude(centerJdTT: number): (offsetDays: number) => number {
  const T = centuriesTT(centerJdTT);
  const [w0, w1, w2, w3, w4] = elpMpp.W1;
  const value = (w0 + T * (w1 + T * (w2 + T * (w3 + T * w4)))) % (2 * Math.PI);
  const rate = w1 + T * (2 * w2 + T * (3 * w3 + T * 4 * w4));
  const halfBend = w2 + T * (3 * w3 + T * 6 * w4);
  return (offsetDays) => {
    const offset = offsetDays / DAYS_PER_CENTURY;
    return value + offset * (rate + offset * halfBend);
  };
}

function vsopHarmonics(terms: (typeof vsopEarth)['L'], negligible: number): Harmonics[] {
  return Object.entries(terms).map(([power, rows]) =>
    harmonics(
      Number(power),
      // The theory counts millennia and cosines; here it is centuries and sines.
      rows.map(([amplitude, phase, frequency]) => [
        amplitude / 10 ** Number(power),
        phase + Math.PI / 2,
        frequency / 10,
      ]),
      negligible,
    ),
  );
}

function elpHarmonics(terms: (typeof elpMpp)['L'], unit: number, negligible: number): Harmonics[] {
  return Object.entries(terms).map(([power, rows]) => {
    const sines = rows.map(([amplitude, ...phase]) => [amplitude * unit, ...phase] as const);
    return harmonics(Number(power), sines, negligible * unit);
  });
}

function sphericalSampler(
  theory: SphericalTheory,
  segmentDays: number,
  nodes: number,
  vectorsAbout: (centerJdTT: number) => (jdTT: number, place: Spherical, offsetDays: number) => Vector3,
): NodeSampler {
  const samplers = [theory.longitude, theory.latitude, theory.radius].map(
    (groups) => new SegmentSampler(groups, segmentDays, nodes),
  );
  const offsetsDays = chebyshevNodes(nodes).map((x) => (x * segmentDays) / 2);
  return {
    tune: (jdTT) => {
      for (const sampler of samplers) sampler.tune(jdTT);
    },
    sample: (centerJdTT) => {
      const [longitudes, latitudes, radii] = samplers.map((sampler) => sampler.sample(centerJdTT));
      const toVector = vectorsAbout(centerJdTT);
      return Array.from(offsetsDays, (offsetDays, node) => {
        const place = { longitude: longitudes![node]!, latitude: latitudes![node]!, radius: radii![node]! };
        return toVector(centerJdTT + offsetDays, place, offsetDays);
      });
    },
  };
}

function rectangular({ longitude, latitude, radius }: Spherical): Vector3 {
  const inPlane = radius * Math.cos(latitude);
  return [inPlane * Math.cos(longitude), inPlane * Math.sin(longitude), radius * Math.sin(latitude)];
}

function spherical([x, y, z]: Vector3): Spherical {
  return { longitude: Math.atan2(y, x), latitude: Math.atan2(z, Math.hypot(x, y)), radius: Math.hypot(x, y, z) };
}

/**
 * Returns the rotation from the mean ecliptic of date, counted from the departure point, to that of J2000.0.
 *
 * @see Chapront, Francou, "The lunar theory ELP revisited" (2003); P and Q are Laskar's (1986), A&A 157, 59
 */
function laskarMatrix(T: number): Matrix3 {
  const P = polynomial([0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14], T);
  const Q = polynomial([0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14], T);
  const S = 2 * Math.sqrt(1 - P * P - Q * Q);
  return [1 - 2 * P * P, 2 * P * Q, P * S, 2 * P * Q, 1 - 2 * Q * Q, -Q * S, -P * S, Q * S, 1 - 2 * P * P - 2 * Q * Q];
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
