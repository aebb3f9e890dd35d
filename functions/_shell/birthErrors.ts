/** What is wrong with birth data beyond its form. */
import type { FieldError, PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import { ephemeris } from './ephemeris.ts';
import { message } from '../../lib/words/message.ts';
import { timezoneProblem } from '../../lib/time/timezoneChoice.ts';
import './placeData.ts';

/** Lists what is wrong with birth data beyond its form: an unknown time zone, a date outside the ephemeris. */
export function birthErrors(given: object, where: 'body' | 'query' = 'body'): FieldError[] {
  const { date, timezone } = given as Record<string, unknown>;
  return [...dateErrors(date, [where, 'date']), ...timezoneErrors(timezone, [where, 'timezone'])];
}

/** Says that a date is outside the ephemeris; what is wrong in form is left to what is said of that. */
export function dateErrors(date: unknown, loc: readonly PathSegment[]): FieldError[] {
  const { startYear, endYear } = ephemeris().coverage;
  const year = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(0, 4)) : startYear;
  if (year >= startYear && year <= endYear) return [];
  const msg = message('date_out_of_range', { startYear, endYear, got: String(date) });
  return [{ loc, msg, type: 'date_out_of_range' }];
}

/**
 * Lists what is wrong with a time zone, which may name none of those there are; what is no text is left to its form.
 */
export function timezoneErrors(timezone: unknown, loc: readonly PathSegment[]): FieldError[] {
  const msg = typeof timezone === 'string' ? timezoneProblem(timezone) : null;
  return msg === null ? [] : [{ loc, msg, type: 'timezone' }];
}
