/** Converts dates and times of day as people write them to the form of the wire. */

/** Tells whether YYYY-MM-DD is a day of the Gregorian calendar. */
export function isRealDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Hour, minute, second; groups without names, as not every engine of phones has named ones. */
const TWELVE_HOURS = /^(0?\d|1[0-2])(?:[:.]([0-5]\d))?(?:[:.]([0-5]\d))?\s*([ap])\.?m\.?$/i;
const DAY_HOURS = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?$/;

/** Returns a time of day as HH:MM:SS, such as 14:30:00 for "2:30 PM"; null where the text is none. */
export function timeMeant(text: string): string | null {
  const halved = TWELVE_HOURS.exec(text.trim());
  const [, hour, minute = '00', second = '00'] = halved ?? DAY_HOURS.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  const ofHalf = halved ? (Number(hour) % 12) + (halved[4]!.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return [String(ofHalf).padStart(2, '0'), minute, second].join(':');
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/**
 * Returns a date as YYYY-MM-DD; null where it is not certain.
 *
 * Day-month and month-day order are both in use, so a date that does not begin with the year is never certain.
 */
export function dateMeant(given: unknown): string | null {
  const parts = typeof given === 'string' ? YEAR_FIRST.exec(given.trim()) : null;
  if (!parts) return null;
  const [, year, month, day] = parts;
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}
