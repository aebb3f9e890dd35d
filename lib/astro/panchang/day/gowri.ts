/** Gowri panchangam: the eighths of day and night with their names, and the good time that they leave. */
import type { TimeSpan } from '../../time.ts';
import { KAALS, type KaalId } from '../../tables/dayParts.ts';
import { GOWRI_MISPRINT, GOWRI_PARTS, type GowriId, type GowriName } from '../../tables/gowri.ts';
import { darkHalf, equalParts, KAAL_PARTS, lightHalf, type DayBounds, type NumberedSpan } from '../dayParts.ts';

export interface GowriSpan extends NumberedSpan {
  readonly half: 'day' | 'night';
  readonly part: GowriName;
  /** What the published table has in this place, where another name is meant; else null. */
  readonly printed: GowriId | null;
}

/**
 * Returns the eight parts of the light half and the eight of the dark half of a day; vara 0 is Sunday.
 *
 * @see Pambu Panchangam
 */
export function gowriParts(
  varaIndex: number,
  day: DayBounds,
): { readonly day: GowriSpan[]; readonly night: GowriSpan[] } {
  const inHalf = (half: GowriSpan['half'], whole: TimeSpan): GowriSpan[] =>
    equalParts(whole, KAAL_PARTS).map((span, i) => ({
      ...span,
      half,
      number: i + 1,
      part: GOWRI_PARTS[half][varaIndex]![i]!,
      printed: printedOf(varaIndex, half, i + 1),
    }));
  return { day: inHalf('day', lightHalf(day)), night: inHalf('night', darkHalf(day)) };
}

function printedOf(varaIndex: number, half: GowriSpan['half'], number: number): GowriId | null {
  const { printed, ...place } = GOWRI_MISPRINT;
  return place.varaIndex === varaIndex && place.half === half && place.number === number ? printed : null;
}

/** Kaals that nalla neram leaves out: those of Rahu and of Yama, by one custom that of Gulika too. */
export const NALLA_NERAM_RULES = {
  with_gulika: ['rahu_kaal', 'yamaganda'],
  without_gulika: ['rahu_kaal', 'yamaganda', 'gulika_kaal'],
} as const satisfies Record<string, readonly KaalId[]>;
export type NallaNeramRule = keyof typeof NALLA_NERAM_RULES;

export interface GoodTime extends TimeSpan {
  /** The parts that it is made of, in order. */
  readonly parts: readonly GowriSpan[];
}

/**
 * Lists the good parts of a day, neighbours joined, without the kaals that fall on some of them.
 *
 * Kaals are eighths too, so that a part is left out whole or not at all. Of the kaals only Gulika has a part of the night.
 */
export function nallaNeram(
  { day, night }: { readonly day: readonly GowriSpan[]; readonly night: readonly GowriSpan[] },
  varaIndex: number,
  rule: NallaNeramRule,
): GoodTime[] {
  const isLeftOut = ({ half, number }: GowriSpan) =>
    NALLA_NERAM_RULES[rule].some((id) => KAALS[id][half === 'day' ? 'dayPart' : 'nightPart']?.[varaIndex] === number);
  const found: GoodTime[] = [];
  for (const span of [...day, ...night]) {
    if (span.part.nature === 'bad' || isLeftOut(span)) continue;
    const last = found.at(-1);
    const isNext = last?.endJdUT === span.startJdUT;
    const parts = isNext ? [...last!.parts, span] : [span];
    const time = { startJdUT: parts[0]!.startJdUT, endJdUT: span.endJdUT, parts };
    if (isNext) found[found.length - 1] = time;
    else found.push(time);
  }
  return found;
}
