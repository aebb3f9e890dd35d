/** Ayanamsas defined by a point of the sky that is to stand at a given sidereal longitude. */

import type { StarId } from './stars.ts';

export interface StarAyanamsa {
  readonly kind: 'star';
  readonly name: string;
  /** Number of the mode in Swiss Ephemeris, whose definition this follows. */
  readonly swissEphemerisId: number;
  readonly star: StarId;
  /**
   * What stands at `siderealDeg`: the apparent longitude of the star; the point of the ecliptic that culminates with it
   * (same right ascension); or, for the pole of a plane, the place 90 degrees ahead of it, where the plane crosses the
   * ecliptic, without aberration.
   */
  readonly measure: 'longitude' | 'culmination' | 'node';
  readonly siderealDeg: number;
}

const MIDDLE_OF_MULA_DEG = 246 + 40 / 60;

export const STAR_AYANAMSAS = {
  true_chitra: {
    kind: 'star',
    name: 'True Chitra',
    swissEphemerisId: 27,
    star: 'spica',
    measure: 'longitude',
    siderealDeg: 180,
  },
  true_revati: {
    kind: 'star',
    name: 'True Revati',
    swissEphemerisId: 28,
    star: 'zetaPiscium',
    measure: 'longitude',
    siderealDeg: 359 + 50 / 60,
  },
  true_pushya: {
    kind: 'star',
    name: 'True Pushya',
    swissEphemerisId: 29,
    star: 'deltaCancri',
    measure: 'longitude',
    siderealDeg: 106,
  },
  true_mula: {
    kind: 'star',
    name: 'True Mula (Chandra Hari)',
    swissEphemerisId: 35,
    star: 'lambdaScorpii',
    measure: 'longitude',
    siderealDeg: 240,
  },
  vedic_sheoran: {
    kind: 'star',
    name: 'Vedic (Sheoran)',
    swissEphemerisId: 39,
    star: 'deltaCancri',
    measure: 'longitude',
    siderealDeg: 103.49264221625,
  },
  galactic_center_0_sag: {
    kind: 'star',
    name: 'Galactic centre at 0 Sagittarius',
    swissEphemerisId: 17,
    star: 'galacticCentre',
    measure: 'longitude',
    siderealDeg: 240,
  },
  galactic_center_0_cap: {
    kind: 'star',
    name: 'Galactic centre at 0 Capricorn (Cochrane)',
    swissEphemerisId: 40,
    star: 'galacticCentre',
    measure: 'longitude',
    siderealDeg: 270,
  },
  galactic_center_gil_brand: {
    kind: 'star',
    name: 'Galactic centre (Gil Brand)',
    swissEphemerisId: 30,
    star: 'galacticCentre',
    measure: 'longitude',
    siderealDeg: 244.376941,
  },
  galactic_center_mid_mula: {
    kind: 'star',
    name: 'Galactic centre in the middle of Mula (Wilhelm)',
    swissEphemerisId: 36,
    star: 'galacticCentre',
    measure: 'culmination',
    siderealDeg: MIDDLE_OF_MULA_DEG,
  },
  galactic_equator: {
    kind: 'star',
    name: 'Galactic equator at 0 Sagittarius',
    swissEphemerisId: 32,
    star: 'galacticPole',
    measure: 'node',
    siderealDeg: 240,
  },
  galactic_equator_mid_mula: {
    kind: 'star',
    name: 'Galactic equator in the middle of Mula',
    swissEphemerisId: 33,
    star: 'galacticPole',
    measure: 'node',
    siderealDeg: MIDDLE_OF_MULA_DEG,
  },
  galactic_equator_iau1958: {
    kind: 'star',
    name: 'Galactic equator of the IAU, 1958',
    swissEphemerisId: 31,
    star: 'galacticPole1958',
    measure: 'node',
    siderealDeg: 240,
  },
} as const satisfies Record<string, StarAyanamsa>;
