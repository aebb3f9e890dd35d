/** What judging a matter of life reads; made once for a birth. */
import type { Bindus } from '../strength.ts';
import type { Chart } from '../chart.ts';
import type { Period } from '../dasha/period.ts';
import { dividedHouses, type House } from '../houses.ts';
import { houseStrength } from '../houseStrength.ts';
import { judgeFormed, type Rule, type Verdict } from '../rule.ts';
import type { Score } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import type { VargaId } from '../varga/vargas.ts';
import { vargaChart, type VargaChart } from '../varga/position.ts';
import type { Standpoints } from '../verdictStrength.ts';

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

export interface AreaScene extends Standpoints, Moment {
  readonly chart: Chart;
  readonly bindus: Bindus;
  /** Whole-sign houses and how strong they are, the 1st first. */
  readonly houses: readonly House[];
  readonly houseScores: readonly Score[];
  /** A divisional chart; each is drawn once. */
  varga(id: VargaId): VargaChart;
  /** Verdicts on those rules of a list that are formed; each list is judged once. */
  formed(rules: readonly Rule[]): readonly Verdict[];
}

/** Whole signs come from the chart; cusps are not read. */
const WHOLE_SIGNS = { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] } as const;

/** Returns what matters of life are judged from; vargas and yogas are made when first asked for, each once. */
export function areaScene(chart: Chart, standpoints: Standpoints, bindus: Bindus, moment: Moment): AreaScene {
  const { houses } = dividedHouses(chart, WHOLE_SIGNS);
  const drawn = new Map<VargaId, VargaChart>();
  const judged = new Map<readonly Rule[], readonly Verdict[]>();
  return {
    ...standpoints,
    ...moment,
    chart,
    bindus,
    houses,
    houseScores: houses.map((house) => houseStrength(chart, house, standpoints.strengths, bindus.sarva)),
    varga(id) {
      const known = drawn.get(id) ?? vargaChart(chart, id);
      drawn.set(id, known);
      return known;
    },
    formed(rules) {
      const known = judged.get(rules) ?? judgeFormed(rules, chart, standpoints);
      judged.set(rules, known);
      return known;
    },
  };
}
