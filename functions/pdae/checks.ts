/** Mistakes that the schemas of /pdae cannot see: dates outside the ephemeris, ranges that end before they start. */
import { dateErrors } from '../_shell/birthErrors.ts';
import { nowInEphemeris, type Check } from '../_shell/kinds/natal.ts';
import { dateRangeErrors } from '../_shell/rangeErrors.ts';

/** For paths that depend on the current time. */
export const checkNow: Check = nowInEphemeris;

export const checkTargetDate: Check = ({ query }) => dateErrors(query['target_date'], ['query', 'target_date']);

export const checkMonth: Check = ({ query: { year } }) =>
  dateErrors(year && `${year.padStart(4, '0')}-01-01`, ['query', 'year']);

/** @param mostDays limit on the days from first to last */
export function checkRange(mostDays: number): Check {
  return ({ query: { start_date: start, end_date: end } }) =>
    dateRangeErrors({ start, end }, ['query', 'start_date'], ['query', 'end_date'], mostDays);
}
