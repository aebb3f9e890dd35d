/** Dates and times of a chosen time, in English. */
import type { When } from '../../facts/muhurta/texts.ts';
import { MONTH_NAMES_EN, WEEKDAYS_EN } from '../grammar.ts';

/** Returns 4 December 2026. */
export function longDateEn(isoDate: string): string {
  return `${dayMonthEn(isoDate)} ${Number(isoDate.slice(0, -6))}`;
}

/** Returns 4 December. */
export function dayMonthEn(isoDate: string): string {
  return `${Number(isoDate.slice(-2))} ${MONTH_NAMES_EN[Number(isoDate.slice(-5, -3)) - 1]!}`;
}

/** Returns 4 December 2026 to 3 January 2027; what two dates share stands once. */
export function datesEn(from: string, until: string): string {
  if (from === until) return longDateEn(from);
  if (from.slice(0, -6) !== until.slice(0, -6)) return `${longDateEn(from)} to ${longDateEn(until)}`;
  const first = from.slice(0, -3) === until.slice(0, -3) ? String(Number(from.slice(-2))) : dayMonthEn(from);
  return `${first} to ${longDateEn(until)}`;
}

const half = (time: string) => (Number(time.slice(0, 2)) < 12 ? 'am' : 'pm');
const clock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3, 5)}`;

/** Returns 6:27 am. */
export const timeEn = (time: string) => `${clock(time)} ${half(time)}`;

/** Returns 6:27 to 8:10 am, 11:27 am to 1:10 pm, or 11:27 pm to 1:10 am on 5 December. */
export function timesEn({ endDate, endTime, startTime }: When): string {
  if (endDate !== null) return `${timeEn(startTime)} to ${timeEn(endTime)} on ${dayMonthEn(endDate)}`;
  const start = half(startTime) === half(endTime) ? clock(startTime) : timeEn(startTime);
  return `${start} to ${timeEn(endTime)}`;
}

/** Returns Friday, 4 December 2026. */
export const weekdayDateEn = (isoDate: string, weekdayIndex: number) =>
  `${WEEKDAYS_EN[weekdayIndex]!}, ${longDateEn(isoDate)}`;

/** Returns Friday morning; before sunrise the night to Friday, or Friday before sunrise. */
export function dayPartEn({ isBeforeSunrise, startTime, weekdayIndex }: When): string {
  const day = WEEKDAYS_EN[weekdayIndex]!;
  const hour = Number(startTime.slice(0, 2));
  if (hour < 4) return `the night to ${day}`;
  if (isBeforeSunrise) return `${day} before sunrise`;
  return `${day} ${hour < 12 ? 'morning' : hour < 16 ? 'afternoon' : hour < 20 ? 'evening' : 'night'}`;
}
