/** Mandooka, the dasha that leaps like a frog: four signs of one kind, then four of the next. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { strongerSign, type Comparison } from '../jaimini/stronger.ts';
import { bphs, jaiminiSutras } from '../source.ts';
import { goesForward, roundFrom, sthiraYears, type SignDasha, type SignPlan } from './sign.ts';
import { wrapIndex } from '../angle.ts';

export const mandooka: SignDasha = {
  id: 'mandooka',
  name: 'Mandooka',
  sanskrit: 'मंडूक',
  sources: [jaiminiSutras('2.4'), bphs(46)],
};

/** A sign dasha whose first sign is the stronger of two, with the comparison that chose it. */
export interface SeededPlan extends SignPlan {
  readonly comparison: Comparison<number>;
}

/** Returns the twelve signs of mandooka with their years, from the stronger of the ascendant and the 7th on. */
export function mandookaPlan(chart: Chart): SeededPlan {
  const comparison = strongerSign(chart, chart.ascendant.signIndex, signOfHouse(chart, 7));
  return { comparison, ...leapingPlan(comparison.winner) };
}

/** Signs of one kind stand three apart. */
const LEAP = 3;
/** Movable signs are followed by dual ones, these by fixed ones; the first of each are Aries, Gemini and Taurus. */
const NEXT_KIND = 2;

/**
 * Returns the signs in order, with the years of their kind: those of the seed's kind (movable, fixed, dual) from the seed
 * on, then those of the other kinds, each from its first sign in the zodiac, as the text does not say where they begin.
 */
export function leapingPlan(seedSignIndex: number): SignPlan {
  const isForward = goesForward(seedSignIndex);
  const step = isForward ? LEAP : 12 - LEAP;
  const firsts = [seedSignIndex, (seedSignIndex + NEXT_KIND) % LEAP, (seedSignIndex + 2 * NEXT_KIND) % LEAP];
  const order = firsts.flatMap((first) => [0, 1, 2, 3].map((leap) => wrapIndex(first + leap * step, 12)));
  return {
    turns: order.map((signIndex) => ({ signIndex, years: sthiraYears(signIndex) })),
    isForward,
    partsOf: (signIndex) => roundFrom(order, signIndex),
  };
}
