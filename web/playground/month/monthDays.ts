/** The days of a month as the page shows them: what falls on each. */
import type { MonthDay, ShownEclipses, ShownFestivals, ShownMonth } from './monthRequests.ts';

export type Festival = ShownFestivals['festivals'][number];
export type Eclipse = ShownEclipses['eclipses'][number];
/** How something is marked in the grid. */
export type Mark = 'festival' | 'ekadashi' | 'vrata' | 'eclipse';

export interface DayOfMonth extends MonthDay {
  readonly festivals: readonly Festival[];
  /** Those that are observed at the place. */
  readonly eclipses: readonly Eclipse[];
  readonly isToday: boolean;
}

export function daysOfMonth(
  { days }: ShownMonth,
  { festivals }: ShownFestivals,
  { eclipses }: ShownEclipses,
): DayOfMonth[] {
  const today = todayThere(days);
  return days.map((day) => ({
    ...day,
    // A cell has room for some: what is kept by most comes first.
    festivals: festivals.filter(({ date }) => date === day.date).sort((a, b) => rankOf(a) - rankOf(b)),
    eclipses: eclipses.filter(({ date, local }) => date === day.date && local?.observed),
    isToday: day.date === today,
  }));
}

/** Returns the date of now at the place: its sunrises tell how far its clock is from UTC. */
function todayThere(days: readonly MonthDay[]): string {
  const sunrise = days.find((day) => day.sunrise !== null)?.sunrise ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(sunrise) ?? [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(Date.now() + offsetMs).toISOString().slice(0, 10);
}

export function markOf({ id, kind }: Festival): Mark {
  return id.includes('ekadashi') ? 'ekadashi' : kind;
}

/** Returns the number of a tithi within its half of the month, as almanacs count. */
export function countInPaksha(number: number): number {
  return number === 30 ? 30 : number > 15 ? number - 15 : number;
}

/** Sunday is 0. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

const RANKS: readonly Mark[] = ['festival', 'ekadashi', 'vrata'];

const rankOf = (festival: Festival): number => RANKS.indexOf(markOf(festival));
