/** What judging a matter of life needs of a birth and of the time that is judged. */
import { memoizedEach } from '../memoized.ts';
import type { Period } from '../dasha/period.ts';
import type { Person } from '../stage.ts';
import type { Planet } from '../tables/planets.ts';
import type { ChartContext } from './chartContext.ts';
import type { PeriodScore } from './dasha/facts.ts';
import { lordScorer, transitIn } from './dasha/lordEffect.ts';

/** A period that is judged: its lord is given in the request, or it runs now, or it is the first of its parent. */
export interface ActingPeriod {
  readonly period: Period<Planet>;
  readonly basis: 'asked' | 'running' | 'first';
}

export interface Moment {
  readonly person: Person;
  readonly birthJdUT: number;
  /** The present instant of the request, UT. */
  readonly nowJdUT: number;
  /** Signs of the planets at that instant, by index. */
  readonly passing: Readonly<Record<Planet, number>>;
  /** The mahadasha first; none before birth and after the last period. */
  readonly acting: readonly ActingPeriod[];
  /** The mahadashas from the one that runs at birth. */
  readonly life: readonly Period<Planet>[];
}

export interface AreaContext extends ChartContext, Moment {
  /** Scores a planet as lord of a period, with its present transit, for the houses that rule a matter. */
  lordScorer(lord: Planet): (houses: readonly number[]) => PeriodScore;
}

/** Returns what judging matters of life at a time needs; scores of lords are memoized. */
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
