/** Yogardha dasha: half the sum of chara and sthira. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { strongerSign } from '../jaimini/stronger.ts';
import { bphs } from '../source.ts';
import { CHARA_READING, charaYears, type CharaReading, type CharaYears } from './chara.ts';
import type { SeededPlan } from './mandooka.ts';
import { goesForward, signRound, signRoundAfter, sthiraYears, type SignDasha, type SignTurn } from './sign.ts';

export const yogardha: SignDasha = {
  id: 'yogardha',
  name: 'Yogardha',
  sanskrit: 'योगार्ध',
  sources: [bphs(46)],
};

export interface YogardhaTurn extends SignTurn {
  readonly chara: CharaYears;
  readonly sthiraYears: number;
}

export interface YogardhaPlan extends SeededPlan {
  readonly turns: readonly YogardhaTurn[];
}

/** Returns the dasha from the stronger of the ascendant and the seventh; periods are divided as those of chara. */
export function yogardhaPlan(chart: Chart, reading: CharaReading = CHARA_READING): YogardhaPlan {
  const comparison = strongerSign(chart, chart.ascendant.signIndex, signOfHouse(chart, 7));
  const isForward = goesForward(comparison.winner);
  const turns = signRound(comparison.winner, isForward).map((signIndex): YogardhaTurn => {
    const charaTurn = charaYears(chart, signIndex, reading);
    const sthira = sthiraYears(signIndex);
    return { signIndex, years: (charaTurn.years + sthira) / 2, chara: charaTurn, sthiraYears: sthira };
  });
  return { comparison, turns, isForward, partsOf: (signIndex) => signRoundAfter(signIndex, isForward) };
}
