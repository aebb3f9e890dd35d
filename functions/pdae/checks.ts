/** What the schemas of /pdae cannot see: dates outside the ephemeris, ranges the wrong way round. */
import { message } from '../../lib/words/message.ts';
import { dateErrors } from '../_shell/birthErrors.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { nowInEphemeris, type Check } from '../_shell/route.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';

type Queried = Parameters<Check>[0]['query'];

/** Of a path that is asked about the current time. */
export const checkNow: Check = nowInEphemeris;

export const checkTargetDate: Check = ({ query }) => dateErrors(query['target_date'], ['query', 'target_date']);

export const checkMonth: Check = ({ query: { year } }) =>
  dateErrors(year && `${year.padStart(4, '0')}-01-01`, ['query', 'year']);

/** @param mostDays from the first to the last */
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

/** Not a number where there is no date: what is said of its form is enough. */
function utcNoon(date: string | undefined): number {
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
}
