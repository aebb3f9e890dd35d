/** Matters of life that are predicted: factors of their promise, periods and transits; every matter is a table of one shape. */
import { PREDICTION_SPREAD } from '../../tables/percentiles/predictions.ts';
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import { agesOf, matterTime, windowAges, type Person } from '../../stage.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, factorParts, type AreaScore, type Blend } from '../areaScore.ts';
import { ladder, type Ladder, type LadderPlan } from '../ladder/ladder.ts';
import { activationScore, actingScores, areaTransitScore, type ActingScore } from '../timing/activation.ts';
import { areaFactorsOf, type FactorRow } from '../areaFactors.ts';
import { blendFact, type BlendFact, type PredictionFact } from './facts.ts';
import { pressingPlanets } from '../ladder/sides.ts';
import type { TimingPlan } from '../timing/timingWindows.ts';

/** A matter as it is spoken of; the bond is marriage for those who are married. */
export type LifeMatter =
  'marriage' | 'bond' | 'career' | 'wealth' | 'health' | 'children' | 'education' | 'property' | 'spiritual' | 'travel';

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
  /** What its promise stands on, or the one judgement that it is of another group. */
  readonly ladder: LadderPlan | ((context: AreaContext) => Ladder);
}

export interface TimedArea extends LifeArea {
  /** Plan of its windows; the ages of the matter are added. */
  plan(context: AreaContext): Omit<TimingPlan, 'ages'>;
}

/** Returns the plan of a matter's windows, with the ages in years that bound them and the planets that press on it. */
export function timingPlan(area: TimedArea, context: AreaContext): TimingPlan {
  const plan = area.plan(context);
  const ages = windowAges(area.matter, context.person);
  return plan.isCaution ? { ...plan, ages } : { ...plan, ages, pressing: pressingPlanets(ladderOf(context, area)) };
}

/** What the birth chart promises of a matter, and every factor behind it. */
export interface Promised {
  readonly ladder: Ladder;
  /** The factors of the matter by their weights; they are evidence, and have no score of their own. */
  readonly evidence: readonly Weighed[];
}

/** A factor with the points that it would move a score by. */
export type Weighed = ReturnType<typeof factorParts<PredictionFact>>[number];

/** The prediction of a matter: promise of birth, acting periods, transits, and the three together. */
export interface Prediction {
  readonly promise: Promised;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingScore[];
  readonly activation: AreaScore<PredictionFact>;
  readonly transits: AreaScore<PredictionFact>;
  readonly whole: Blend<BlendFact>;
}

/** Percent of promise, periods and transits in the whole (interpretive). */
const PERCENTS = { promise: 50, periods: 30, transits: 20 };

/** Judges what the birth chart promises of a matter. */
export function promiseOf(context: AreaContext, area: LifeArea): Promised {
  return { ladder: ladderOf(context, area), evidence: factorParts(areaFactorsOf(context, area.factors)) };
}

/** The ladders of a birth by their matters, each judged once. */
const LADDERS = new WeakMap<AreaContext, Map<LifeArea, Ladder>>();

function ladderOf(context: AreaContext, area: LifeArea): Ladder {
  const known = LADDERS.get(context) ?? new Map<LifeArea, Ladder>();
  LADDERS.set(context, known);
  const { ladder: plan, matter } = area;
  const found =
    known.get(area) ??
    (typeof plan === 'function'
      ? plan(context)
      : ladder(context, plan, { spread: PREDICTION_SPREAD, id: `${matter}_promise` }));
  known.set(area, found);
  return found;
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
      { id: 'promise', label: blendFact('promise_share', {}), value: promise.ladder.value, percent: PERCENTS.promise },
      { id: 'periods', label: blendFact('periods_share', {}), value: activation.value, percent: PERCENTS.periods },
      { id: 'transits', label: blendFact('transits_share', {}), value: transits.value, percent: PERCENTS.transits },
    ],
    { spread: PREDICTION_SPREAD, id: `${area.matter}_overall` },
  );
  return { promise, acting, activation, transits, whole };
}

/** How to read a matter at an age outside its years. */
export interface AgeFacts {
  readonly later_life: { readonly matter: LifeMatter; readonly fromYears: number };
  readonly past: { readonly matter: LifeMatter; readonly toYears: number };
  readonly as_if_living: Nothing;
}

const fact = factsOf<AgeFacts>();

/** Returns how to read a matter at the age of a person; null within its years. */
export function ageNote({ matter }: Pick<LifeArea, 'matter'>, person: Person): Fact<AgeFacts> | null {
  const [fromYears, toYears] = agesOf(matter, person);
  switch (matterTime(matter, person)) {
    case 'later_life':
      return fact('later_life', { matter, fromYears });
    case 'past':
      return fact('past', { matter, toYears });
    case 'as_if_living':
      return fact('as_if_living', {});
    case 'now':
      return null;
  }
}
