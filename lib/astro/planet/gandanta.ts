/** Gandanta: the junctions where a water sign and its nakshatra end, or certain tithis do, and how near a birth is to them. */
import { partIndex, wrap180, wrap360 } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { isGandanta } from './criticalDegrees.ts';
import { elongationDeg } from './nature.ts';
import { JUNCTIONS, type Junction } from '../tables/junctions.ts';
import type { Placement } from '../chart/zodiac.ts';
import { MINUTES_PER_DAY } from '../time.ts';

export interface NearJunction {
  readonly junction: Junction;
  readonly side: 'before' | 'after';
  /** 0 to 60 degrees. */
  readonly distanceDeg: number;
}

/** Junctions stand a third of the circle apart. */
const JUNCTION_ARC_DEG = 120;

/** Returns the junction nearest to a place, and on which side of it the place lies; the junction itself is after. */
export function nearestJunction({ longitudeDeg }: Pick<Placement, 'longitudeDeg'>): NearJunction {
  const nearest = partIndex(wrap360(longitudeDeg + JUNCTION_ARC_DEG / 2), 360, JUNCTIONS.length);
  const junction = JUNCTIONS[nearest]!;
  const aheadDeg = wrap180(longitudeDeg - junction.longitudeDeg);
  return { junction, side: aheadDeg < 0 ? 'before' : 'after', distanceDeg: Math.abs(aheadDeg) };
}

export type GandantaGrade = 'exact' | 'strong' | 'mild';

/** Up to 48 minutes of arc from the junction, and up to half a pada. */
const EXACT_DEG = 48 / 60;
const STRONG_DEG = 5 / 3;

/** Grades a gandanta by its distance from the junction, or returns null outside it; the grades are of later practice. */
export function gandantaGrade(place: Placement): GandantaGrade | null {
  if (!isGandanta(place)) return null;
  const { distanceDeg } = nearestJunction(place);
  if (distanceDeg <= EXACT_DEG) return 'exact';
  return distanceDeg <= STRONG_DEG ? 'strong' : 'mild';
}

const ABHUKTA_DEG = 1;

/** Tells whether a place is in abhukta mula, within a degree of where Jyeshtha ends and Mula begins (BPHS 93). */
export function isAbhuktaMula(place: Placement): boolean {
  const { distanceDeg, junction } = nearestJunction(place);
  return junction.id === 'scorpio_sagittarius' && distanceDeg <= ABHUKTA_DEG;
}

const SANDHI_DEG = 1;

/** Tells whether a place is in the first or the last degree of its sign (rashi sandhi). */
export function isAtSignBorder({ degreeInSign }: Pick<Placement, 'degreeInSign'>): boolean {
  return degreeInSign < SANDHI_DEG || degreeInSign >= 30 - SANDHI_DEG;
}

export interface TithiGandanta {
  /** Numbers of the tithi that ends and of the one that begins, 1 to 30: a purna and a nanda tithi. */
  readonly tithis: readonly [ending: number, beginning: number];
  readonly side: 'before' | 'after';
  /** Degrees of elongation between the birth and the junction: 0 to 30. */
  readonly distanceDeg: number;
  /** Minutes of time between the birth and the junction, at the speeds of the birth. */
  readonly distanceMinutes: number;
  readonly isMet: boolean;
}

/** A purna tithi ends and a nanda tithi begins at every sixth part of the lunar month, each 60 degrees of elongation. */
const TITHI_JUNCTION_ARC_DEG = 60;
const TITHIS_BETWEEN = 5;
const TITHI_GANDANTA_MINUTES = 2 * 24;

/**
 * Returns how near a birth is to a tithi gandanta: the last two ghatis of the 5th, 10th and 15th tithis of each half
 * of the month and the first two of the tithis that follow (BPHS 92; Muhurta Chintamani names the same tithis).
 */
export function tithiGandanta(chart: Chart): TithiGandanta {
  const { Moon, Sun } = chart.planets;
  const elongation = elongationDeg(chart);
  const nearest = Math.round(elongation / TITHI_JUNCTION_ARC_DEG) % 6;
  const aheadDeg = wrap180(elongation - nearest * TITHI_JUNCTION_ARC_DEG);
  const distanceDeg = Math.abs(aheadDeg);
  const distanceMinutes = (distanceDeg / (Moon.speedDegPerDay - Sun.speedDegPerDay)) * MINUTES_PER_DAY;
  const ending = nearest === 0 ? 30 : nearest * TITHIS_BETWEEN;
  return {
    tithis: [ending, (ending % 30) + 1],
    side: aheadDeg < 0 ? 'before' : 'after',
    distanceDeg,
    distanceMinutes,
    isMet: distanceMinutes <= TITHI_GANDANTA_MINUTES,
  };
}
