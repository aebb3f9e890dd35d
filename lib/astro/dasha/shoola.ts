/** Shoola dashas, which show in which periods health and strength need care. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { strongerSign } from '../jaimini/stronger.ts';
import { bphs, integratedApproach, jaiminiSutras } from '../source.ts';
import { leapingPlan, type SeededPlan } from './mandooka.ts';
import { goesForward, signRound, sthiraYears, type SignDasha, type SignPlan } from './sign.ts';

export const shoola: SignDasha = {
  id: 'shoola',
  name: 'Shoola',
  sanskrit: 'शूल',
  sources: [jaiminiSutras('2.3'), bphs(46)],
};

export const niryanaShoola: SignDasha = {
  id: 'niryana_shoola',
  name: 'Niryana Shoola',
  sanskrit: 'निर्याण शूल',
  sources: [bphs(46), integratedApproach('22')],
};

export const nineYearShoola: SignDasha = {
  id: 'nine_year_shoola',
  name: 'Shoola of nine years',
  sanskrit: 'नववर्ष शूल',
  sources: [integratedApproach('23')],
};

/** Returns the dasha as the specification defines it: mandooka from the stronger of the second and the eighth house. */
export function shoolaPlan(chart: Chart): SeededPlan {
  const comparison = strongerSign(chart, signOfHouse(chart, 2), signOfHouse(chart, 8));
  return { comparison, ...leapingPlan(comparison.winner) };
}

/** Returns the dasha of consecutive signs from the stronger of the second and the eighth house. */
export function niryanaShoolaPlan(chart: Chart): SeededPlan {
  const comparison = strongerSign(chart, signOfHouse(chart, 2), signOfHouse(chart, 8));
  return { comparison, ...roundPlan(comparison.winner, goesForward(comparison.winner), sthiraYears) };
}

const NINE_YEARS = 9;

/** Returns the dasha of nine years for each sign, always forward, from the stronger of the ascendant and the seventh. */
export function nineYearShoolaPlan(chart: Chart): SeededPlan {
  const comparison = strongerSign(chart, chart.ascendant.signIndex, signOfHouse(chart, 7));
  return { comparison, ...roundPlan(comparison.winner, true, () => NINE_YEARS) };
}

function roundPlan(seedSignIndex: number, isForward: boolean, yearsOf: (signIndex: number) => number): SignPlan {
  return {
    turns: signRound(seedSignIndex, isForward).map((signIndex) => ({ signIndex, years: yearsOf(signIndex) })),
    isForward,
    partsOf: (signIndex) => signRound(signIndex, isForward),
  };
}
