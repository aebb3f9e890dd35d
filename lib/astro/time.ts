/** Julian days. `jdUT` is UT1 (UTC is used for it, within 0.9 s); `jdTT` is Terrestrial Time. */

export const J2000_JD = 2451545;
export const DAYS_PER_CENTURY = 36525;
/** Of the Julian calendar, in which ages and years ahead are counted; a dasha year is a convention. */
export const DAYS_PER_YEAR = 365.25;
export const MONTHS_PER_YEAR = 12;
export const HOURS_PER_DAY = 24;
export const GHATIS_PER_DAY = 60;
export const MINUTES_PER_DAY = 1440;
export const SECONDS_PER_DAY = 86400;
export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;
const UNIX_EPOCH_JD = 2440587.5;

/** A time with both ends known, `startJdUT <= jdUT < endJdUT`. */
export interface TimeSpan {
  readonly startJdUT: number;
  readonly endJdUT: number;
}

/** Returns the Julian day of an instant given as milliseconds since 1970-01-01T00:00:00 UTC. */
export function jdFromUnixMs(unixMs: number): number {
  return UNIX_EPOCH_JD + unixMs / MS_PER_DAY;
}

/** Returns milliseconds since 1970-01-01T00:00:00 UTC, rounded to the millisecond. */
export function unixMsFromJd(jdUT: number): number {
  return Math.round((jdUT - UNIX_EPOCH_JD) * SECONDS_PER_DAY * 1000);
}

/** Returns the Julian day of a proleptic Gregorian date at 0h. `month` and `day` count from 1. */
export function jdFromDate(year: number, month: number, day: number): number {
  return jdFromUnixMs(new Date(0).setUTCFullYear(year, month - 1, day));
}

/** Returns Julian centuries of TT since J2000.0. */
export function centuriesTT(jdTT: number): number {
  return (jdTT - J2000_JD) / DAYS_PER_CENTURY;
}

/** Returns the decimal Gregorian year of a Julian day, good to a day: for formulas that take a year. */
export function decimalYear(jd: number): number {
  return 2000 + (jd - 2451544.5) / 365.2425;
}

/** Returns the date after a date, both YYYY-MM-DD. */
export function dayAfter(date: string): string {
  return dateAfter(date, 1);
}

/** Returns the date so many days after a date, or before it, both YYYY-MM-DD. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}
