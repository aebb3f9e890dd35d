/** Choghadiyas: the eighths of day and night, each with its lord. */
import { CHOGHADIYA_STEP, CHOGHADIYAS, FIRST_CHOGHADIYA, type Choghadiya } from '../tables/dayParts.ts';
import { darkHalf, equalParts, lightHalf, partIndexAt, type DayBounds } from './dayParts.ts';
import type { TimeSpan } from '../time.ts';

export type ChoghadiyaSpan = Choghadiya & TimeSpan;

/** Parts of each half of the day. */
export const CHOGHADIYAS_OF_HALF = 8;

/** Returns the eight choghadiyas of the light and the eight of the dark half of a day; vara 0 is Sunday. */
export function choghadiyas(
  varaIndex: number,
  day: DayBounds,
): { readonly day: ChoghadiyaSpan[]; readonly night: ChoghadiyaSpan[] } {
  const inHalf = (half: 'day' | 'night', span: TimeSpan) =>
    equalParts(span, CHOGHADIYAS_OF_HALF).map((part, i) => ({ ...choghadiyaOf(half, varaIndex, i), ...part }));
  return { day: inHalf('day', lightHalf(day)), night: inHalf('night', darkHalf(day)) };
}

/** Returns the choghadiya that runs at an instant of a day, where the others are not needed. */
export function choghadiyaAt(jdUT: number, varaIndex: number, day: DayBounds): Choghadiya {
  const half = jdUT < day.duskJdUT ? 'day' : 'night';
  return choghadiyaOf(
    half,
    varaIndex,
    partIndexAt(jdUT, half === 'day' ? lightHalf(day) : darkHalf(day), CHOGHADIYAS_OF_HALF),
  );
}

/** @param index of the part of its half, from 0 */
function choghadiyaOf(half: 'day' | 'night', varaIndex: number, index: number): Choghadiya {
  const place = FIRST_CHOGHADIYA[half][varaIndex]! + index * CHOGHADIYA_STEP[half];
  return CHOGHADIYAS[place % CHOGHADIYAS.length]!;
}
