/** Stands in for lib/astro/percentile.ts in the bundle that counts scores: keeps every score whose place is asked for. */
import type { Place, Spread } from '../../lib/astro/percentile.ts';

/** Scores by subject, then by id, in the order in which they were asked for. */
export type Recorded = Map<string, Map<string, number[]>>;

const recorded: Recorded = new Map();

/** Every score stands in the middle, so that nothing that is counted hangs on what was counted before. */
const MIDDLE: Place = { percentile: 50, band: 'average' };

export function placeOf({ subject }: Spread, id: string, value: number): Place {
  const scores = recorded.get(subject) ?? new Map<string, number[]>();
  recorded.set(subject, scores);
  const values = scores.get(id);
  if (values) values.push(value);
  else scores.set(id, [value]);
  return MIDDLE;
}

export function placeAmongFormed(): Place {
  return MIDDLE;
}

/** Returns what was recorded since it was last asked for, and forgets it. */
export function takeRecorded(): Recorded {
  const taken = new Map(recorded);
  recorded.clear();
  return taken;
}
