/** Windows of a day: the parts of it that a festival or a vrata asks its tithi in. */
import { darkHalf, lightHalf, MUHURTAS_OF_HALF, partOf } from '../panchang/dayParts.ts';
import { isWithin, overlap } from '../panchang/overlap.ts';
import type { WindowId } from '../tables/calendar/ids.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../time.ts';
import type { CalendarDay, CalendarDays } from './civilDays.ts';

/** Four ghatis: how long before sunrise the redness of dawn begins. */
export const ARUNODAYA_DAYS = 96 / MINUTES_PER_DAY;
const FIFTHS = 5;
const NISHITA = 8;

/**
 * Returns a window of a day; a sunrise or a moonrise begins and ends at the same instant.
 *
 * Arunodaya belongs to the sunrise it comes before, nishita to the day it follows.
 *
 * @returns null where the Moon does not rise before the next sunrise
 * @see Dharma Sindhu 1, on the five parts of daylight, pradosha, nishita and arunodaya
 */
export function windowOf(id: WindowId, day: CalendarDay, days: CalendarDays): TimeSpan | null {
  const { startJdUT } = day;
  switch (id) {
    case 'sunrise':
      return { startJdUT, endJdUT: startJdUT };
    case 'arunodaya':
      return { startJdUT: startJdUT - ARUNODAYA_DAYS, endJdUT: startJdUT };
    case 'purvahna':
      return partOf(lightHalf(day), 2, 1);
    case 'pradosha':
      return partOf(darkHalf(day), FIFTHS, 1);
    case 'nishita':
      return partOf(darkHalf(day), MUHURTAS_OF_HALF, NISHITA);
    case 'moonrise': {
      const jdUT = days.moonriseJdUT(day);
      return jdUT === null ? null : { startJdUT: jdUT, endJdUT: jdUT };
    }
    default:
      return partOf(lightHalf(day), FIFTHS, FIFTH_NUMBERS[id]);
  }
}

/** Fifths of daylight, from 1. */
const FIFTH_NUMBERS = { pratah: 1, sangava: 2, madhyahna: 3, aparahna: 4, sayahna: 5 } as const;

/** Tells whether a window is an instant. */
export function isInstant({ endJdUT, startJdUT }: TimeSpan): boolean {
  return startJdUT === endJdUT;
}

/** Returns how many days of a window a span covers; an instant counts 1 where it lies inside. */
export function coverDays(window: TimeSpan, span: TimeSpan): number {
  if (isInstant(window)) return isWithin(window.startJdUT, span) ? 1 : 0;
  const shared = overlap(window, span);
  return shared === null ? 0 : shared.endJdUT - shared.startJdUT;
}

/** Returns how long a muhurta of the light half of a day lasts. */
export function dayMuhurtaDays({ duskJdUT, startJdUT }: CalendarDay): number {
  return (duskJdUT - startJdUT) / MUHURTAS_OF_HALF;
}
