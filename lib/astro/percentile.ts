/** Where a score stands among many births, and the band this makes. Bands are interpretive; shares are counted. */
import { tenths } from './rounding.ts';
import type { NameOf } from './scale.ts';
import { GRADES } from './tables/grades.ts';

export type Band = NameOf<typeof GRADES.band>;

/** One score as counted in 10,000 births: `npm run shares` writes these. */
export interface Counted {
  /**
   * Percent of births that have the score at all, 100 where it is left out: a rule that is not formed has none, and
   * counts as lower.
   */
  readonly sharePercent?: number;
  /** Ascending: the scores that 0, 5, 10 ... 100 percent of those births reach at most. */
  readonly knots: readonly number[];
}

/** The scores of one subject, such as the strengths of planets, by the id of the score. */
export interface Spread {
  readonly subject: string;
  readonly scores: Readonly<Record<string, Counted>>;
}

/** One of the counted scores: its subject, and its id in it. */
export interface CountedAs {
  readonly spread: Spread;
  readonly id: string;
}

/** The place of a score. */
export interface Place {
  /** Percent of all births whose score is lower, 0 to 100. */
  readonly percentile: number;
  readonly band: Band;
}

/** Returns the place of a score among all births; a score that no counted birth has stands above all of them. */
export function placeOf({ scores }: Spread, id: string, value: number): Place {
  const counted = scores[id];
  const percentile = counted ? percentileIn(counted, value) : 100;
  return { percentile, band: GRADES.band.of(percentile) };
}

/** Returns the place of a score among those births alone that have it, such as of a yoga among those it is formed in. */
export function placeAmongFormed({ scores }: Spread, id: string, value: number): Place {
  const counted = scores[id];
  const percentile = counted ? tenths(100 * rankOf(counted.knots, value)) : 100;
  return { percentile, band: GRADES.band.of(percentile) };
}

function percentileIn({ knots, sharePercent = 100 }: Counted, value: number): number {
  return tenths(100 - sharePercent + sharePercent * rankOf(knots, value));
}

/** The share of the births behind the knots that lie below a value, 0 to 1; between two knots it is interpolated. */
function rankOf(knots: readonly number[], value: number): number {
  let below = -1;
  while (below + 1 < knots.length && knots[below + 1]! < value) below++;
  const last = knots.length - 1;
  if (below < 0) return 0;
  if (below === last) return 1;
  const from = knots[below]!;
  return (below + (value - from) / (knots[below + 1]! - from)) / last;
}
