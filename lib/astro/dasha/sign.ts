/** Dashas whose periods belong to signs: an order of signs and years for each, and the one engine that runs them all. */
import type { Source } from '../source.ts';
import { isOddSign, modality, type Modality } from '../tables/signs.ts';
import { consecutive } from './consecutive.ts';
import { parts, tiles, type SignPeriod } from './period.ts';

export interface SignDasha {
  readonly id: string;
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  readonly sources: readonly Source[];
}

export interface SignTurn {
  readonly signIndex: number;
  readonly years: number;
}

/** A sign dasha of one chart. */
export interface SignPlan {
  /** The twelve turns of the first cycle, the one that runs at birth first; in some dashas a sign has two, another none. */
  readonly turns: readonly SignTurn[];
  /** Whether the signs follow each other in the order of the zodiac. */
  readonly isForward: boolean;
  /** Share of the first period that has passed at birth, 0 to 1; none where it is left out. */
  readonly elapsedFraction?: number;
  /** Lists the signs that share the period of a sign, each a twelfth, in their order. */
  partsOf(signIndex: number): readonly number[];
}

/** A period that has its place in a row of signs, which share it. */
export interface RowPeriod extends SignPeriod {
  readonly row: readonly SignTurn[];
  /** Index in the row; a sign may stand in it twice. */
  readonly place: number;
}

const TWELVE = 12;
const EQUAL_PARTS: readonly number[] = Array.from({ length: TWELVE }, () => 1);

/**
 * Returns the periods from birth until at least the age of 120, or the end of the second cycle; turns of no length are
 * left out.
 *
 * @param elapsedFraction share of the first period that has passed at birth, before which it then begins
 */
export function signPeriods(
  turns: readonly SignTurn[],
  birthJdUT: number,
  yearDays: number,
  elapsedFraction = 0,
): SignPeriod[] {
  // A turn may have further fields, such as the lord that its years were counted to; a period must not.
  return consecutive(
    [...turns, ...secondCycle(turns)],
    birthJdUT,
    yearDays,
    ({ signIndex, years }, startJdUT, endJdUT): SignPeriod => ({ level: 1, signIndex, startJdUT, endJdUT, years }),
    elapsedFraction * turns[0]!.years,
  );
}

/**
 * Returns the turns of the second cycle: each sign has what its first turn left of 12 years, if anything.
 *
 * @see Vedic Astrology: An Integrated Approach 18 (P. V. R. Narasimha Rao)
 */
export function secondCycle(turns: readonly SignTurn[]): SignTurn[] {
  return turns
    .map(({ signIndex, years }) => ({ signIndex, years: secondYears(years) }))
    .filter(({ years }) => years > 0);
}

/** Returns the years of a sign in the second cycle: what its first turn left of 12, if anything. */
export function secondYears(firstYears: number): number {
  return Math.max(0, TWELVE - firstYears);
}

/** Divides a period among the twelve signs of its plan, a twelfth each; a prana has no parts. */
export function signSubPeriods({ partsOf }: Pick<SignPlan, 'partsOf'>, parent: SignPeriod): SignPeriod[] {
  const signs = partsOf(parent.signIndex);
  // Named one by one, as spreading hundreds of parts takes longer than finding them.
  return tiles(parent, EQUAL_PARTS).map(({ endJdUT, level, startJdUT, years }, i): SignPeriod => ({
    level,
    signIndex: signs[i]!,
    startJdUT,
    endJdUT,
    years,
  }));
}

/** Divides a period among the signs of its row from its own on, in proportion to their years; a prana has no parts. */
export function rowSubPeriods(parent: RowPeriod): RowPeriod[] {
  const { place: first, row } = parent;
  const places = row.map((_, i) => (first + i) % row.length);
  const years = places.map((place) => row[place]!.years);
  return parts(parent, years, ({ endJdUT, level, startJdUT, years: length }, i): RowPeriod => {
    const place = places[i]!;
    return { level, signIndex: row[place]!.signIndex, startJdUT, endJdUT, years: length, row, place };
  });
}

/** Returns the years of all turns together. */
export function turnYears(turns: readonly { readonly years: number }[]): number {
  return turns.reduce((sum, { years }) => sum + years, 0);
}

/** Lists the twelve signs one after another. */
export function signRound(firstSignIndex: number, isForward: boolean): number[] {
  return EQUAL_PARTS.map((_, i) => (firstSignIndex + (isForward ? i : TWELVE - i)) % TWELVE);
}

/** Lists the twelve signs one after another, beginning next to the given one and ending with it. */
export function signRoundAfter(signIndex: number, isForward: boolean): number[] {
  return signRound((signIndex + (isForward ? 1 : TWELVE - 1)) % TWELVE, isForward);
}

/** Lists an order of signs rotated, so that it begins with the given one. */
export function roundFrom(order: readonly number[], signIndex: number): number[] {
  const first = order.indexOf(signIndex);
  return [...order.slice(first), ...order.slice(0, first)];
}

const YEARS: Readonly<Record<Modality, number>> = { movable: 7, fixed: 8, dual: 9 };

/** Returns the years of a sign by its kind: movable 7, fixed 8, dual 9 (BPHS 46; Jaimini Upadesha Sutras 2.3). */
export function sthiraYears(signIndex: number): number {
  return YEARS[modality(signIndex)];
}

/** Tells whether the signs of a dasha follow forward through the zodiac: from odd signs on. */
export function goesForward(seedSignIndex: number): boolean {
  return isOddSign(seedSignIndex);
}
