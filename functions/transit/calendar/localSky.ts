/** The horizon of a calendar's place with its dates, for risings and settings. */
import type { LocalSky } from '../../../lib/astro/transit/calendar/asta.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import { NOON } from '../../../lib/birth/dayOfDate.ts';

/** Returns where and when risings are looked at; null without a place. */
export function localSky({ at, conventions, ephemeris, place }: CalendarContext): LocalSky | null {
  if (place === null) return null;
  return {
    place,
    sunrise: conventions.sunrise,
    ephemeris,
    dates: { noonJdUT: (date) => at(date, NOON), midnightJdUT: (date) => at(date, '00:00:00') },
  };
}
