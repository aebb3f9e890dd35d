/** A matter of life that is predicted: what it is promised by, what brings it, and when (tables of one shape each). */
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
  /** As a sentence takes it up: `marriage`. */
  readonly matter: string;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  /** Where periods have to serve other houses than these: the 1st alone for health, not those of illness. */
  readonly servedHouses?: readonly [number, ...number[]];
  /** Where passing planets are weighed otherwise than by Jupiter and Saturn on the main house. */
  readonly transitScore?: (context: AreaContext) => AreaScore;
  /** Nodes that further it as they pass its houses; in other matters both unsettle. */
  readonly furtheringNodes?: readonly ('Rahu' | 'Ketu')[];
  readonly factors: readonly FactorRow[];
  /** What to do with a promise that stands so. Interpretive. */
  readonly counsel: Readonly<Record<'kind' | 'mixed' | 'hard', string>>;
  /** Where planets counsel otherwise than in most matters. */
  readonly planetCounsel?: Readonly<Record<Planet, PlanetCounsel>>;
  /** Which disclaimer goes with it, where the matter touches health or asks for more than counsel. */
  readonly disclaimer: 'health' | 'wealth' | 'property' | 'children' | null;
  /** Where it belongs to some years of life. */
  readonly ages: LifeAges | null;
}

/** Years of life in which a matter is looked for, and how to take it before and after them. */
interface LifeAges {
  readonly from: number;
  /** Infinity where it has no end. */
  readonly to: number;
  readonly early: string;
  /** Null where it has no end. */
  readonly late: string | null;
}

export interface TimedArea extends LifeArea {
  /** Windows are looked for within the ages of the matter. */
  plan(context: AreaContext): Omit<TimingPlan, 'ages'>;
}

/** Returns when a matter may ripen, with the ages, in years, between which it is told. */
export function timingPlan(area: TimedArea, context: AreaContext): TimingPlan {
  return { ...area.plan(context), ages: area.ages && [area.ages.from, area.ages.to] };
}

/** What is predicted of a matter: promise of the birth, what acts, what passes; and the three together. */
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

/** Tells how to take a matter at an age outside its years; null within them. */
export function ageNote({ ages }: LifeArea, ageYears: number): string | null {
  if (ages === null) return null;
  if (ageYears < ages.from) return ages.early;
  return ageYears >= ages.to ? ages.late : null;
}
