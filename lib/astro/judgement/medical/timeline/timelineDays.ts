/** Arithmetic of calendar days: as Julian days at noon, and some months later. */
import { jdFromUnixMs, unixMsFromJd } from '../../../time.ts';
import type { IsoDate } from './healthFacts.ts';

const NOON = 0.5;

/** Noon is used for a day without a time, so the error is half a day at the most. */
export function noonOf(date: IsoDate): number {
  return jdFromUnixMs(Date.parse(date)) + NOON;
}

/** Returns the date (YYYY-MM-DD, UT) of a Julian day. */
export function dateOfJd(jd: number): IsoDate {
  return new Date(unixMsFromJd(jd)).toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return noonOf(to) - noonOf(from);
}

/** Returns the same day of a later month, or its last day where the month is shorter. */
export function monthsAfter(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Both half-open; true where they share a day. */
export function overlaps(a: { start: IsoDate; end: IsoDate }, b: { start: IsoDate; end: IsoDate }): boolean {
  return a.start < b.end && b.start < a.end;
}
