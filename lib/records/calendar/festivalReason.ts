/** Why a festival is on its day, as facts of sentences. */
import type { DecidingSpan, ObservedDay } from '../../astro/calendar/festivals/facts.ts';
import { isWithin } from '../../astro/panchang/overlap.ts';
import type { DayReason, Running } from '../../words/facts/calendar/festivals.ts';

/** Returns the tithi or the star that decides; null where the Sun does. */
export function runningOf(by: DecidingSpan): Running | null {
  switch (by.kind) {
    case 'tithi':
      return { kind: 'tithi', number: by.tithi.number };
    case 'nakshatra':
      return { kind: 'star', nakshatraIndex: by.nakshatra - 1 };
    case 'ingress':
      return null;
  }
}

/** Returns why the day is that of the festival. */
export function dayReason(
  { by, day, decidedBy, exception, row, window }: ObservedDay,
  { instant }: { instant(jdUT: number): string },
): DayReason {
  if ('basis' in row && row.basis === 'relative') {
    return { kind: 'relative', offsetDays: row.offsetDays, anchor: { kind: 'festival', id: row.anchor } };
  }
  if (by.kind === 'ingress') {
    if ('basis' in row && row.basis === 'solar_day') {
      const { calendar, signIndex } = row.solarMonth;
      return { kind: 'solar_day', day: row.day, region: calendar, signIndex };
    }
    const at = instant(by.jdUT);
    const [date, time] = [at.slice(0, at.indexOf('T')), at.slice(at.indexOf('T') + 1)];
    const rule = 'basis' in row && row.basis === 'sankranti' ? row.rule : 'civil';
    return { kind: 'ingress', signIndex: by.signIndex, rule, at: { date, time }, isSameDate: date === day.date };
  }
  const span = by.kind === 'tithi' ? by.tithi : by.span;
  return {
    kind: 'window',
    running: runningOf(by)!,
    window: window ?? 'sunrise',
    decidedBy,
    exception,
    runsAtSunrise: isWithin(day.startJdUT, span),
  };
}
