/** Where a longitude falls: sign, degree, nakshatra, pada. */
import { partIndex, PART_EPSILON_DEG } from '../angle.ts';
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export interface Placement {
  /** Sidereal, 0 <= x < 360. */
  readonly longitudeDeg: number;
  readonly signIndex: number;
  /** Within the sign, 0 <= x < 30. */
  readonly degreeInSign: number;
  readonly nakshatraIndex: number;
  /** Quarter of the nakshatra, 1..4. */
  readonly pada: number;
}

/** Returns the placement of a sidereal longitude, 0 <= longitudeDeg < 360. */
export function placement(longitudeDeg: number): Placement {
  const signIndex = partIndex(longitudeDeg, 360, 12);
  const nakshatraIndex = partIndex(longitudeDeg, 360, 27);
  const inNakshatraDeg = longitudeDeg + PART_EPSILON_DEG - nakshatraIndex * NAKSHATRA_ARC_DEG;
  return {
    longitudeDeg,
    signIndex,
    degreeInSign: Math.max(0, longitudeDeg - signIndex * SIGN_ARC_DEG),
    nakshatraIndex,
    pada: partIndex(inNakshatraDeg, NAKSHATRA_ARC_DEG, 4) + 1,
  };
}
