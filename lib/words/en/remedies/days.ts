/** Dates with whole months, and with their weekday, in English. */
import { MONTH_NAMES_EN, WEEKDAYS_EN } from '../grammar.ts';

/** Returns `28 November 2026` of a date, YYYY-MM-DD. */
export function longDateEn(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return `${date.getUTCDate()} ${MONTH_NAMES_EN[date.getUTCMonth()]!} ${date.getUTCFullYear()}`;
}

/** Returns `Saturday, 28 November 2026` of a date, YYYY-MM-DD. */
export function dayOnDateEn(isoDate: string): string {
  return `${WEEKDAYS_EN[new Date(`${isoDate}T00:00:00Z`).getUTCDay()]!}, ${longDateEn(isoDate)}`;
}
