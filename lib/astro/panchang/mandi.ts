/** Mandi: the instant at which the upagraha of Saturn rises, by the ghatis of the day of the week. */
import type { DayBounds } from './dayParts.ts';
import { wrapIndex } from '../angle.ts';

/** Ghatis of a half day of thirty after which Mandi rises, Sunday first (Phaladeepika 25; Jataka Parijata 9). */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const;
const GHATIS_OF_HALF = 30;
/** Nights count from the fifth weekday, the day's own being the first. */
const NIGHT_STEPS = 4;

/**
 * Returns the instant of Mandi for a birth, Julian day UT: in the light half of its day for births by day, in the dark
 * half for births by night, the thirty ghatis being stretched over the half.
 *
 * @param day the day of the panchang that the birth falls into
 * @param varaIndex day of the week of that day, Sunday 0
 */
export function mandiJdUT(birthJdUT: number, day: DayBounds, varaIndex: number): number {
  const isByDay = birthJdUT < day.duskJdUT;
  const [startJdUT, endJdUT] = isByDay ? [day.startJdUT, day.duskJdUT] : [day.duskJdUT, day.endJdUT];
  return startJdUT + (mandiGhati(varaIndex, isByDay) / GHATIS_OF_HALF) * (endJdUT - startJdUT);
}

/** Returns after how many of the thirty ghatis of a light or a dark half Mandi rises. */
export function mandiGhati(varaIndex: number, isByDay: boolean): number {
  return MANDI_GHATIS[wrapIndex(varaIndex + (isByDay ? 0 : NIGHT_STEPS), 7)]!;
}
