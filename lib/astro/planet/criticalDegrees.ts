/** Degrees that weaken a planet on them: junctions of water and fire signs (gandanta), and degrees of death (mrityu bhaga). */
import type { ChartPlanet } from '../chart/chart.ts';
import type { ThemeBody } from '../tables/bodyThemes.ts';
import {
  MRITYU_BHAGA_DEG,
  MRITYU_DEFAULT_TOLERANCE_DEG,
  MRITYU_NEAR_DEG,
  MRITYU_TOLERANCE_DEG,
} from '../tables/mrityuBhaga.ts';
import { element } from '../tables/signs.ts';
import type { Placement } from '../chart/zodiac.ts';

/** One pada, 3 deg 20 min, on either side of the junction. */
const GANDANTA_DEG = 10 / 3;

/** Returns the distance from the nearer junction of a water and a fire sign, degrees, or null in signs of no junction. */
export function junctionDistanceDeg({ signIndex, degreeInSign }: Placement): number | null {
  switch (element(signIndex)) {
    case 'water':
      return 30 - degreeInSign;
    case 'fire':
      return degreeInSign;
    default:
      return null;
  }
}

/** Tells whether a place is in gandanta (BPHS 92): the last pada of a water sign or the first of a fire sign. */
export function isGandanta(place: Placement): boolean {
  const distanceDeg = junctionDistanceDeg(place);
  if (distanceDeg === null) return false;
  // The junction itself belongs to the fire sign, and each stretch leaves out its end.
  return element(place.signIndex) === 'fire' ? distanceDeg < GANDANTA_DEG : distanceDeg <= GANDANTA_DEG;
}

export interface MrityuBhaga {
  /** The degree of the table in the sign that the body stands in. */
  readonly degree: number;
  /** 0 to 30. */
  readonly distanceDeg: number;
  readonly toleranceDeg: number;
  readonly isOn: boolean;
  /** Within a degree, being on it or not. */
  readonly isNear: boolean;
}

/** Returns how near a body is to its degree of death (mrityu bhaga; Jataka Parijata 1). */
export function mrityuBhaga(
  body: ThemeBody,
  { signIndex, degreeInSign }: Pick<Placement, 'signIndex' | 'degreeInSign'>,
): MrityuBhaga {
  const degree = MRITYU_BHAGA_DEG[body][signIndex]!;
  const toleranceDeg = MRITYU_TOLERANCE_DEG[body] ?? MRITYU_DEFAULT_TOLERANCE_DEG;
  const distanceDeg = Math.abs(degreeInSign - degree);
  return {
    degree,
    distanceDeg,
    toleranceDeg,
    isOn: distanceDeg <= toleranceDeg,
    isNear: distanceDeg <= MRITYU_NEAR_DEG,
  };
}

/** Tells whether a planet stands on its degree of death. */
export function isOnMrityuBhaga(planet: ChartPlanet): boolean {
  return mrityuBhaga(planet.id, planet).isOn;
}
