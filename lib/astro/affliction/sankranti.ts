/** Sankranti: how near a birth is to the Sun’s change of sign. */
import type { Chart } from '../chart/chart.ts';
import type { Observed } from '../condition.ts';
import { SIGNS, SIGN_ARC_DEG } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';
import { tenths } from '../rounding.ts';
import { GHATIS_PER_DAY } from '../time.ts';

/** By convention, on either side of the change. */
export const SANKRANTI_GHATIS = 16;
/** Nearer than this, the change itself is about the birth (interpretive). */
export const AT_CHANGE_GHATIS = 4;

/** Returns how long it is from the birth to the nearest change of sign of the Sun, in ghatis, at his pace of that hour. */
export function ghatisFromSankranti({ planets: { Sun } }: Chart): number {
  const { degreeInSign, speedDegPerDay } = Sun;
  return (Math.min(degreeInSign, SIGN_ARC_DEG - degreeInSign) / speedDegPerDay) * GHATIS_PER_DAY;
}

/** Says which sign the Sun enters or has entered, and how far the birth is from that. */
export function sankrantiSeen({ planets: { Sun } }: Chart, ghatis: number): Observed {
  const isAfter = Sun.degreeInSign < 15;
  const entered = SIGNS[isAfter ? Sun.signIndex : nthSignFrom(Sun.signIndex, 2)]!;
  return { entered_sign: entered, side: isAfter ? 'after' : 'before', ghatis: tenths(ghatis) };
}
