/** Houses: the circle divided in twelve, beginning with the ascendant. */

import { DEG_PER_RAD, partIndex, RAD_PER_DEG, separationDeg, wrap360, wrapIndex } from '../angle.ts';
import { findCrossing } from '../search.ts';
import { eclipticDegAt, type Horizon } from './horizon.ts';

export const HOUSE_SYSTEMS = ['whole_sign', 'equal', 'equal_madhya', 'sripati', 'placidus'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export interface DividedHouses {
  readonly system: HouseSystem;
  /** Where the houses 1 to 12 begin, sidereal, 0 <= x < 360. */
  readonly cuspsDeg: readonly number[];
  /** Their middles; in `equal_madhya` and `sripati` the points from which the cusps are derived. */
  readonly middlesDeg: readonly number[];
}

/** Houses that do not exist: the degrees of the ecliptic that neither rise nor set have no place in `placidus`. */
export interface UndefinedHouses {
  readonly system: HouseSystem;
  readonly cuspsDeg: null;
  readonly middlesDeg: null;
  readonly reason: 'polar_latitude';
}

export type HouseCusps = DividedHouses | UndefinedHouses;

const HOUSE_ARC_DEG = 30;
const CUSP_TOLERANCE_DEG = 1e-12;

/**
 * Returns the sidereal beginnings and middles of the twelve houses.
 *
 * The horizon comes tropical, because meridian and horizon are; signs are sidereal, so the ayanamsa has to come too.
 *
 * - `whole_sign`: each house is a sign, the first that of the ascendant.
 * - `equal`: houses of 30 degrees, the first beginning at the degree of the ascendant.
 * - `equal_madhya`: the same houses with the ascendant in the middle of the first.
 * - `sripati`: ascendant and midheaven are *middles* of the houses 1 and 10; the quadrants between them are divided in
 *   three (Porphyry), and a house reaches from halfway after the last middle to halfway before the next.
 * - `placidus`: the middle cusps have gone a third and two thirds of their own way between meridian and horizon. Null
 *   beyond the polar circles.
 *
 * @param horizon tropical, on the true equinox of date
 * @param ayanamsaWithNutationDeg mean ayanamsa plus nutation in longitude
 * @see Sripati, Jataka Karma Paddhati, ch. 1; Krishnamurti, Reader I (Casting the Horoscope), for the use of Placidus
 */
export function siderealHouseCusps(system: HouseSystem, horizon: Horizon, ayanamsaWithNutationDeg: number): HouseCusps {
  const ascendantDeg = wrap360(horizon.ascendantDeg - ayanamsaWithNutationDeg);
  switch (system) {
    case 'whole_sign':
      return equalHouses(system, partIndex(ascendantDeg, 360, 12) * HOUSE_ARC_DEG);
    case 'equal':
      return equalHouses(system, ascendantDeg);
    case 'equal_madhya':
      return equalHouses(system, wrap360(ascendantDeg - HOUSE_ARC_DEG / 2));
    case 'sripati':
      return sripatiHouses(horizon, ayanamsaWithNutationDeg);
    case 'placidus':
      return placidusHouses(horizon, ayanamsaWithNutationDeg);
  }
}

function equalHouses(system: HouseSystem, startDeg: number): DividedHouses {
  const cuspsDeg = Array.from({ length: 12 }, (_, index) => wrap360(startDeg + index * HOUSE_ARC_DEG));
  return { system, cuspsDeg, middlesDeg: halfway(cuspsDeg, 1) };
}

function sripatiHouses({ ascendantDeg, midheavenDeg }: Horizon, ayanamsaDeg: number): DividedHouses {
  const eastThirdDeg = separationDeg(ascendantDeg, midheavenDeg) / 3;
  const westThirdDeg = 60 - eastThirdDeg;
  const middlesDeg = twelve(
    [ascendantDeg, ascendantDeg + westThirdDeg, ascendantDeg + 2 * westThirdDeg],
    [midheavenDeg, midheavenDeg + eastThirdDeg, midheavenDeg + 2 * eastThirdDeg],
    ayanamsaDeg,
  );
  return { system: 'sripati', cuspsDeg: halfway(middlesDeg, -1), middlesDeg };
}

function placidusHouses(horizon: Horizon, ayanamsaDeg: number): HouseCusps {
  const { ascendantDeg, midheavenDeg, obliquityDeg, latitudeDeg } = horizon;
  if (Math.abs(latitudeDeg) > 90 - obliquityDeg) {
    return { system: 'placidus', cuspsDeg: null, middlesDeg: null, reason: 'polar_latitude' };
  }
  const cuspsDeg = twelve(
    [ascendantDeg, placidusCuspDeg(horizon, 60, 2 / 3), placidusCuspDeg(horizon, 120, 1 / 3)],
    [midheavenDeg, placidusCuspDeg(horizon, 0, 1 / 3), placidusCuspDeg(horizon, 0, 2 / 3)],
    ayanamsaDeg,
  );
  return { system: 'placidus', cuspsDeg, middlesDeg: halfway(cuspsDeg, 1) };
}

/**
 * A cusp stands east of the meridian by `startDeg` plus a part of its own diurnal semi-arc, in right ascension.
 *
 * Above the horizon those are 1/3 and 2/3 of the semi-arc. Below it, a third of the nocturnal semi-arc behind the
 * horizon is semi-arc + (180 - semi-arc) / 3 = 60 + 2/3 semi-arc.
 */
function placidusCuspDeg(horizon: Horizon, startDeg: number, semiArcPart: number): number {
  const { localSiderealDeg, obliquityDeg, latitudeDeg } = horizon;
  const excessDeg = (eastDeg: number) =>
    eastDeg - startDeg - semiArcPart * diurnalSemiArcDeg(localSiderealDeg + eastDeg, obliquityDeg, latitudeDeg);
  // A semi-arc has 0 to 180 degrees; it changes by less than the right ascension does, so there is one solution.
  const eastDeg = findCrossing(excessDeg, startDeg, startDeg + semiArcPart * 180, CUSP_TOLERANCE_DEG);
  return eclipticDegAt(localSiderealDeg + eastDeg, obliquityDeg);
}

/** How far the Earth turns between the rising and the culmination of the point of the ecliptic at a right ascension. */
function diurnalSemiArcDeg(rightAscensionDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const tanDeclination = Math.sin(rightAscensionDeg * RAD_PER_DEG) * Math.tan(obliquityDeg * RAD_PER_DEG);
  const sinAscensionalDifference = Math.tan(latitudeDeg * RAD_PER_DEG) * tanDeclination;
  return 90 + Math.asin(Math.min(Math.max(sinAscensionalDifference, -1), 1)) * DEG_PER_RAD;
}

/** The points 1 to 12 from the tropical points 1, 2, 3 and 10, 11, 12; the others lie opposite. */
function twelve(firstToThirdDeg: number[], tenthToTwelfthDeg: number[], ayanamsaDeg: number): number[] {
  const opposite = (deg: number) => deg + 180;
  const tropicalDeg = [
    ...firstToThirdDeg,
    ...tenthToTwelfthDeg.map(opposite),
    ...firstToThirdDeg.map(opposite),
    ...tenthToTwelfthDeg,
  ];
  return tropicalDeg.map((deg) => wrap360(deg - ayanamsaDeg));
}

/** The points halfway between each point and the one `direction` places on. */
function halfway(pointsDeg: readonly number[], direction: 1 | -1): number[] {
  return pointsDeg.map((deg, index) => {
    const neighbourDeg = pointsDeg[wrapIndex(index + direction, 12)]!;
    return wrap360(deg + (direction * wrap360(direction * (neighbourDeg - deg))) / 2);
  });
}
