/** Mandooka, the dasha that leaps like a frog: four signs of one kind, then four of the next. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { strongerSign, type Contest } from '../jaimini/stronger.ts';
import { bphs, jaiminiSutras } from '../source.ts';
import { goesForward, roundFrom, sthiraYears, type SignDasha, type SignPlan } from './sign.ts';

export const mandooka: SignDasha = {
  id: 'mandooka',
  name: 'Mandooka',
  sanskrit: 'मण्डूक',
  sources: [jaiminiSutras('2.4'), bphs(46)],
};

/** A plan that begins with the stronger of two signs. */
export interface SeededPlan extends SignPlan {
  readonly contest: Contest<number>;
}

/** Returns the twelve signs of mandooka with their years, from the stronger of the ascendant and the 7th on. */
export function mandookaPlan(chart: Chart): SeededPlan {
  const contest = strongerSign(chart, chart.ascendant.signIndex, signOfHouse(chart, 7));
  return { contest, ...leapingPlan(contest.winner) };
}

/** Signs of one kind stand three apart. */
const LEAP = 3;
/** Movable signs are followed by dual ones, these by fixed ones; the first of each are Aries, Gemini and Taurus. */
const NEXT_KIND = 2;

/**
 * Returns the signs of the seed's kind from the seed on, then those of the other kinds from the first of their kind in
 * the zodiac, with the years of their kind. The text leaves open where the later kinds begin; so do most handbooks.
 */
export function leapingPlan(seedSignIndex: number): SignPlan {
  const isForward = goesForward(seedSignIndex);
  const step = isForward ? LEAP : 12 - LEAP;
  const firsts = [seedSignIndex, (seedSignIndex + NEXT_KIND) % LEAP, (seedSignIndex + 2 * NEXT_KIND) % LEAP];
  const order = firsts.flatMap((first) => [0, 1, 2, 3].map((leap) => (first + leap * step) % 12));
  return {
    turns: order.map((signIndex) => ({ signIndex, years: sthiraYears(signIndex) })),
    isForward,
    partsOf: (signIndex) => roundFrom(order, signIndex),
  };
}
