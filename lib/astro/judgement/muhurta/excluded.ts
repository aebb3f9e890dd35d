/** Stretches of the calendar that are left out of a search. */
import type { BlockId } from '../../tables/muhurta/ids.ts';
import type { Source } from '../../source.ts';
import type { TimeSpan } from '../../time.ts';
import type { RunningBlock } from './blocks.ts';

export interface ExcludedSpan extends TimeSpan {
  readonly id: BlockId;
  readonly source: Source;
  /** Whether it only counts against a time, so that windows lie in it. */
  readonly isSoft: boolean;
}

/** Lists when the blocks run, in order of time. */
export function excludedSpans(blocks: readonly RunningBlock[]): ExcludedSpan[] {
  return blocks
    .flatMap(({ id, isSoft, source, spans }) =>
      spans.map(({ startJdUT, endJdUT }) => ({ id, source, isSoft, startJdUT, endJdUT })),
    )
    .sort((a, b) => a.startJdUT - b.startJdUT || a.endJdUT - b.endJdUT);
}

/** Lists the blocks that close a whole day, or one after the other all of it; null where some of it is open. */
export function blocksOfWholeDay(blocks: readonly RunningBlock[], day: TimeSpan): BlockId[] | null {
  const closing = blocks.filter(({ isSoft }) => !isSoft);
  let openFromJdUT = day.startJdUT;
  const spans = excludedSpans(closing);
  for (const { startJdUT, endJdUT } of spans) {
    if (startJdUT <= openFromJdUT) openFromJdUT = Math.max(openFromJdUT, endJdUT);
  }
  if (openFromJdUT < day.endJdUT) return null;
  const met = spans.filter(({ startJdUT, endJdUT }) => startJdUT < day.endJdUT && endJdUT > day.startJdUT);
  return [...new Set(met.map(({ id }) => id))];
}
