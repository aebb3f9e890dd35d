/** What judging a matter of life reads of a birth and of the time that is judged. */
import { memoizedEach } from '../memoized.ts';
import type { Period } from '../dasha/period.ts';
import type { Score } from '../score.ts';
import type { Planet } from '../tables/planets.ts';
import type { ChartContext } from './chartContext.ts';
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

export interface AreaContext extends ChartContext, Moment {
  /** Scores a planet, as it passes now, as lord of a period, for the houses that a matter is ruled by. */
  lordScorer(lord: Planet): (houses: readonly number[]) => Score;
}

/** Returns what matters of life are judged from at a time; lords are scored when first asked for, each once. */
export function areaContext(birth: ChartContext, moment: Moment): AreaContext {
  const { chart, navamsa, strengths } = birth;
  return {
    ...birth,
    ...moment,
    lordScorer: memoizedEach((lord) => {
      return lordScorer({ chart, strengths, navamsa }, lord, transitIn(chart, lord, moment.passing[lord]));
    }),
  };
}
