/** Dates with their weekday in Hindi. */
import { dateHi, weekdayHi } from '../grammar.ts';

/** Returns शनिवार 28 नवंबर 2026 of a date, YYYY-MM-DD. */
export function dayOnDateHi(isoDate: string): string {
  return `${weekdayHi(new Date(`${isoDate}T00:00:00Z`).getUTCDay())} ${dateHi(isoDate)}`;
}
