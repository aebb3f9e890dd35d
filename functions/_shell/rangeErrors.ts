/** Mistakes in a range of dates that the schemas of its ends cannot see. */
import type { FieldError, PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';
import { datesAsked } from '../../lib/birth/calendar.ts';
import { MOST_YEARS } from '../../lib/schemas/common/calendar/inputs.ts';
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

/**
 * Lists what is wrong with some years from one on: too many of them, the first or the last outside the ephemeris. What is
 * no number is left to the schema.
 */
export function yearRangeErrors(
  { start_year: startYear, years }: { readonly start_year?: unknown; readonly years?: unknown },
  where: 'query' | 'body',
): FieldError[] {
  const [first, count] = [wholeYear(startYear), wholeYear(years) ?? 1];
  if (count > MOST_YEARS) {
    const msg = message('years_too_many', { mostYears: MOST_YEARS, got: count });
    return [{ loc: [where, 'years'], msg, type: 'range_too_long' }];
  }
  if (first === null) return [];
  const { from, to } = datesAsked({ start_year: first, years: count });
  const outside = dateErrors(from, [where, 'start_year']);
  return outside.length > 0 ? outside : dateErrors(to, [where, 'years']);
}

function wholeYear(given: unknown): number | null {
  return /^[1-9]\d{0,3}$/.test(String(given)) ? Number(given) : null;
}

/** NaN where there is no valid date: its schema reports that. */
function utcNoon(date: unknown): number {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
}
