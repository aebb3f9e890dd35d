/** Times of a day as somebody says them: of the next morning as of the next day, without its date. */
import type { Span } from '../../schemas/common/panchangElements.ts';

/** Says 14:05, or अगले दिन 02:10. @param instant on the clock of the place, ISO */
export function clockSaid(instant: string, isoDate: string): string {
  return `${dayBefore(instant, isoDate)}${instant.slice(11, 16)}`;
}

/** Says 23:07 से अगले दिन 01:05; where both lie on another day, that day once. */
export function spanSaid({ end, start }: Span, isoDate: string): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${clockSaid(start, isoDate)} से ${isOneDay ? end.slice(11, 16) : clockSaid(end, isoDate)}`;
}

function dayBefore(instant: string, isoDate: string): string {
  if (instant.startsWith(isoDate)) return '';
  return instant > isoDate ? 'अगले दिन ' : 'पिछले दिन ';
}
