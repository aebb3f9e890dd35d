/** Matters of life that are predicted: factors of their promise, periods and transits; every matter is a table of one shape. */
import { PREDICTION_SPREAD } from '../../tables/percentiles/predictions.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, blended, type AreaScore, type Blend } from '../areaScore.ts';
import { activationScore, actingScores, areaTransitScore, type ActingScore } from '../timing/activation.ts';
import { areaFactorsOf, type FactorRow } from '../areaFactors.ts';
import { blendFact, type BlendFact, type PredictionFact } from './facts.ts';
import type { TimingPlan } from '../timing/timingWindows.ts';

/** A matter as it is spoken of; the bond is marriage for those who are married. */
export type LifeMatter =
  'marriage' | 'bond' | 'career' | 'wealth' | 'health' | 'children' | 'education' | 'property' | 'spiritual' | 'travel';

/** Matters that begin at some age, and those that also end. */
export type EarlyMatter = 'marriage' | 'career' | 'wealth' | 'children' | 'education' | 'property';
export type LateMatter = 'marriage' | 'children' | 'education';

export interface LifeArea {
  readonly id: string;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly matter: LifeMatter;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  /** Houses that periods have to serve, where they differ from these: for health the 1st alone, not those of illness. */
  readonly servedHouses?: readonly [number, ...number[]];
  /** The score of transits, where it is not that of Jupiter and Saturn on the main house. */
  readonly transitScore?: (context: AreaContext) => AreaScore<PredictionFact>;
  /** Nodes that help it as they pass its houses; for other matters both unsettle. */
  readonly furtheringNodes?: readonly ('Rahu' | 'Ketu')[];
  readonly factors: readonly FactorRow<PredictionFact>[];
  /** The disclaimer to add, where the matter concerns health or needs professional help. */
  readonly disclaimer: 'health' | 'wealth' | 'property' | 'children' | null;
  /** Years of life that it belongs to, if any. */
  readonly ages: LifeAges | null;
}

/** Years of life in which a matter is predicted, and whose words say how to read it before and after them. */
interface LifeAges {
  readonly from: number;
  /** Infinity where it has no end. */
  readonly to: number;
  readonly early: EarlyMatter;
  /** Null where it has no end. */
  readonly late: LateMatter | null;
}

export interface TimedArea extends LifeArea {
  /** Plan of its windows; the ages of the matter are added. */
  plan(context: AreaContext): Omit<TimingPlan, 'ages'>;
}

/** Returns the plan of a matter's windows, with the ages in years that bound them. */
export function timingPlan(area: TimedArea, context: AreaContext): TimingPlan {
  return { ...area.plan(context), ages: area.ages && [area.ages.from, area.ages.to] };
}

/** The prediction of a matter: promise of birth, acting periods, transits, and the three together. */
export interface Prediction {
  readonly promise: AreaScore<PredictionFact>;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingScore[];
  readonly activation: AreaScore<PredictionFact>;
  readonly transits: AreaScore<PredictionFact>;
  readonly whole: Blend<BlendFact>;
}

/** Percent of promise, periods and transits in the whole (interpretive). */
const PERCENTS = { promise: 50, periods: 30, transits: 20 };

/** Scores what the birth chart promises of a matter, 0 to 100. */
export function promiseOf(context: AreaContext, { factors, matter }: LifeArea): AreaScore<PredictionFact> {
  return areaScore(areaFactorsOf(context, factors), { spread: PREDICTION_SPREAD, id: `${matter}_promise` });
}

/** Judges a matter by promise, acting periods and passing planets, and all three together by fixed percentages. */
export function prediction(context: AreaContext, area: LifeArea): Prediction {
  const { houses, servedHouses = houses } = area;
  const promise = promiseOf(context, area);
  const acting = actingScores(context, servedHouses);
  const transits = area.transitScore?.(context) ?? areaTransitScore(context, houses, area.furtheringNodes);
  const activation = activationScore(acting, servedHouses);
  const whole = blended<BlendFact>(
    [
      { id: 'promise', label: blendFact('promise_share', {}), value: promise.value, percent: PERCENTS.promise },
      { id: 'periods', label: blendFact('periods_share', {}), value: activation.value, percent: PERCENTS.periods },
      { id: 'transits', label: blendFact('transits_share', {}), value: transits.value, percent: PERCENTS.transits },
    ],
    { spread: PREDICTION_SPREAD, id: `${area.matter}_overall` },
  );
  return { promise, acting, activation, transits, whole };
}

/** How to read a matter before its years, and after them. */
export interface AgeFacts {
  readonly early: { readonly matter: EarlyMatter };
  readonly late: { readonly matter: LateMatter };
}

const fact = factsOf<AgeFacts>();

/** Returns whether a matter is read before or after its years; null within them. */
export function ageNote({ ages }: LifeArea, ageYears: number): Fact<AgeFacts> | null {
  if (ages === null) return null;
  if (ageYears < ages.from) return fact('early', { matter: ages.early });
  return ageYears >= ages.to && ages.late !== null ? fact('late', { matter: ages.late }) : null;
}
