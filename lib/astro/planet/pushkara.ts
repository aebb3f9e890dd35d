/** Pushkara, the nourishing places: two ninths of each sign, by its element, and one degree. */
import { partIndex } from '../angle.ts';
import { PUSHKARA_BHAGA_DEG, type PushkaraRule } from '../tables/pushkara.ts';
import { element, signLord, type Element } from '../tables/signs.ts';
import type { Placement } from '../chart/zodiac.ts';

type DegreePlace = Pick<Placement, 'signIndex' | 'degreeInSign'>;

/** Counted from 0. */
const NAVAMSA_INDEXES: Readonly<Record<Element, readonly number[]>> = {
  fire: [6, 8],
  earth: [2, 4],
  air: [5, 7],
  water: [0, 2],
};

/** Lists the two nourishing ninths of a sign, from 1 (C. S. Patel, Navamsa in Astrology). */
export function pushkaraNavamsas(signIndex: number): number[] {
  return NAVAMSA_INDEXES[element(signIndex)].map((index) => index + 1);
}

const NOURISHERS = ['Moon', 'Mercury', 'Jupiter', 'Venus'] as const;

/** A lord of nourishing ninths: all of them fall in signs of natural benefics. */
export type Nourisher = (typeof NOURISHERS)[number];

/** Returns the lord of a sign where a nourishing ninth may fall; null of the signs where none does. */
export function nourisher(signIndex: number): Nourisher | null {
  return NOURISHERS.find((planet) => planet === signLord(signIndex)) ?? null;
}

/** Returns which ninth of its sign a place is in, from 1. */
export function navamsaNumber({ degreeInSign }: Pick<Placement, 'degreeInSign'>): number {
  return partIndex(degreeInSign, 30, 9) + 1;
}

/** Tells whether a place is in one of the two nourishing ninths of its sign. */
export function isPushkaraNavamsa(place: DegreePlace): boolean {
  return pushkaraNavamsas(place.signIndex).includes(navamsaNumber(place));
}

export interface PushkaraBhaga {
  readonly degree: number;
  /** 0 to 30. */
  readonly distanceDeg: number;
  /** Within the orb of a degree. */
  readonly isOn: boolean;
  /** Within half a degree. */
  readonly isExact: boolean;
}

const ORB_DEG = 1;
const EXACT_DEG = 0.5;

/** Returns how near a place is to the nourishing degree of its sign, by one of the two lists. */
export function pushkaraBhaga({ signIndex, degreeInSign }: DegreePlace, rule: PushkaraRule): PushkaraBhaga {
  const degree = PUSHKARA_BHAGA_DEG[rule][signIndex]!;
  const distanceDeg = Math.abs(degreeInSign - degree);
  return { degree, distanceDeg, isOn: distanceDeg <= ORB_DEG, isExact: distanceDeg <= EXACT_DEG };
}
