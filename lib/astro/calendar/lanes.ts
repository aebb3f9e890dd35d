/** Lanes of time: what holds from when to when, read by instants that come in order. */
import type { TimeSpan } from '../time.ts';

/** A span in which one value holds. */
export interface ValueSpan<Value> extends TimeSpan {
  readonly value: Value;
}

/** Finds the span of a lane at an instant, or null where there is none. */
export type Follower<Span extends TimeSpan> = (jdUT: number) => Span | null;

/**
 * Returns a reader of a lane whose spans are in order and do not overlap.
 *
 * Its instants must not go back: it moves along the lane, so that reading thousands of them costs a step each.
 */
export function follower<Span extends TimeSpan>(lane: readonly Span[]): Follower<Span> {
  let index = 0;
  return (jdUT) => {
    while (index < lane.length && lane[index]!.endJdUT <= jdUT) index += 1;
    const span = lane[index];
    return span !== undefined && span.startJdUT <= jdUT ? span : null;
  };
}

/** Returns the span of a lane that holds an instant, or null: for single instants in any order. */
export function spanAt<Span extends TimeSpan>(lane: readonly Span[], jdUT: number): Span | null {
  return lane.find(({ endJdUT, startJdUT }) => startJdUT <= jdUT && jdUT < endJdUT) ?? null;
}

/** Returns spans around instants, of so many days to either side, overlaps merged. */
export function spansAround(instants: readonly number[], days: number): TimeSpan[] {
  return joinedSpans(instants.map((jdUT) => ({ startJdUT: jdUT - days, endJdUT: jdUT + days })));
}

/** Returns spans that touch or overlap as one, in order of time. */
export function joinedSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const { startJdUT, endJdUT } of [...spans].sort((a, b) => a.startJdUT - b.startJdUT)) {
    const last = found.at(-1);
    if (last !== undefined && startJdUT <= last.endJdUT) {
      found[found.length - 1] = { startJdUT: last.startJdUT, endJdUT: Math.max(last.endJdUT, endJdUT) };
    } else found.push({ startJdUT, endJdUT });
  }
  return found;
}
