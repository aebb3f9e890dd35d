/** Kakshas: eight equal parts of a sign, each of which is good where its lord gave a bindu to the sign. */
import { partIndex } from '../angle.ts';
import { CONTRIBUTORS, isGiven, type Ashtakavarga, type Contributor } from './bindus.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

/** Kakshas of a sign. */
export const KAKSHAS_OF_SIGN = 8;
/** Degrees of a kaksha. */
export const KAKSHA_ARC_DEG = SIGN_ARC_DEG / KAKSHAS_OF_SIGN;

/** By speed, the slowest first; the ascendant comes last. */
export const KAKSHA_LORDS: readonly Contributor[] = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Ascendant',
];

/** Returns which of the eight kakshas of a sign a degree falls in, 0..7. */
export function kakshaIndex(degreeInSign: number): number {
  return partIndex(degreeInSign, SIGN_ARC_DEG, KAKSHAS_OF_SIGN);
}

/** Tells whether the lord of a kaksha, 0..7, gave a planet, or the ascendant, a bindu in that sign. */
export function isKakshaActive(av: Ashtakavarga, of: Contributor, signIndex: number, kaksha: number): boolean {
  return isGiven(av, of, KAKSHA_LORDS[kaksha]!, signIndex);
}

/** Lists the contributors that give a planet, or the ascendant, a bindu in a sign. */
export function givers(av: Ashtakavarga, of: Contributor, signIndex: number): Contributor[] {
  return CONTRIBUTORS.filter((from) => isGiven(av, of, from, signIndex));
}
