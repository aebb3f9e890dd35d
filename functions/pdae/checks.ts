/** Mistakes that the schemas of /pdae cannot see: dates outside the ephemeris, ranges that end before they start. */
import { message } from '../../lib/words/message.ts';
import { dateErrors } from '../_shell/birthErrors.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { nowInEphemeris, type Check } from '../_shell/kinds/natal.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';

type Queried = Parameters<Check>[0]['query'];

/** For paths that depend on the current time. */
export const checkNow: Check = nowInEphemeris;

export const checkTargetDate: Check = ({ query }) => dateErrors(query['target_date'], ['query', 'target_date']);

export const checkMonth: Check = ({ query: { year } }) =>
  dateErrors(year && `${year.padStart(4, '0')}-01-01`, ['query', 'year']);

/** @param mostDays limit on the days from first to last */
export function checkRange(mostDays: number): Check {
  return ({ query }) => rangeErrors(query, mostDays);
}

function rangeErrors({ start_date: start = '', end_date: end = '' }: Queried, mostDays: number): FieldError[] {
  const loc = ['query', 'end_date'];
  const outside = [...dateErrors(start, ['query', 'start_date']), ...dateErrors(end, loc)];
  const days = (utcNoon(end) - utcNoon(start)) / MS_PER_DAY;
  if (days < 0) {
    const msg = message('range_reversed', { start, end });
    return [...outside, { loc, msg, type: 'invalid_value' }];
  }
  if (outside.length > 0 || !(days > mostDays)) return outside;
  return [{ loc, msg: message('range_too_long', { mostDays, days }), type: 'range_too_long' }];
}

/** NaN where there is no valid date: its schema reports that. */
function utcNoon(date: string | undefined): number {
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
}
