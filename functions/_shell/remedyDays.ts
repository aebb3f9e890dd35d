/** When the day of a remedy comes next. */
import { weekdayIndex } from '../../lib/astro/panchang/vara.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { NatalContext } from './birth.ts';
import { localDate, localJd } from './clock.ts';

const DAYS_PER_WEEK = 7;

/** Returns the next date that falls on the weekday of a planet, YYYY-MM-DD; today counts. */
export function nextDate(
  { birth, nowJdUT }: Pick<NatalContext<unknown, unknown>, 'birth' | 'nowJdUT'>,
  planet: Planet,
): string {
  const { clock } = birth.time;
  const today = weekdayIndex(localJd(clock, nowJdUT));
  const daysAhead = (REMEDIES[planet].varaIndex - today + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const [year, month, day] = localDate(clock, unixMsFromJd(nowJdUT)).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + daysAhead)).toISOString().slice(0, 10);
}
