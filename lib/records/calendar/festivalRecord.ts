/** The wire record of a festival or a vrata on its day. */
import { purnimantaIndexOf, type MonthTithi } from '../../astro/calendar/course.ts';
import { observedName, observedRef } from '../../astro/calendar/festivals/observedName.ts';
import type { CalendarDays } from '../../astro/calendar/civilDays.ts';
import type { DecidingSpan, ObservedDay, OtherDay } from '../../astro/calendar/festivals/facts.ts';
import { windowOf } from '../../astro/calendar/windows.ts';
import { RUNNING_READINGS, type OtherReading, type PlainReading } from '../../astro/tables/calendar/ids.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { TITHIS } from '../../astro/tables/panchang.ts';
import type { TimeSpan } from '../../astro/time.ts';
import type { Festival } from '../../schemas/panchang/festivals.ts';
import type { FestivalWords } from '../../words/facts/calendar/festivals.ts';
import { FESTIVAL_TEXTS } from '../../words/subjects/calendar/festivals.ts';
import { wireId, type Names } from '../../words/names.ts';
import { festivalEvidence } from './festivalEvidence.ts';
import { dayReason, runningOf } from './festivalReason.ts';

/** Where and how records of festivals are written. */
export interface FestivalContext {
  readonly names: Names;
  readonly monthSystem: 'amanta' | 'purnimanta';
  readonly days: CalendarDays;
  /** Writes an instant on the clock of the place. */
  instant(jdUT: number): string;
}

/** Returns the record of a festival or a vrata; what a level of detail leaves out is worked out when it is read. */
export function festivalRecord(found: ObservedDay, context: FestivalContext): Festival {
  const { by, day, decidedBy, exception, kind, row } = found;
  const { names } = context;
  const name = observedName(observedRef(found));
  const tithi = by.kind === 'tithi' ? by.tithi : null;
  return {
    id: row.id,
    name: names.text(name),
    names: { en: name.en, hi: name.hi },
    date: day.date,
    kind,
    tradition: kind === 'vrata' ? found.tradition : null,
    region: kind === 'vrata' ? ['all'] : [...found.row.regions],
    tithi: tithi && { number: tithi.number, name: names.of(TITHIS[tithi.number - 1]!) },
    nakshatra: by.kind === 'nakshatra' ? { number: by.nakshatra, name: names.nakshatra(by.nakshatra - 1) } : null,
    lunar_month: tithi && monthRecord(tithi, context),
    window: windowRecord(found, context),
    tithi_span: written(spanOf(found), context),
    decided_by: decidedBy,
    exception,
    also: found.also.map((other) => otherRecord(other, found, context)),
    is_other_reading: false,
    is_approximate: day.isApproximate,
    disputed: kind === 'festival' && found.row.disputed ? names.text(found.row.disputed) : null,
    get text() {
      return festivalText(found, context);
    },
    get evidence() {
      return festivalEvidence(found, context);
    },
  };
}

/** Returns the record of another date of a festival. */
export function otherReading(other: OtherDay, found: ObservedDay, context: FestivalContext): Festival {
  const whole = festivalRecord(found, context);
  const { date } = other.day;
  const { text } = otherRecord(other, found, context);
  return {
    ...whole,
    date,
    window: windowRecord({ ...found, day: other.day }, context),
    also: [],
    is_other_reading: true,
    is_approximate: other.day.isApproximate,
    text: `${text} ${whole.text}`,
    evidence: whole.evidence,
  };
}

/** Returns the month of a tithi by the system asked for. */
export function monthRecord(
  tithi: Pick<MonthTithi, 'month' | 'number'>,
  { monthSystem, names }: Pick<FestivalContext, 'monthSystem' | 'names'>,
): NonNullable<Festival['lunar_month']> {
  const row = LUNAR_MONTHS[monthSystem === 'amanta' ? tithi.month.monthIndex : purnimantaIndexOf(tithi)]!;
  return { id: wireId(row.name), name: names.of(row), is_adhika: tithi.month.kind === 'adhika' };
}

function festivalText(found: ObservedDay, context: FestivalContext): string {
  const { names } = context;
  const words = FESTIVAL_TEXTS[names.lang];
  const placed = words.placed({
    observed: observedRef(found),
    date: found.day.date,
    reason: dayReason(found, context),
  });
  const running = runningOf(found.by);
  if (running === null) return placed;
  const { endJdUT, startJdUT } = spanOf(found);
  const lasts = words.lasts({ running, start: clockTime(startJdUT, context), end: clockTime(endJdUT, context) });
  return `${placed} ${lasts}`;
}

function clockTime(jdUT: number, { instant }: FestivalContext) {
  const at = instant(jdUT);
  return { date: at.slice(0, at.indexOf('T')), time: at.slice(at.indexOf('T') + 1) };
}

function otherRecord(
  { day, reason }: OtherDay,
  { by }: ObservedDay,
  { names }: FestivalContext,
): Festival['also'][number] {
  const text = FESTIVAL_TEXTS[names.lang].other_day({ date: day.date, why: whyOther(reason, by) });
  return { date: day.date, reason, text };
}

function whyOther(reason: OtherReading, by: DecidingSpan): FestivalWords['other_day']['why'] {
  const ofRunning = RUNNING_READINGS.find((known) => known === reason);
  const running = runningOf(by);
  return ofRunning === undefined || running === null
    ? { kind: 'plain', reason: reason as PlainReading }
    : { kind: 'running', reason: ofRunning, running };
}

function spanOf({ by }: ObservedDay): TimeSpan {
  switch (by.kind) {
    case 'tithi':
      return by.tithi;
    case 'nakshatra':
      return by.span;
    case 'ingress':
      return { startJdUT: by.jdUT, endJdUT: by.jdUT };
  }
}

function written({ endJdUT, startJdUT }: TimeSpan, { instant }: FestivalContext) {
  return { start: instant(startJdUT), end: startJdUT === endJdUT ? null : instant(endJdUT) };
}

function windowRecord({ day, window }: ObservedDay, context: FestivalContext): Festival['window'] {
  if (window === null) return null;
  const span = windowOf(window, day, context.days);
  return span && { id: window, ...written(span, context) };
}
