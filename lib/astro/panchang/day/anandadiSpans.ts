/** The yogas from Ananda on over a day, by the place that Abhijit has in the count. */
import { wrap180, wrapIndex } from '../../angle.ts';
import { findCrossing, TOLERANCE_DAYS } from '../../search.ts';
import { ANANDADI_FIRST_STARS, ANANDADI_YOGAS, LAST_BEFORE_ABHIJIT, type AnandadiYoga } from '../../tables/anandadi.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import type { TimeSpan } from '../../time.ts';
import { anandadiIndex } from '../anandadi.ts';
import { GHATI_DAYS } from '../elementSpans.ts';
import { overlap } from '../overlap.ts';
import type { ElementSpan, SunMoon } from '../spans.ts';

/** `counted`: Abhijit has a number and no arc; `occupied`: the Moon stays in its arc; `none`: 27 stars are counted. */
export const ABHIJIT_RULES = ['counted', 'occupied', 'none'] as const;
export type AbhijitRule = (typeof ABHIJIT_RULES)[number];

export interface AnandadiSpan extends TimeSpan {
  /** Into `ANANDADI_YOGAS`. */
  readonly index: number;
  /** Where the Moon is, 1 to 27. */
  readonly nakshatra: number;
  readonly isAbhijit: boolean;
  /** What is avoided of it: its first ghatis, or all. */
  readonly shunned: TimeSpan | null;
}

/** From the last quarter of Uttara Ashadha, 276:40, to the end of the first fifteenth of Shravana, 280:53:20. */
const ABHIJIT_START_DEG = (LAST_BEFORE_ABHIJIT - 1 / 4) * NAKSHATRA_ARC_DEG;
const ABHIJIT_END_DEG = (LAST_BEFORE_ABHIJIT + 1 / 15) * NAKSHATRA_ARC_DEG;
/** Its number in the list of 28. */
const ABHIJIT_STAR = LAST_BEFORE_ABHIJIT + 1;

/**
 * Lists the yogas of a day, cut to it, in order.
 *
 * @param nakshatras of the Moon that touch the day
 */
export function anandadiSpans(
  varaIndex: number,
  day: TimeSpan,
  nakshatras: readonly ElementSpan[],
  sky: SunMoon,
  rule: AbhijitRule,
): AnandadiSpan[] {
  const stars = nakshatras.flatMap((span) =>
    rule === 'occupied' ? withAbhijit(span, sky) : [{ ...span, isAbhijit: false }],
  );
  return stars.flatMap((star) => {
    const span = overlap(star, day);
    if (!span) return [];
    const { isAbhijit } = star;
    const index = isAbhijit ? ofStar(varaIndex, ABHIJIT_STAR) : indexOf(varaIndex, star.number, rule);
    return [{ ...span, index, nakshatra: star.number, isAbhijit, shunned: shunnedPart(ANANDADI_YOGAS[index]!, span) }];
  });
}

function indexOf(varaIndex: number, nakshatra: number, rule: AbhijitRule): number {
  if (rule !== 'none') return anandadiIndex(varaIndex, nakshatra);
  const first = ANANDADI_FIRST_STARS[varaIndex]!;
  // In the list of 27 a star after Abhijit has one number less.
  return wrapIndex(nakshatra - (first > LAST_BEFORE_ABHIJIT ? first - 1 : first), 27);
}

function ofStar(varaIndex: number, star: number): number {
  return wrapIndex(star - ANANDADI_FIRST_STARS[varaIndex]!, ANANDADI_YOGAS.length);
}

interface StarSpan extends ElementSpan {
  readonly isAbhijit: boolean;
}

/** Cuts the two stars around Abhijit where its arc begins and ends. */
function withAbhijit(span: ElementSpan, { moonDeg }: SunMoon): StarSpan[] {
  const isBefore = span.number === LAST_BEFORE_ABHIJIT;
  if (!isBefore && span.number !== LAST_BEFORE_ABHIJIT + 1) return [{ ...span, isAbhijit: false }];
  const borderDeg = isBefore ? ABHIJIT_START_DEG : ABHIJIT_END_DEG;
  const distanceDeg = (jdUT: number) => wrap180(moonDeg(jdUT) - borderDeg);
  const jdUT = findCrossing(distanceDeg, span.startJdUT, span.endJdUT, TOLERANCE_DAYS);
  return [
    { ...span, endJdUT: jdUT, isAbhijit: !isBefore },
    { ...span, startJdUT: jdUT, isAbhijit: isBefore },
  ];
}

function shunnedPart({ shunnedGhatis }: AnandadiYoga, span: TimeSpan): TimeSpan | null {
  if (shunnedGhatis === null) return null;
  const { startJdUT, endJdUT } = span;
  if (shunnedGhatis === 'whole') return { startJdUT, endJdUT };
  return { startJdUT, endJdUT: Math.min(startJdUT + shunnedGhatis * GHATI_DAYS, endJdUT) };
}
