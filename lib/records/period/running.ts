/** The running period and what is left of it. */
import type { Period } from '../../astro/dasha/period.ts';
import { within } from '../../astro/score.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { unixMsFromJd, MS_PER_DAY } from '../../astro/time.ts';
import type { RunningPeriod } from '../../schemas/common/period.ts';
import { offsetAt, type PlaceClock } from '../../time/civilTime.ts';
import { ratio } from '../../astro/rounding.ts';
import { periodRecord, type PeriodContext } from './periodRecord.ts';

/**
 * Returns the record of a running period with the time left of it.
 *
 * @param nowJdUT the instant, UT, from which the rest is counted
 */
export function runningPeriod(period: Period<Planet>, context: PeriodContext, nowJdUT: number): RunningPeriod {
  const { startJdUT, endJdUT } = period;
  return {
    ...periodRecord(period, context),
    remaining_days: daysLeft(period, nowJdUT),
    remaining: calendarSpan(context.clock, nowJdUT, endJdUT),
    elapsed_fraction: elapsedShare((nowJdUT - startJdUT) / (endJdUT - startJdUT)),
  };
}

/** The elapsed share, kept below 1, as a running period is never over; 0 at the second it starts. */
function elapsedShare(share: number): number {
  return within(0, ratio(share), 0.9999);
}

/** Returns the days left of a period, rounded to 1e-5, about a second. */
export function daysLeft({ endJdUT }: Period<Planet>, nowJdUT: number): number {
  return Math.round((endJdUT - nowJdUT) * 1e5) / 1e5;
}

/** Counts whole years, months and days between two instants in the local time of a place. */
function calendarSpan(clock: PlaceClock, fromJdUT: number, toJdUT: number): RunningPeriod['remaining'] {
  const [from, to] = [fromJdUT, toJdUT].map((jdUT) => wallMs(clock, jdUT)) as [number, number];
  const [start, end] = [new Date(from), new Date(to)];
  const apart = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const months = monthsLater(from, apart) > to ? apart - 1 : apart;
  const days = Math.floor((to - monthsLater(from, months)) / MS_PER_DAY);
  return { years: Math.floor(months / 12), months: months % 12, days };
}

function wallMs(clock: PlaceClock, jdUT: number): number {
  const unixMs = unixMsFromJd(jdUT);
  return unixMs + offsetAt(clock, unixMs).utcOffsetSeconds * 1000;
}

/** The same day of a later month, or its last day where that month is shorter. */
function monthsLater(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
