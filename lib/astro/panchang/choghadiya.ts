/** Choghadiyas: the eighths of day and night, each with its lord. */
import { CHOGHADIYA_STEP, CHOGHADIYAS, FIRST_CHOGHADIYA, type Choghadiya } from '../tables/dayParts.ts';
import { darkHalf, equalParts, lightHalf, type DayBounds } from './dayParts.ts';
import type { TimeSpan } from '../time.ts';

export type ChoghadiyaSpan = Choghadiya & TimeSpan;

const PARTS = 8;

/** Returns the eight choghadiyas of the light and the eight of the dark half of a day; vara 0 is Sunday. */
export function choghadiyas(
  varaIndex: number,
  day: DayBounds,
): { readonly day: ChoghadiyaSpan[]; readonly night: ChoghadiyaSpan[] } {
  const inHalf = (half: 'day' | 'night', span: TimeSpan) =>
    equalParts(span, PARTS).map((part, i) => {
      const place = FIRST_CHOGHADIYA[half][varaIndex]! + i * CHOGHADIYA_STEP[half];
      return { ...CHOGHADIYAS[place % CHOGHADIYAS.length]!, ...part };
    });
  return { day: inHalf('day', lightHalf(day)), night: inHalf('night', darkHalf(day)) };
}
