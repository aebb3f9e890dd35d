/** What was looked at to find the day of a festival. */
import { observedRef } from '../../astro/calendar/festivals/observedName.ts';
import type { ObservedDay } from '../../astro/calendar/festivals/facts.ts';
import { coverDays, isInstant, windowOf } from '../../astro/calendar/windows.ts';
import type { CalendarDays } from '../../astro/calendar/civilDays.ts';
import { citation } from '../../astro/source.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { MINUTES_PER_DAY } from '../../astro/time.ts';
import type { Festival } from '../../schemas/panchang/festivals.ts';
import { FESTIVAL_TEXTS } from '../../words/subjects/calendar/festivals.ts';
import { wireId, type Names } from '../../words/names.ts';
import { dayReason, runningOf } from './festivalReason.ts';

type Evidence = Festival['evidence'];

/** Lists the window of the day and of the days beside it, and the rule that stood over the general choice. */
export function festivalEvidence(
  found: ObservedDay,
  context: { readonly names: Names; readonly days: CalendarDays; instant(jdUT: number): string },
): Evidence {
  const { by, day, exception, row, window } = found;
  const { days, names } = context;
  const words = FESTIVAL_TEXTS[names.lang];
  const running = runningOf(by);
  const source = row.sources.map(citation).join('; ');
  if (by.kind === 'ingress' || running === null || window === null) {
    const reason = dayReason(found, context);
    const text = words.placed({ observed: observedRef(found), date: day.date, reason });
    const observed = by.kind === 'ingress' ? { ingress: context.instant(by.jdUT) } : {};
    return [{ rule: reason.kind, text, source, observed, met: true }];
  }
  const span = by.kind === 'tithi' ? by.tithi : by.span;
  const beside = [-1, 0, 1].map((offset) => days.numbered(day.dayNumber + offset));
  const windows = beside.flatMap((one) => {
    const time = windowOf(window, one, days);
    if (time === null) return [];
    const covered = coverDays(time, span);
    const isMet = covered > 0;
    const minutes = isInstant(time) ? null : Math.round(covered * MINUTES_PER_DAY * 10) / 10;
    const text = words.covered({ running, window, date: one.date, isMet });
    return [{ rule: `in_${window}`, text, source, observed: { date: one.date, minutes }, met: isMet }];
  });
  const over =
    exception === null
      ? []
      : [{ rule: exception, text: words.exception({ running, exception }), source, observed: {}, met: true }];
  return [...windows, ...over, ...monthEvidence(found, source, names)];
}

function monthEvidence({ by }: ObservedDay, source: string, names: Names): Evidence {
  if (by.kind !== 'tithi') return [];
  const { kind, monthIndex } = by.tithi.month;
  const row = LUNAR_MONTHS[monthIndex]!;
  const observed = { month: wireId(row.name), is_adhika: kind === 'adhika' };
  const text = FESTIVAL_TEXTS[names.lang].in_month({ monthIndex, isAdhika: kind === 'adhika' });
  return [{ rule: 'lunar_month', text, source, observed, met: true }];
}
