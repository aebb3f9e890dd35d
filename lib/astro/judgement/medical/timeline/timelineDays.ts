/** Calendar days as they are counted: as Julian days at noon, and so many months later. */
import { jdFromUnixMs, unixMsFromJd } from '../../../time.ts';
import type { IsoDate } from './healthFacts.ts';

const NOON = 0.5;

/** Noon stands for a day whose instant is not told: never more than half a day wrong. */
export function noonOf(date: IsoDate): number {
  return jdFromUnixMs(Date.parse(date)) + NOON;
}

export function dateOfJd(jd: number): IsoDate {
  return new Date(unixMsFromJd(jd)).toISOString().slice(0, 10);
}

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
