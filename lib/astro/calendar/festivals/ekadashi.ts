/** Ekadashi: on which day householders (Smarta) and Vaishnavas fast, and when they break the fast. */
import { MUHURTAS_OF_HALF } from '../../panchang/dayParts.ts';
import { isWithin } from '../../panchang/overlap.ts';
import type { DecidedBy, ExceptionId } from '../../tables/calendar/ids.ts';
import { HOURS_PER_DAY, MINUTES_PER_DAY, type TimeSpan } from '../../time.ts';
import type { CalendarDay, CalendarDays } from '../civilDays.ts';
import { ARUNODAYA_DAYS } from '../windows.ts';
import { daysOfSunrise } from './dayChoice.ts';

export const TRADITIONS = ['smarta', 'vaishnava'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** How long before sunrise Dashami must be over for Vaishnavas. */
export const VIDDHA_RULES = ['96min', 'two_muhurta', '192min', '45ghati'] as const;
export type ViddhaRule = (typeof VIDDHA_RULES)[number];
export const DEFAULT_VIDDHA: ViddhaRule = '96min';

export interface FastDay {
  readonly day: CalendarDay;
  readonly decidedBy: DecidedBy;
  readonly exception: ExceptionId | null;
}

/** The two tithis of a fast. */
export interface EkadashiSpans {
  readonly ekadashi: TimeSpan;
  readonly dwadashi: TimeSpan;
}

/** Returns the day on which householders fast. @see Dharma Sindhu 1, on Ekadashi */
export function smartaFast({ dwadashi, ekadashi }: EkadashiSpans, days: CalendarDays): FastDay {
  const [first, second] = daysOfSunrise(ekadashi, days);
  if (first === undefined) return fast(days.holding(ekadashi.startJdUT), 'kshaya');
  if (second !== undefined) {
    return dwadashi.endJdUT > second.endJdUT ? fast(second, 'second') : fast(first, 'first');
  }
  const isDwadashiLost = dwadashi.endJdUT <= first.endJdUT;
  const hasBegunBefore = ekadashi.startJdUT < first.startJdUT;
  if (!isDwadashiLost || !hasBegunBefore) return fast(first, 'only_day');
  return fast(days.numbered(first.dayNumber - 1), 'exception', 'dwadashi_lost');
}

/** Returns the day on which Vaishnavas fast. @see Hari Bhakti Vilasa 12-13 */
export function vaishnavaFast(
  { dwadashi, ekadashi }: EkadashiSpans,
  days: CalendarDays,
  viddha: ViddhaRule = DEFAULT_VIDDHA,
): FastDay {
  const [first, second] = daysOfSunrise(ekadashi, days);
  const after = (day: CalendarDay) => days.numbered(day.dayNumber + 1);
  if (first === undefined) return fast(after(days.holding(ekadashi.startJdUT)), 'exception', 'day_after_lost');
  if (second !== undefined) return fast(second, 'second');
  // With Dashami at dawn there is time for all of Dwadashi, so it is never lost then.
  if (ekadashi.startJdUT > dawnJdUT(first, days, viddha)) return fast(after(first), 'exception', 'dashami_at_dawn');
  const next = after(first);
  const isMaha = isWithin(next.startJdUT, dwadashi) && isWithin(next.endJdUT, dwadashi);
  return isMaha ? fast(next, 'exception', 'mahadvadashi') : fast(first, 'only_day');
}

function fast(day: CalendarDay, decidedBy: DecidedBy, exception: ExceptionId | null = null): FastDay {
  return { day, decidedBy, exception };
}

const LONG_DAWN_DAYS = 192 / MINUTES_PER_DAY;
/** Fifteen ghatis: a quarter of the day. */
const QUARTER_NIGHT_DAYS = 6 / HOURS_PER_DAY;
const DAWN_MUHURTAS = 2;

function dawnJdUT({ dayNumber, startJdUT }: CalendarDay, days: CalendarDays, viddha: ViddhaRule): number {
  switch (viddha) {
    case '96min':
      return startJdUT - ARUNODAYA_DAYS;
    case 'two_muhurta':
      return startJdUT - ((startJdUT - days.numbered(dayNumber - 1).duskJdUT) / MUHURTAS_OF_HALF) * DAWN_MUHURTAS;
    case '192min':
      return startJdUT - LONG_DAWN_DAYS;
    case '45ghati':
      return startJdUT - QUARTER_NIGHT_DAYS;
  }
}

export interface Parana {
  readonly startJdUT: number;
  /** Null where Dwadashi is over before sunrise: any time after it. */
  readonly endJdUT: number | null;
  /** The end of the first quarter of Dwadashi, which is kept free of food. */
  readonly hariVasaraEndJdUT: number;
}

/** Hari Vasara is the first quarter of Dwadashi. */
const HARI_VASARA = 1 / 4;

/** Returns when a fast is broken on the day after it. */
export function parana(fastDay: CalendarDay, dwadashi: TimeSpan, days: CalendarDays): Parana {
  const sunriseJdUT = days.numbered(fastDay.dayNumber + 1).startJdUT;
  const hariVasaraEndJdUT = dwadashi.startJdUT + (dwadashi.endJdUT - dwadashi.startJdUT) * HARI_VASARA;
  const startJdUT = Math.max(sunriseJdUT, hariVasaraEndJdUT);
  return { startJdUT, endJdUT: dwadashi.endJdUT > startJdUT ? dwadashi.endJdUT : null, hariVasaraEndJdUT };
}
