/** Times of an analysis as the sentences of its summary take them. */
import type { Span } from '../../schemas/common/panchangElements.ts';
import type { NearSpan, NearTime } from '../../words/facts/day/prose.ts';

/** Returns a time of the clock, with its date where that is not the day described. @param instant in local time, ISO */
export function nearTime(instant: string, isoDate: string): NearTime {
  return {
    time: instant.slice(11, 16),
    date: instant.startsWith(isoDate) ? null : instant.slice(0, 10),
    isLater: instant > isoDate,
  };
}

/** Returns a span of time, each end with its date where that is not the day described. */
export function nearSpan({ end, start }: Span, isoDate: string): NearSpan {
  return { start: nearTime(start, isoDate), end: nearTime(end, isoDate) };
}
