/** Matters of life that are predicted: factors of their promise, periods and transits; every matter is a table of one shape. */
import type { AreaContext } from '../areaContext.ts';
import { areaScore, blended, type AreaScore, type Blend } from '../areaScore.ts';
import { activationScore, actingScores, areaTransitScore, type ActingScore } from '../timing/activation.ts';
import { areaFactorsOf, type FactorRow } from '../areaFactors.ts';
import type { TimingPlan } from '../timing/timingWindows.ts';
import type { Planet } from '../../tables/planets.ts';
import type { PlanetCounsel } from './tables/planetCounsel.ts';

export interface LifeArea {
  readonly id: string;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** As part of a sentence: `marriage`. */
  readonly matter: string;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  /** Houses that periods have to serve, where they differ from these: for health the 1st alone, not those of illness. */
  readonly servedHouses?: readonly [number, ...number[]];
  /** The score of transits, where it is not that of Jupiter and Saturn on the main house. */
  readonly transitScore?: (context: AreaContext) => AreaScore;
  /** Nodes that help it as they pass its houses; for other matters both unsettle. */
  readonly furtheringNodes?: readonly ('Rahu' | 'Ketu')[];
  readonly factors: readonly FactorRow[];
  /** Counsel by the side of the promise. Interpretive. */
  readonly counsel: Readonly<Record<'kind' | 'mixed' | 'hard', string>>;
  /** Counsel by planet, where it differs from that of most matters. */
  readonly planetCounsel?: Readonly<Record<Planet, PlanetCounsel>>;
  /** The disclaimer to add, where the matter concerns health or needs professional help. */
  readonly disclaimer: 'health' | 'wealth' | 'property' | 'children' | null;
  /** Years of life that it belongs to, if any. */
  readonly ages: LifeAges | null;
}

/** Years of life in which a matter is predicted, and how to read it before and after them. */
interface LifeAges {
  readonly from: number;
  /** Infinity where it has no end. */
  readonly to: number;
  readonly early: string;
  /** Null where it has no end. */
  readonly late: string | null;
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
  readonly promise: AreaScore;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingScore[];
  readonly activation: AreaScore;
  readonly transits: AreaScore;
  readonly whole: Blend;
}

/** Percent of promise, periods and transits in the whole (interpretive). */
const PERCENTS = { promise: 50, periods: 30, transits: 20 };

/** Scores what the birth chart promises of a matter, 0 to 100. */
export function promiseOf(context: AreaContext, { factors }: LifeArea): AreaScore {
  return areaScore(areaFactorsOf(context, factors));
}

/** Judges a matter by promise, acting periods and passing planets, and all three together by fixed percentages. */
export function prediction(context: AreaContext, area: LifeArea): Prediction {
  const { houses, servedHouses = houses } = area;
  const promise = promiseOf(context, area);
  const acting = actingScores(context, servedHouses);
  const transits = area.transitScore?.(context) ?? areaTransitScore(context, houses, area.furtheringNodes);
  const activation = activationScore(acting, servedHouses);
  const whole = blended([
    { id: 'promise', label: 'The promise of the birth chart', value: promise.value, percent: PERCENTS.promise },
    { id: 'periods', label: 'The acting periods', value: activation.value, percent: PERCENTS.periods },
    { id: 'transits', label: 'The passing planets', value: transits.value, percent: PERCENTS.transits },
  ]);
  return { promise, acting, activation, transits, whole };
}

/** Returns how to read a matter at an age outside its years; null within them. */
export function ageNote({ ages }: LifeArea, ageYears: number): string | null {
  if (ages === null) return null;
  if (ageYears < ages.from) return ages.early;
  return ageYears >= ages.to ? ages.late : null;
}
