/**
 * Writes local times as ISO 8601. A dasha or a day has hundreds of instants, so each is joined from few cached texts.
 */
import { MS_PER_DAY } from '../astro/time.ts';

const twoDigitsAfter = (sign: string): readonly string[] =>
  Array.from({ length: 60 }, (_, value) => sign + String(value).padStart(2, '0'));

const AFTER_DASH = twoDigitsAfter('-');
const AFTER_COLON = twoDigitsAfter(':');
const AFTER_PLUS = twoDigitsAfter('+');
const AFTER_T = twoDigitsAfter('T');

/** Returns YYYY-MM-DD from local milliseconds, counted as Unix time counts them. */
export function wallDate(wallMs: number): string {
  // A Date drops the fraction of a millisecond, before 1970 too.
  return dateOfDay(Math.floor(Math.trunc(wallMs) / MS_PER_DAY));
}

/** Returns the date and the time, without an offset, from whole local seconds. */
export function wallText(wallMs: number): string {
  const day = Math.floor(wallMs / MS_PER_DAY);
  const seconds = (wallMs - day * MS_PER_DAY) / 1000;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const time = AFTER_T[hours]! + AFTER_COLON[minutes - hours * 60]! + AFTER_COLON[seconds - minutes * 60]!;
  return dateOfDay(day) + time;
}

/** Returns an offset as +05:30. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = Math.floor(size / 60);
  return (minutes < 0 ? AFTER_DASH : AFTER_PLUS)[hours]! + AFTER_COLON[size - hours * 60]!;
}

const DAYS_PER_400_YEARS = 146_097;
/** From 0000-03-01, the day after a leap day, to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

/**
 * Returns YYYY-MM-DD of a day counted from 1970-01-01, in the proleptic Gregorian calendar.
 *
 * Years are counted from March, so that a leap day is the last of its year.
 *
 * @see Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days
 */
function dateOfDay(day: number): string {
  const days = day + DAYS_BEFORE_1970;
  const era = Math.floor(days / DAYS_PER_400_YEARS);
  const dayOfEra = days - era * DAYS_PER_400_YEARS;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (DAYS_PER_400_YEARS - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  if (year < 1000 || year > 9999) return new Date(day * MS_PER_DAY).toISOString().replace(/T.*/, '');
  return String(year) + AFTER_DASH[month]! + AFTER_DASH[dayOfMonth]!;
}
