/** What judgements read of a birth chart, whatever the time they judge; made once for a birth. */
import type { Chart } from '../chart/chart.ts';
import { wholeSignHouse, type House } from '../chart/houses.ts';
import { memoizedEach } from '../memoized.ts';
import { judgeFormed, type Rule, type Verdict } from '../rule.ts';
import type { Strength } from '../strength/facts.ts';
import { houseStrength } from '../strength/houseStrength.ts';
import type { Bindus } from '../strength/planetStrength.ts';
import type { RuleContext } from '../strength/verdictStrength.ts';
import { vargaChart, type VargaChart } from '../varga/position.ts';
import type { VargaId } from '../varga/vargas.ts';

export interface ChartContext extends RuleContext {
  readonly chart: Chart;
  readonly bindus: Bindus;
  /** Sidereal longitude of the point of the ecliptic on the meridian. */
  readonly midheavenDeg: number;
  /** A house of whole signs, 1 to 12. */
  house(number: number): House;
  /** How strong that house is. */
  houseScore(number: number): Strength;
  varga(id: VargaId): VargaChart;
  /** Verdicts on those rules of a list that are formed. */
  formed(rules: readonly Rule[]): readonly Verdict[];
}

/** Returns what judging a chart needs; houses, vargas and yogas are memoized. */
export function chartContext(
  chart: Chart,
  ruleContext: RuleContext,
  bindus: Bindus,
  midheavenDeg: number,
): ChartContext {
  const { strengths } = ruleContext;
  const house = memoizedEach((number: number) => wholeSignHouse(chart, number));
  return {
    ...ruleContext,
    chart,
    bindus,
    midheavenDeg,
    house,
    houseScore: memoizedEach((number) => houseStrength(chart, house(number), strengths, bindus.sarva)),
    varga: memoizedEach((id) => vargaChart(chart, id)),
    formed: memoizedEach((rules) => judgeFormed(rules, chart, ruleContext)),
  };
}
