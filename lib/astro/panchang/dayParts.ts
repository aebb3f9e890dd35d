/** Equal parts of the light and the dark half of a day: the kaals of an eighth, the muhurta of a fifteenth at noon. */
import type { PanchangDay } from './panchangDay.ts';
import type { Kaal } from '../tables/dayParts.ts';
import { MINUTES_PER_DAY, type TimeSpan } from '../time.ts';

export type DayBounds = Pick<PanchangDay, 'startJdUT' | 'duskJdUT' | 'endJdUT'>;

/** Returns the span from sunrise to sunset. */
export function lightHalf({ startJdUT, duskJdUT }: DayBounds): TimeSpan {
  return { startJdUT, endJdUT: duskJdUT };
}

/** Returns the span from sunset to the next sunrise. */
export function darkHalf({ duskJdUT, endJdUT }: DayBounds): TimeSpan {
  return { startJdUT: duskJdUT, endJdUT };
}

/** Divides a span of time into equal parts, which tile it exactly. */
export function equalParts(span: TimeSpan, count: number): TimeSpan[] {
  return Array.from({ length: count }, (_, i) => partAt(span, count, i));
}

function partAt(span: TimeSpan, count: number, index: number): TimeSpan {
  return { startJdUT: border(span, count, index), endJdUT: border(span, count, index + 1) };
}

function border({ startJdUT, endJdUT }: TimeSpan, count: number, index: number): number {
  return index === count ? endJdUT : startJdUT + ((endJdUT - startJdUT) * index) / count;
}

/** Returns which of the equal parts of some time an instant within it falls into, counted from 0. */
export function partIndexAt(jdUT: number, span: TimeSpan, count: number): number {
  let index = count - 1;
  while (index > 0 && border(span, count, index) > jdUT) index -= 1;
  return index;
}

/** Returns one of the equal parts of some time, by number from 1. */
export function partOf(span: TimeSpan, count: number, number: number): TimeSpan {
  return partAt(span, count, number - 1);
}

export interface NumberedSpan extends TimeSpan {
  /** Which of the parts, from 1. */
  readonly number: number;
}

/** Parts of a half of the day that the kaals count by. */
export const KAAL_PARTS = 8;

/** Returns when a kaal runs on a vara (0 is Sunday), by day and, where tradition has it, by night. */
export function kaalSpans(
  kaal: Kaal,
  varaIndex: number,
  day: DayBounds,
): { readonly day: NumberedSpan; readonly night: NumberedSpan | null } {
  const eighth = (half: TimeSpan, number: number) => ({ number, ...partOf(half, KAAL_PARTS, number) });
  return {
    day: eighth(lightHalf(day), kaal.dayPart[varaIndex]!),
    night: kaal.nightPart && eighth(darkHalf(day), kaal.nightPart[varaIndex]!),
  };
}

/** Muhurtas of a light half or a dark half. */
export const MUHURTAS_OF_HALF = 15;
/** Which muhurta of the light half Abhijit is, from 1. */
export const ABHIJIT_MUHURTA = 8;
const FORTY_EIGHT_MINUTES_DAYS = 48 / MINUTES_PER_DAY;

export interface Abhijit {
  /** The eighth of the fifteen muhurtas of the light half. */
  readonly muhurta: TimeSpan;
  /** Halfway between sunrise and sunset. */
  readonly middayJdUT: number;
  /** 24 minutes to either side of midday, whatever the length of the day. */
  readonly fixed: TimeSpan;
  /** 48 minutes to either side of it. */
  readonly extended: TimeSpan;
}

/**
 * Returns Abhijit, the muhurta that midday halves.
 *
 * "48 minutes about noon" is read as the muhurta, 48 minutes long where day and night are equal; the two other
 * readings, which do not follow the length of the day, are returned in addition.
 */
export function abhijit(day: DayBounds): Abhijit {
  const middayJdUT = (day.startJdUT + day.duskJdUT) / 2;
  const around = (days: number) => ({ startJdUT: middayJdUT - days, endJdUT: middayJdUT + days });
  return {
    muhurta: partOf(lightHalf(day), MUHURTAS_OF_HALF, ABHIJIT_MUHURTA),
    middayJdUT,
    fixed: around(FORTY_EIGHT_MINUTES_DAYS / 2),
    extended: around(FORTY_EIGHT_MINUTES_DAYS),
  };
}

/** Tells whether Abhijit is taken on a weekday, Sunday 0: on any but Wednesday, the day of Mercury. */
export function isAbhijitUsable(varaIndex: number): boolean {
  return varaIndex !== WEDNESDAY;
}

const WEDNESDAY = 3;
