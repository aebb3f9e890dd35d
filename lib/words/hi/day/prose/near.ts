/** Times of a day as its summary says them: a time of the next morning is that of the next day, without a date. */
import type { NearSpan, NearTime } from '../../../facts/day/prose.ts';

/** Returns 14:05, or अगले दिन 02:10. */
export function nearTimeHi({ date, isLater, time }: NearTime): string {
  if (date === null) return time;
  return `${isLater ? 'अगले' : 'पिछले'} दिन ${time}`;
}

/** Returns 23:07 से अगले दिन 01:05; where both ends fall on another date, it is named once. */
export function nearSpanHi({ end, start }: NearSpan): string {
  return `${nearTimeHi(start)} से ${start.date === end.date ? end.time : nearTimeHi(end)}`;
}
