/** Clock times of a day, in English. */
import { isElsewhere, type ClockSpan } from '../../facts/day/clock.ts';
import { clockEn } from '../grammar.ts';

/** Returns a span of a day; where both ends fall on another date, it is named once: 00:19 to 01:05 on 13 Aug. */
export function clockSpanEn(span: ClockSpan): string {
  const { end, start } = span;
  return `${isElsewhere(span) ? start.time : clockEn(start.time, start.date)} to ${clockEn(end.time, end.date)}`;
}
