/** Holika Dahan: the evening of the fire, kept free of Bhadra. */
import { freeSpans, overlap } from '../../panchang/overlap.ts';
import { PANCHANG_ELEMENTS } from '../../panchang/elements.ts';
import { subSpans } from '../../panchang/spans.ts';
import type { TimeSpan } from '../../time.ts';
import type { CalendarDay } from '../civilDays.ts';
import type { CalendarCourse, MonthTithi } from '../course.ts';
import { coversOf, dayOfSunrise, type Choice } from './dayChoice.ts';

/** Three and a half praharas, quarters of daylight. */
const PRAHARAS = 3.5 / 4;

/**
 * Returns the day of the fire.
 *
 * One evening all in Bhadra is left for the next where Purnima reaches far into that day and Pratipada grows: it lasts 24
 * hours, or longer than this Purnima.
 *
 * @see Dharma Sindhu 2 and Nirnaya Sindhu 2, on Phalguna Purnima
 */
export function holikaDay(purnima: MonthTithi, { days, sky }: CalendarCourse): Choice {
  const covers = coversOf(purnima, 'pradosha', days);
  const base = { window: 'pradosha', covers, exception: null } as const;
  const [first, second] = covers;
  if (first === undefined) return { ...base, day: dayOfSunrise(purnima, days), decidedBy: 'kshaya' };
  if (second !== undefined) return { ...base, day: second.day, decidedBy: 'second' };
  const bhadra = subSpans(PANCHANG_ELEMENTS.tithi, purnima, 2, sky)[0]!;
  const evening = overlap(first.window, purnima)!;
  if (freeSpans(evening, [bhadra]).length > 0) return { ...base, day: first.day, decidedBy: 'only_day' };
  const next = days.numbered(first.day.dayNumber + 1);
  const isNext = lastsPraharas(purnima, next) && grows(purnima.next(), purnima);
  return isNext
    ? { ...base, day: next, decidedBy: 'exception', exception: 'next_day_growing' }
    : { ...base, day: first.day, decidedBy: 'exception', exception: 'all_in_bhadra' };
}

/** Tells whether Purnima reaches three and a half praharas into a day. */
export function lastsPraharas({ endJdUT }: TimeSpan, { duskJdUT, startJdUT }: CalendarDay): boolean {
  return endJdUT >= startJdUT + (duskJdUT - startJdUT) * PRAHARAS;
}

function grows(pratipada: TimeSpan | null, purnima: TimeSpan): boolean {
  if (pratipada === null) return false;
  const days = lengthOf(pratipada);
  return days >= 1 || days > lengthOf(purnima);
}

const lengthOf = ({ endJdUT, startJdUT }: TimeSpan) => endJdUT - startJdUT;
