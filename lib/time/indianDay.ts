/** The current day in India, for what belongs to no place of its own. */
const OFFSET_MS = 5.5 * 3_600_000;

/** Returns the date in India, YYYY-MM-DD. */
export function indianDay(unixMs: number): string {
  return new Date(unixMs + OFFSET_MS).toISOString().slice(0, 10);
}
