/** Times of a day in spoken form: a time of the next morning is "the next day", without its date. */
import type { Span } from '../../schemas/common/panchangElements.ts';

/** Returns a time: 14:05, or अगले दिन 02:10. @param instant in local time, ISO */
export function clockSaid(instant: string, isoDate: string): string {
  return `${dayBefore(instant, isoDate)}${instant.slice(11, 16)}`;
}

/** Returns a span: 23:07 से अगले दिन 01:05; where both ends fall on another date, it is named once. */
export function spanSaid({ end, start }: Span, isoDate: string): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${clockSaid(start, isoDate)} से ${isOneDay ? end.slice(11, 16) : clockSaid(end, isoDate)}`;
}

function dayBefore(instant: string, isoDate: string): string {
  if (instant.startsWith(isoDate)) return '';
  return instant > isoDate ? 'अगले दिन ' : 'पिछले दिन ';
}
