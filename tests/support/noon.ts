/** Days of golden files, which name instants, for paths that ask for a date. */

/** Under which offset the clock shows noon, on which date, at an instant of the golden file. */
export function noonAt(at: string): { date: string; timezone: string } {
  const unixMs = Date.parse(at);
  const hours = 12 - new Date(unixMs).getUTCHours();
  const timezone = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  return { date: new Date(unixMs + hours * 3_600_000).toISOString().slice(0, 10), timezone };
}
