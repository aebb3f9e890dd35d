/** Instants of answers for readers: in the local time of the answer, not that of the browser. */
import type { Language } from '../../lib/words/names.ts';

/** In Hindi months are never shortened. */
const MONTHS: Readonly<Record<Language, 'short' | 'long'>> = { en: 'short', hi: 'long' };

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' };

/** `15 Jun 1990`, `15 जून 1990`. */
export function dayText(instant: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: MONTHS[lang],
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${instant.slice(0, 10)}T00:00:00Z`));
}

/** `Friday, 15 Jun 1990`, `शुक्रवार, 15 जून 1990`. */
export function weekdayText(date: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', timeZone: 'UTC' });
  return `${format.format(new Date(`${date}T00:00:00Z`))}, ${dayText(date, lang)}`;
}

/** `14:30`. */
export function clockText(instant: string): string {
  return instant.slice(11, 16);
}

/** `15 Jun 1990, 14:30`; the day alone where the time is unknown. */
export function bornText(instant: string, lang: Language, isTimeKnown: boolean): string {
  return isTimeKnown ? `${dayText(instant, lang)}, ${clockText(instant)}` : dayText(instant, lang);
}

/** A time of a day that began with `day`; a time of the next day says so. */
export function clockOnDay(instant: string, day: string, lang: Language): string {
  return instant.startsWith(day) ? clockText(instant) : `${clockText(instant)}, ${shortDay(instant, lang)}`;
}

/** `10:30 – 11:15`, in whole minutes that lie within; a day that is not `day` is said once. */
export function spanOnDay(from: string, end: string, day: string, lang: Language): string {
  const start = wholeMinute(from);
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${isOneDay ? clockText(start) : clockOnDay(start, day, lang)} – ${clockOnDay(end, day, lang)}`;
}

/** The first whole minute from an instant on, on the same clock. */
function wholeMinute(instant: string): string {
  const clockMs = Date.parse(`${instant.slice(0, 19)}Z`);
  return new Date(Math.ceil(clockMs / 60_000) * 60_000).toISOString().slice(0, 19);
}

/** `15 Jun`, `15 जून`. */
export function shortDay(instant: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: MONTHS[lang], timeZone: 'UTC' });
  return format.format(new Date(`${instant.slice(0, 10)}T00:00:00Z`));
}

/** The months of the year, written out. */
export function monthNames(lang: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, k) => format.format(Date.UTC(2000, k, 1)));
}

/** Short names of the days of the week with the long ones, Sunday first. */
export function weekdayNames(lang: Language): { readonly short: string; readonly long: string }[] {
  const written = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(LOCALES[lang], { weekday, timeZone: 'UTC' });
  const [short, long] = [written('short'), written('long')];
  // 2 January 2000 was a Sunday.
  return Array.from({ length: 7 }, (_, k) => Date.UTC(2000, 0, 2 + k)).map((day) => ({
    short: short.format(day),
    long: long.format(day),
  }));
}
