/** The stars that dashas count: 27 nakshatras of one arc, or 28 with Abhijit. */
import { PART_EPSILON_DEG, partIndex } from '../angle.ts';
import { NAKSHATRA_ARC_DEG, NAKSHATRAS } from '../tables/nakshatras.ts';

/** A star of the count, and how much of it has been crossed. */
export interface StarPlace {
  /** From 0, Ashwini. */
  readonly index: number;
  /** 0 <= x < 1. */
  readonly part: number;
}

const UTTARA_ASHADHA = 20;
/** Index of Abhijit among the 28. */
export const ABHIJIT = UTTARA_ASHADHA + 1;
/** Arcs in nakshatras: Abhijit has the last quarter of Uttara Ashadha and the first fifteenth of Shravana (276:40 to 280:53:20). */
const ABOUT_ABHIJIT: readonly number[] = [3 / 4, 1 / 4 + 1 / 15, 14 / 15];

const ARCS_OF_27: readonly number[] = NAKSHATRAS.map(() => 1);
const ARCS_OF_28: readonly number[] = [
  ...ARCS_OF_27.slice(0, UTTARA_ASHADHA),
  ...ABOUT_ABHIJIT,
  ...ARCS_OF_27.slice(UTTARA_ASHADHA + 2),
];

/** Returns the arcs of the stars of a count, in nakshatras of 13 degrees 20 minutes. */
export function starArcs(hasAbhijit: boolean): readonly number[] {
  return hasAbhijit ? ARCS_OF_28 : ARCS_OF_27;
}

/** Returns the star that a sidereal longitude falls into, 0 <= deg < 360. */
export function starAt(deg: number, hasAbhijit: boolean): StarPlace {
  const nakshatraIndex = partIndex(deg, 360, NAKSHATRAS.length);
  // A longitude a hair before a nakshatra counts as its beginning.
  const crossed = Math.max(0, (deg * NAKSHATRAS.length) / 360 - nakshatraIndex);
  const afterUttaraAshadha = nakshatraIndex - UTTARA_ASHADHA;
  if (!hasAbhijit || afterUttaraAshadha < 0) return { index: nakshatraIndex, part: crossed };
  if (afterUttaraAshadha > 1) return { index: nakshatraIndex + 1, part: crossed };
  return placeAboutAbhijit(afterUttaraAshadha + crossed);
}

/** Returns the star that lies so many nakshatras after the beginning of Uttara Ashadha, 0 to 2. */
function placeAboutAbhijit(nakshatras: number): StarPlace {
  let startsAt = 0;
  let place = 0;
  const ends = () => startsAt + ABOUT_ABHIJIT[place]! - PART_EPSILON_DEG / NAKSHATRA_ARC_DEG;
  for (; place < ABOUT_ABHIJIT.length - 1 && nakshatras >= ends(); place++) startsAt += ABOUT_ABHIJIT[place]!;
  const part = Math.max(0, (nakshatras - startsAt) / ABOUT_ABHIJIT[place]!);
  return { index: UTTARA_ASHADHA + place, part };
}
