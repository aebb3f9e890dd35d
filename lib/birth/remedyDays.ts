/** When the day of a remedy comes next, by the calendar of the birth place. */
import type { Planet } from '../astro/tables/planets.ts';
import { REMEDIES } from '../astro/tables/remedies.ts';
import { unixMsFromJd, MS_PER_DAY } from '../astro/time.ts';
import type { CastBirth } from './castBirth.ts';
import { localDate } from '../time/placeClock.ts';

const WEEK_DAYS = 7;

/** Returns the next date that falls on the weekday of a planet, YYYY-MM-DD; today counts. */
export function nextDate({ birth, nowJdUT }: Pick<CastBirth, 'birth' | 'nowJdUT'>, planet: Planet): string {
  const today = localDate(birth.time.clock, unixMsFromJd(nowJdUT));
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return daysLater(today, (REMEDIES[planet].varaIndex - weekday + WEEK_DAYS) % WEEK_DAYS);
}

/** Returns the date so many weeks after a date, both YYYY-MM-DD. */
export function weeksLater(date: string, weeks: number): string {
  return daysLater(date, weeks * WEEK_DAYS);
}

function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}
