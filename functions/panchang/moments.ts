/** Instants and spans as sentences take them: a date and a time on the clock of the place. */
import type { ClockSpan } from '../../lib/words/facts/day/dayTables.ts';
import type { Moment } from '../../lib/words/facts/daily.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';

/** What writes an instant on the clock of a place. */
interface OnClock {
  instant(jdUT: number): string;
}

/** Returns the date and the time of an instant. */
export function momentOf(jdUT: number, { instant }: OnClock): Moment {
  const written = instant(jdUT);
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Returns both ends of a span. */
export function clockSpan({ endJdUT, startJdUT }: TimeSpan, onClock: OnClock): ClockSpan {
  return { start: momentOf(startJdUT, onClock), end: momentOf(endJdUT, onClock) };
}
