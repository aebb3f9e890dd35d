/** Solar months: the civil day on which a calendar begins a month after the Sun has entered a sign. */
import type { CalendarDay } from './civilDays.ts';

export const SOLAR_CALENDARS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarCalendar = (typeof SOLAR_CALENDARS)[number];

/** Eighteen nazhikas of the thirty of daylight. */
const MALAYALAM_LIMIT = 3 / 5;

/**
 * Returns the number of the first day of a solar month.
 *
 * @param day of the civil date of the ingress
 * @see Report of the Calendar Reform Committee (1955), on the four rules of sankranti
 */
export function firstDay(calendar: SolarCalendar, ingressJdUT: number, day: CalendarDay): number {
  const { dayNumber, duskJdUT, startJdUT } = day;
  switch (calendar) {
    case 'tamil':
      return ingressJdUT <= duskJdUT ? dayNumber : dayNumber + 1;
    case 'malayalam':
      return ingressJdUT < startJdUT + (duskJdUT - startJdUT) * MALAYALAM_LIMIT ? dayNumber : dayNumber + 1;
    case 'bengali':
      return dayNumber + 1;
    case 'odia':
      return dayNumber;
  }
}
