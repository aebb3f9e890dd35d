/** Fixed points of the sky by which ayanamsas are defined: ICRS, epoch J2000.0. */

export interface Star {
  readonly name: string;
  readonly rightAscensionHms: readonly [hours: number, minutes: number, seconds: number];
  readonly declinationDms: readonly [sign: 1 | -1, degrees: number, minutes: number, seconds: number];
  /** Milliarcseconds per year; the first one along the parallel (it contains the cosine of the declination). */
  readonly properMotionMas: readonly [rightAscension: number, declination: number];
  readonly parallaxMas: number;
}

/**
 * Stars as in the Hipparcos catalogue (van Leeuwen 2007); the galactic centre is the radio source Sagittarius A*
 * (Reid, Brunthaler 2004), its motion the reflex of the Sun's way round it.
 */
export const STARS = {
  spica: {
    name: 'Spica (alpha Virginis, Chitra)',
    rightAscensionHms: [13, 25, 11.57937],
    declinationDms: [-1, 11, 9, 40.7501],
    properMotionMas: [-42.35, -30.67],
    parallaxMas: 13.06,
  },
  zetaPiscium: {
    name: 'zeta Piscium A (Revati)',
    rightAscensionHms: [1, 13, 43.88735],
    declinationDms: [1, 7, 34, 31.2745],
    properMotionMas: [145, -55.69],
    parallaxMas: 18.76,
  },
  deltaCancri: {
    name: 'delta Cancri (Pushya)',
    rightAscensionHms: [8, 44, 41.09921],
    declinationDms: [1, 18, 9, 15.5034],
    properMotionMas: [-17.67, -229.26],
    parallaxMas: 24.98,
  },
  lambdaScorpii: {
    name: 'lambda Scorpii (Mula)',
    rightAscensionHms: [17, 33, 36.52012],
    declinationDms: [-1, 37, 6, 13.7648],
    properMotionMas: [-8.53, -30.8],
    parallaxMas: 5.71,
  },
  galacticCentre: {
    name: 'Sagittarius A* (galactic centre)',
    rightAscensionHms: [17, 45, 40.03599],
    declinationDms: [-1, 29, 0, 28.1699],
    properMotionMas: [-2.756, -5.547],
    parallaxMas: 0,
  },
  galacticPole: {
    name: 'north galactic pole',
    rightAscensionHms: [12, 51, 36.7151981],
    declinationDms: [1, 27, 6, 11.193172],
    properMotionMas: [0, 0],
    parallaxMas: 0,
  },
  /** 12h 49m, +27 deg 24 min of B1950.0 (Blaauw et al. 1960), precessed, with the equinox moved by 0.035 s (FK5). */
  galacticPole1958: {
    name: 'north galactic pole of the IAU, 1958',
    rightAscensionHms: [12, 51, 26.26639],
    declinationDms: [1, 27, 7, 41.7644],
    properMotionMas: [0, 0],
    parallaxMas: 0,
  },
} as const satisfies Record<string, Star>;

export type StarId = keyof typeof STARS;
