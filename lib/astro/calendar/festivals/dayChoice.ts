/** Which day a tithi is kept on: the general choice among the days whose window it touches. */
import { isWithin } from '../../panchang/overlap.ts';
import type { BothRule, WindowRule } from '../../tables/calendar/festivalRow.ts';
import type { DecidedBy, ExceptionId, WindowId } from '../../tables/calendar/ids.ts';
import { GHATIS_PER_DAY, SECONDS_PER_DAY, type TimeSpan } from '../../time.ts';
import type { CalendarDay, CalendarDays } from '../civilDays.ts';
import { coverDays, dayMuhurtaDays, windowOf } from '../windows.ts';

/** A day whose window a tithi touches. */
export interface DayCover {
  readonly day: CalendarDay;
  readonly window: TimeSpan;
  /** How much of the window the tithi covers, days; 1 for an instant. */
  readonly days: number;
}

export interface Choice {
  readonly day: CalendarDay;
  readonly decidedBy: DecidedBy;
  /** The rule that stood over the general choice, or null. */
  readonly exception: ExceptionId | null;
  readonly window: WindowId;
  /** In order of time. */
  readonly covers: readonly DayCover[];
}

const GHATI_DAYS = 1 / GHATIS_PER_DAY;
/** Half a minute: covers that differ by less are equal. */
const EQUAL_DAYS = 30 / SECONDS_PER_DAY;
const THREE_MUHURTAS = 3;

/** Returns the day on which a tithi, or another span, is kept. @see Dharma Sindhu 1, on tithis that meet two days */
export function chosenDay(span: TimeSpan, rule: WindowRule, days: CalendarDays): Choice {
  const covers = coversOf(span, rule.window, days);
  const found = (day: CalendarDay, decidedBy: DecidedBy, exception: ExceptionId | null = null): Choice => ({
    day,
    decidedBy,
    exception,
    window: rule.window,
    covers,
  });
  const [first, second] = covers;
  if (first === undefined) {
    return found(rule.none === 'udaya' ? dayOfSunrise(span, days) : days.holding(span.startJdUT), 'kshaya');
  }
  if (second === undefined) return found(first.day, 'only_day');
  const [isSecond, decidedBy, exception] = chosenOfTwo(rule.both, span, first, second);
  return found((isSecond ? second : first).day, decidedBy, exception);
}

type OfTwo = readonly [isSecond: boolean, decidedBy: DecidedBy, exception: ExceptionId | null];

function chosenOfTwo(both: BothRule, span: TimeSpan, first: DayCover, second: DayCover): OfTwo {
  switch (both) {
    case 'first':
      return [false, 'first', null];
    case 'second':
      return [true, 'second', null];
    case 'longer_first':
    case 'longer_second': {
      if (Math.abs(first.days - second.days) >= EQUAL_DAYS) return [second.days > first.days, 'longer', null];
      const isSecond = both === 'longer_second';
      return [isSecond, isSecond ? 'second' : 'first', null];
    }
    case 'second_if_3_muhurta': {
      const isSecond = lastsMuhurtas(span, second.day, THREE_MUHURTAS);
      return [isSecond, 'exception', isSecond ? 'three_muhurtas_after_sunrise' : 'short_of_three_muhurtas'];
    }
    case 'first_if_1_ghati': {
      const isSecond = first.days < GHATI_DAYS;
      return [isSecond, 'exception', isSecond ? 'no_ghati_on_first_day' : 'one_ghati_on_first_day'];
    }
    case 'second_if_1_ghati': {
      const isSecond = second.days >= GHATI_DAYS;
      return [isSecond, 'exception', isSecond ? 'one_ghati_on_second_evening' : 'no_ghati_on_second_evening'];
    }
  }
}

/** Lists the days whose window a span touches, in order. */
export function coversOf(span: TimeSpan, windowId: WindowId, days: CalendarDays): DayCover[] {
  const first = days.holding(span.startJdUT).dayNumber - 1;
  const last = days.holding(span.endJdUT).dayNumber + 1;
  const covers: DayCover[] = [];
  for (let dayNumber = first; dayNumber <= last; dayNumber += 1) {
    const day = days.numbered(dayNumber);
    const window = windowOf(windowId, day, days);
    const covered = window === null ? 0 : coverDays(window, span);
    if (window !== null && covered > 0) covers.push({ day, window, days: covered });
  }
  return covers;
}

/** Lists the days at whose sunrise a span runs, in order. */
export function daysOfSunrise(span: TimeSpan, days: CalendarDays): CalendarDay[] {
  const found: CalendarDay[] = [];
  let day = days.holding(span.startJdUT);
  while (day.startJdUT < span.endJdUT) {
    if (isWithin(day.startJdUT, span)) found.push(day);
    day = days.numbered(day.dayNumber + 1);
  }
  return found;
}

/** Returns the first day at whose sunrise a span runs, or the day in which it begins where it runs at none. */
export function dayOfSunrise(span: TimeSpan, days: CalendarDays): CalendarDay {
  return daysOfSunrise(span, days)[0] ?? days.holding(span.startJdUT);
}

/** Tells whether a span lasts so many muhurtas, fifteenths of daylight, after the sunrise of a day. */
export function lastsMuhurtas({ endJdUT }: TimeSpan, day: CalendarDay, muhurtas: number): boolean {
  return endJdUT >= day.startJdUT + muhurtas * dayMuhurtaDays(day);
}
