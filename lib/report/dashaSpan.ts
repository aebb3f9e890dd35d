/** Durations as people say them: years, months and days. */
import { MONTHS_PER_YEAR } from '../astro/time.ts';

const DAYS_PER_MONTH = 30;

/**
 * Returns a number of dasha years as whole years, months of a twelfth and days of a thirtieth, rounded down to the day.
 */
export function dashaSpan(years: number): [years: number, months: number, days: number] {
  // A rounding error below a whole day counts as that day.
  const wholeDays = Math.floor(years * MONTHS_PER_YEAR * DAYS_PER_MONTH + 1e-6);
  const wholeMonths = Math.floor(wholeDays / DAYS_PER_MONTH);
  return [Math.floor(wholeMonths / MONTHS_PER_YEAR), wholeMonths % MONTHS_PER_YEAR, wholeDays % DAYS_PER_MONTH];
}
