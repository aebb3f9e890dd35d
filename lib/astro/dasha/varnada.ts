/** Varnada dasha: years by the distance from the varnada, for the length and the strength of life. */
import type { Chart } from '../chart/chart.ts';
import { signsPassed } from '../jaimini/footed.ts';
import { strongerSign } from '../jaimini/stronger.ts';
import { varnada } from '../jaimini/varnada.ts';
import { bphs, integratedApproach } from '../source.ts';
import type { SeededPlan } from './mandooka.ts';
import { goesForward, signRound, type SignDasha, type SignTurn } from './sign.ts';
import { wrapIndex } from '../angle.ts';

export const varnadaDasha: SignDasha = {
  id: 'varnada',
  name: 'Varnada',
  sanskrit: 'वर्णद',
  sources: [bphs(5), bphs(46), integratedApproach('5')],
};

/** Length of the count from a sign to its varnada: 12 where that is the sign itself. */
const countedYears = (fromSignIndex: number, toSignIndex: number) =>
  signsPassed(fromSignIndex, toSignIndex, true) || 12;

/** Returns the dasha from the stronger of ascendant and hora ascendant, with the years from the varnada to each sign. */
export function varnadaPlan(chart: Chart, horaSignIndex: number, varnadaSignIndex: number): SeededPlan {
  return seeded(chart, horaSignIndex, (signIndex) => countedYears(varnadaSignIndex, signIndex));
}

/** Returns the dasha with years from each sign to the varnada of its own house. */
export function houseVarnadaPlan(chart: Chart, horaSignIndex: number): SeededPlan {
  const { signIndex: ascendantSign } = chart.ascendant;
  return seeded(chart, horaSignIndex, (signIndex) => {
    const passed = signsPassed(ascendantSign, signIndex, true);
    return countedYears(signIndex, varnada(signIndex, wrapIndex(horaSignIndex + passed, 12)).signIndex);
  });
}

function seeded(chart: Chart, horaSignIndex: number, yearsOf: (signIndex: number) => number): SeededPlan {
  const comparison = strongerSign(chart, chart.ascendant.signIndex, horaSignIndex);
  const isForward = goesForward(comparison.winner);
  const turns = signRound(comparison.winner, isForward).map((signIndex): SignTurn => {
    return { signIndex, years: yearsOf(signIndex) };
  });
  return { comparison, turns, isForward, partsOf: (signIndex) => signRound(signIndex, true) };
}
