/** The current day in India, for what belongs to no place of its own. */
import { MS_PER_HOUR } from '../astro/time.ts';

const OFFSET_MS = 5.5 * MS_PER_HOUR;

/** Returns the date in India, YYYY-MM-DD. */
export function indianDay(unixMs: number): string {
  return new Date(unixMs + OFFSET_MS).toISOString().slice(0, 10);
}
