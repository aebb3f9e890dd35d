/** Calendars of Indian places, and drawn days that all rise at 6:00 and set at 18:00. */
import type { CalendarDay, CalendarDays } from '../../lib/astro/calendar/civilDays.ts';
import { dateOf } from '../../lib/astro/calendar/civilDays.ts';
import type { CalendarRequest } from '../../lib/astro/calendar/course.ts';
import { DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import { weekdayIndex } from '../../lib/astro/panchang/vara.ts';
import { jdFromUnixMs, type TimeSpan } from '../../lib/astro/time.ts';
import { ephemeris } from './ephemeris.ts';

const INDIA_DAYS = 5.5 / 24;

export const INDIAN_CLOCK = {
  localJd: (jdUT: number) => jdUT + INDIA_DAYS,
  noonJdUT: (date: string) => jdFromUnixMs(Date.parse(`${date}T12:00:00Z`)) - INDIA_DAYS,
};

export const DELHI = { latitude: 28.6139, longitude: 77.209 };

/** A year at an Indian place. */
export function indianYear(year: number, { latitude, longitude } = DELHI): CalendarRequest {
  return {
    ephemeris,
    place: { latitudeDeg: latitude, longitudeDeg: longitude },
    conventions: DEFAULT_CONVENTIONS,
    clock: INDIAN_CLOCK,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  };
}

const QUARTER = 0.25;

/** The day numbered so, of a place and a clock whose noon is that of the Julian day. */
export function evenDay(dayNumber: number): CalendarDay {
  const [startJdUT, duskJdUT, endJdUT] = [dayNumber - QUARTER, dayNumber + QUARTER, dayNumber + 1 - QUARTER];
  return {
    dayNumber,
    date: dateOf(dayNumber),
    varaIndex: weekdayIndex(dayNumber),
    noonJdUT: dayNumber,
    sunriseJdUT: startJdUT,
    sunsetJdUT: duskJdUT,
    nextSunriseJdUT: endJdUT,
    startJdUT,
    duskJdUT,
    endJdUT,
    reason: null,
    isApproximate: false,
  };
}

export const evenDays: CalendarDays = {
  numbered: evenDay,
  dated: (jdUT) => evenDay(Math.floor(jdUT + 0.5)),
  holding: (jdUT) => evenDay(Math.floor(jdUT + QUARTER)),
  moonriseJdUT: ({ dayNumber }) => (dayNumber % 29 === 0 ? null : dayNumber + 0.4),
  moonsetJdUT: ({ dayNumber }) => dayNumber - 0.1,
};

/** The hours of the clock on day 0 and after it: -6 is 18:00 of the day before, 30 is 6:00 of day 1. */
export const hours = (from: number, to: number): TimeSpan => ({
  startJdUT: (from - 12) / 24,
  endJdUT: (to - 12) / 24,
});
