/** The time that a calendar of planets is about, on the clock of a place, and spans written for it. */
import type { Conventions } from '../../../lib/astro/conventions.ts';
import type { Ephemeris } from '../../../lib/astro/ephemeris.ts';
import { dayAfter, jdFromUnixMs, type TimeSpan } from '../../../lib/astro/time.ts';
import type { Stay } from '../../../lib/astro/transit/stays.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { formatJd, instantOnClock } from '../../../lib/time/civilTime.ts';
import type { OpenDates } from '../../../lib/words/facts/transitCalendar.ts';
import type { Names } from '../../../lib/words/names.ts';

/** What every calendar of planets is made from: of a query, or of a birth. */
export interface AskedTime {
  readonly names: Names;
  readonly conventions: Conventions;
  readonly ephemeris: Ephemeris;
  /** First and last date. */
  readonly from: string;
  readonly to: string;
  readonly span: TimeSpan;
  /** Whether spans are cut to the time. */
  readonly isClip: boolean;
  instant(jdUT: number): string;
}

interface ClipChoice {
  readonly clip?: 'true' | 'false' | null | undefined;
}

/** Returns the time of a query. */
export function timeOfQuery(context: CalendarContext<object>): AskedTime {
  const { conventions, ephemeris, from, instant, names, query, span, to } = context;
  return { names, conventions, ephemeris, from, to, span, instant, isClip: (query as ClipChoice).clip === 'true' };
}

const MIDNIGHT = '00:00:00';

/** Returns some dates on the clock of the birth place. */
export function timeOfBirth(
  { birth, chart, ephemeris, names, query }: NatalContext,
  { from, to }: Pick<AskedTime, 'from' | 'to'>,
): AskedTime {
  const { clock } = birth.time;
  const midnight = (date: string) => jdFromUnixMs(instantOnClock(clock, date, MIDNIGHT).unixMs);
  return {
    names,
    conventions: chart.conventions,
    ephemeris,
    from,
    to,
    span: { startJdUT: midnight(from), endJdUT: midnight(dayAfter(to)) },
    isClip: (query as ClipChoice).clip === 'true',
    instant: (jdUT) => formatJd(clock, jdUT),
  };
}

type Ends = Pick<Stay, 'startJdUT' | 'endJdUT'>;

/** Returns the ends of a span as they are told: whole, or cut to the time where that is asked for. */
export function endsTold(ends: Ends, { isClip, span }: AskedTime): Ends & { readonly isClipped: boolean } {
  const startJdUT = isClip ? Math.max(ends.startJdUT ?? -Infinity, span.startJdUT) : ends.startJdUT;
  const endJdUT = isClip ? Math.min(ends.endJdUT ?? Infinity, span.endJdUT) : ends.endJdUT;
  return { startJdUT, endJdUT, isClipped: startJdUT !== ends.startJdUT || endJdUT !== ends.endJdUT };
}

/** Returns the record of the ends of a span. */
export function endsRecord(ends: Ends, time: AskedTime) {
  const { endJdUT, isClipped, startJdUT } = endsTold(ends, time);
  return { start: instantOrNull(startJdUT, time), end: instantOrNull(endJdUT, time), is_clipped: isClipped };
}

/** Returns an instant on the clock; null where the ephemeris does not reach it. */
export function instantOrNull(jdUT: number | null, { instant }: Pick<AskedTime, 'instant'>): string | null {
  return jdUT === null ? null : instant(jdUT);
}

/** Returns the date of an instant on the clock. */
export function dateOf(jdUT: number, { instant }: Pick<AskedTime, 'instant'>): string {
  return instant(jdUT).slice(0, 10);
}

/** Returns the first and the last date of a span. */
export function datesOf({ endJdUT, startJdUT }: Ends, time: AskedTime): OpenDates {
  return {
    from: startJdUT === null ? null : dateOf(startJdUT, time),
    until: endJdUT === null ? null : dateOf(endJdUT, time),
  };
}
