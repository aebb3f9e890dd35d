/** Mistakes in a range of dates that the schemas of its ends cannot see. */
import type { FieldError, PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';
import { message } from '../../lib/words/message.ts';
import { dateErrors } from './birthErrors.ts';

type Loc = readonly PathSegment[];

/**
 * Lists what is wrong with a range of dates: ends outside the ephemeris, an end before the start, too many days between.
 *
 * @param startLoc where the first day is, for errors
 * @param mostDays limit on the days from first to last
 */
export function dateRangeErrors(
  { start, end }: { readonly start: unknown; readonly end: unknown },
  startLoc: Loc,
  endLoc: Loc,
  mostDays: number,
): FieldError[] {
  const outside = [...dateErrors(start, startLoc), ...dateErrors(end, endLoc)];
  const days = (utcNoon(end) - utcNoon(start)) / MS_PER_DAY;
  if (days < 0) {
    const msg = message('range_reversed', { start: String(start), end: String(end) });
    return [...outside, { loc: endLoc, msg, type: 'invalid_value' }];
  }
  if (outside.length > 0 || !(days > mostDays)) return outside;
  return [{ loc: endLoc, msg: message('range_too_long', { mostDays, days }), type: 'range_too_long' }];
}

/** NaN where there is no valid date: its schema reports that. */
function utcNoon(date: unknown): number {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
}
