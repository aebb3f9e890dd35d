/** What judging a matter of life reads; made once for a birth. */
import type { Bindus } from '../strength/planetStrength.ts';
import type { Chart } from '../chart/chart.ts';
import type { Period } from '../dasha/period.ts';
import { wholeSignHouse, type House } from '../chart/houses.ts';
import { houseStrength } from '../strength/houseStrength.ts';
import { memoizedEach } from '../memoized.ts';
import { judgeFormed, type Rule, type Verdict } from '../rule.ts';
import type { Score } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import type { VargaId } from '../varga/vargas.ts';
import { vargaChart, type VargaChart } from '../varga/position.ts';
import type { RuleContext } from '../strength/verdictStrength.ts';
import { lordScorer, transitIn } from './dasha/lordEffect.ts';

/** A period that a judgement goes by: its lord was named in the request, or it runs, or it is the first of its parent. */
export interface ActingPeriod {
  readonly period: Period<Planet>;
  readonly basis: 'asked' | 'running' | 'first';
}

export interface Moment {
  readonly birthJdUT: number;
  /** The instant taken for now. */
  readonly nowJdUT: number;
  /** Where the planets pass then, by sign index. */
  readonly passing: Readonly<Record<Planet, number>>;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingPeriod[];
}

export interface AreaScene extends RuleContext, Moment {
  readonly chart: Chart;
  readonly bindus: Bindus;
  /** A house of whole signs, 1 to 12. */
  house(number: number): House;
  /** How strong that house is. */
  houseScore(number: number): Score;
  varga(id: VargaId): VargaChart;
  /** Scores a planet, as it passes now, as lord of a period, for the houses that a matter is ruled by. */
  lordScorer(lord: Planet): (houses: readonly number[]) => Score;
  /** Verdicts on those rules of a list that are formed. */
  formed(rules: readonly Rule[]): readonly Verdict[];
}

/** Returns what matters of life are judged from; houses, vargas and yogas are made when first asked for, each once. */
export function areaScene(chart: Chart, ruleContext: RuleContext, bindus: Bindus, moment: Moment): AreaScene {
  const { navamsa, strengths } = ruleContext;
  const house = memoizedEach((number: number) => wholeSignHouse(chart, number));
  return {
    ...ruleContext,
    ...moment,
    chart,
    bindus,
    house,
    houseScore: memoizedEach((number) => houseStrength(chart, house(number), strengths, bindus.sarva)),
    varga: memoizedEach((id) => vargaChart(chart, id)),
    lordScorer: memoizedEach((lord) => {
      return lordScorer({ chart, strengths, navamsa }, lord, transitIn(chart, lord, moment.passing[lord]));
    }),
    formed: memoizedEach((rules) => judgeFormed(rules, chart, ruleContext)),
  };
}
