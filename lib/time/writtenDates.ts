/** Dates as people write them. */
import type { Language } from '../words/language.ts';
import { dateEn, MONTH_NAMES_EN } from '../words/en/grammar.ts';
import { dateHi } from '../words/hi/grammar.ts';
import { MONTHS_HI } from '../words/hi/vocabulary.ts';
import { MONTHS_PER_YEAR } from '../astro/time.ts';

/** Returns 15 Jun 1990, or 15 जून 1990, from 1990-06-15. */
export function dateText(isoDate: string, lang: Language): string {
  return lang === 'hi' ? dateHi(isoDate) : dateEn(isoDate);
}

/** Returns the full name of a month, by number from 1. */
export function monthName(month: number, lang: Language): string {
  return (lang === 'hi' ? MONTHS_HI : MONTH_NAMES_EN)[month - 1]!;
}

/**
 * Returns the time of an instant for a sentence about a date: 14:30, or on another date 14:30 on 21 Nov.
 *
 * @param instant ISO, in local time of the place
 * @param isoDate the date that the sentence is about
 */
export function timeText(instant: string, isoDate: string): string {
  const time = instant.slice(11, 16);
  if (instant.startsWith(isoDate)) return time;
  return `${time} on ${dateText(instant.slice(0, 10), 'en').slice(0, -5)}`;
}

/** Returns the completed years and months from one calendar day to a later one, both YYYY-MM-DD. */
export function ageAt(birthDate: string, date: string): [years: number, months: number] {
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const [year, month, day] = partsOf(date);
  const months = (year - birthYear) * MONTHS_PER_YEAR + (month - birthMonth) - (day < birthDay ? 1 : 0);
  return [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return date.split('-').map(Number) as [number, number, number];
}
