/** Thirds of life by the bindus of all planets in four signs each, in two readings. */
import { SARVA_TOTAL } from '../tables/ashtakavarga.ts';
import { nthSignFrom, wrapIndex } from '../angle.ts';
import { PISCES } from '../tables/signs.ts';

const LIFE_PARTS = ['first', 'middle', 'last'] as const;
export type LifePart = (typeof LIFE_PARTS)[number];

export interface BinduThird {
  readonly part: LifePart;
  /** By index, Aries = 0, in the order counted. */
  readonly signIndexes: readonly number[];
  readonly bindus: number;
}

/** Bindus that a third of the zodiac has on the average: 112.3. */
export const MEAN_THIRD = SARVA_TOTAL / 3;

/** Returns the thirds by signs: Pisces to Gemini, Cancer to Libra, Scorpio to Aquarius. */
export function thirdsBySigns(sarva: readonly number[]): BinduThird[] {
  return thirdsFrom(PISCES, sarva);
}

/** Returns the thirds by houses: 12th to 3rd, 4th to 7th, 8th to 11th. */
export function thirdsByHouses(sarva: readonly number[], ascendantSignIndex: number): BinduThird[] {
  return thirdsFrom(nthSignFrom(ascendantSignIndex, 12), sarva);
}

function thirdsFrom(firstSignIndex: number, sarva: readonly number[]): BinduThird[] {
  return LIFE_PARTS.map((part, third) => {
    const signIndexes = [0, 1, 2, 3].map((sign) => wrapIndex(firstSignIndex + third * 4 + sign, 12));
    return { part, signIndexes, bindus: signIndexes.reduce((sum, sign) => sum + sarva[sign]!, 0) };
  });
}
