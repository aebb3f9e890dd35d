/** Sankranti: how near a birth is to the Sun’s change of sign. */
import type { Chart } from '../chart/chart.ts';
import type { Observed } from '../evidence.ts';
import { SIGNS, SIGN_ARC_DEG } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';
import { tenths } from '../rounding.ts';
import { GHATIS_PER_DAY } from '../time.ts';

/** Ghatis on either side of the change that count as sankranti, by convention. */
export const SANKRANTI_GHATIS = 16;
/** Ghatis within which the birth is at the change itself (interpretive). */
export const AT_CHANGE_GHATIS = 4;

/** Returns the ghatis between the birth and the nearest change of sign of the Sun, at his speed at birth. */
export function ghatisFromSankranti({ planets: { Sun } }: Chart): number {
  const { degreeInSign, speedDegPerDay } = Sun;
  return (Math.min(degreeInSign, SIGN_ARC_DEG - degreeInSign) / speedDegPerDay) * GHATIS_PER_DAY;
}

/** Returns as observed values the sign that the Sun enters or has entered, and the ghatis between that and the birth. */
export function sankrantiSeen({ planets: { Sun } }: Chart, ghatis: number): Observed {
  const isAfter = Sun.degreeInSign < 15;
  const entered = SIGNS[isAfter ? Sun.signIndex : nthSignFrom(Sun.signIndex, 2)]!;
  return { entered_sign: entered, side: isAfter ? 'after' : 'before', ghatis: tenths(ghatis) };
}
