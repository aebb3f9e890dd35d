/** What judging a matter of life needs; made once for a birth. */
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

/** A period that is judged: its lord is given in the request, or it runs now, or it is the first of its parent. */
export interface ActingPeriod {
  readonly period: Period<Planet>;
  readonly basis: 'asked' | 'running' | 'first';
}

export interface Moment {
  readonly birthJdUT: number;
  /** The present instant of the request, UT. */
  readonly nowJdUT: number;
  /** Signs of the planets at that instant, by index. */
  readonly passing: Readonly<Record<Planet, number>>;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingPeriod[];
}

export interface AreaScene extends RuleContext, Moment {
  readonly chart: Chart;
  readonly bindus: Bindus;
  /** A house of whole signs, 1 to 12. */
  house(number: number): House;
  /** The strength of that house, 0 to 100. */
  houseScore(number: number): Score;
  varga(id: VargaId): VargaChart;
  /** Scores a planet as lord of a period, with its present transit, for the houses that rule a matter. */
  lordScorer(lord: Planet): (houses: readonly number[]) => Score;
  /** Verdicts on those rules of a list that are formed. */
  formed(rules: readonly Rule[]): readonly Verdict[];
}

/** Returns what judging matters of life needs; houses, vargas and yogas are memoized. */
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
