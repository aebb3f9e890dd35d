/** A matter of life that is predicted: what it is promised by, what brings it, and when (tables of one shape each). */
import type { AreaScene } from '../areaScene.ts';
import { areaScore, blended, type AreaScore, type Blend } from '../areaScore.ts';
import { activationScore, actingScores, transitScore, type ActingScore } from '../activation.ts';
import { factorsOf, type FactorRow } from '../areaFactors.ts';
import type { TimingPlan } from '../timing.ts';

export interface LifeArea {
  readonly id: string;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** As a sentence takes it up: `marriage`. */
  readonly matter: string;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  readonly factors: readonly FactorRow[];
  /** What to do with a promise that stands so. Interpretive. */
  readonly counsel: Readonly<Record<'kind' | 'mixed' | 'hard', string>>;
  /** Where the matter touches health or asks for more than counsel. */
  readonly disclaimer: string | null;
}

export interface TimedArea extends LifeArea {
  plan(scene: AreaScene): TimingPlan;
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

export function prediction(scene: AreaScene, { factors, houses }: LifeArea): Prediction {
  const promise = areaScore(factorsOf(scene, factors));
  const acting = actingScores(scene, houses);
  const transits = transitScore(scene, houses);
  const activation = activationScore(scene, houses);
  const whole = blended([
    { id: 'promise', label: 'The promise of the birth chart', value: promise.value, percent: PERCENTS.promise },
    { id: 'periods', label: 'The acting periods', value: activation.value, percent: PERCENTS.periods },
    { id: 'transits', label: 'The passing planets', value: transits.value, percent: PERCENTS.transits },
  ]);
  return { promise, acting, activation, transits, whole };
}
