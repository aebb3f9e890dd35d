/** Dashas counted from the nakshatra of the Moon: a table of lords and years, and the one engine that runs them all. */
import { wrapIndex } from '../angle.ts';
import type { Source } from '../source.ts';
import type { PanchangName } from '../tables/panchang.ts';
import { starArcs, starAt } from './starCount.ts';
import { isRunning, LIFE_DAYS, parts, runningWithin, type Period } from './period.ts';

export interface DashaLord<Lord extends string> {
  readonly lord: Lord;
  readonly years: number;
  /** Number of consecutive nakshatras that it rules, which one period spans; 1 if left out. */
  readonly nakshatras?: number;
  /** Name of the period, where that is not the name of its lord. */
  readonly title?: PanchangName;
}

export interface NakshatraDasha<Lord extends string> {
  readonly id: string;
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  readonly source: Source;
  /** In the order in which they follow each other; none appears twice. */
  readonly lords: readonly DashaLord<Lord>[];
  /** The nakshatra from which lords are counted, and the index in `lords` of its lord. */
  readonly countedFrom: { readonly nakshatraIndex: number; readonly lordIndex: number };
  /** True where the count runs from the nakshatra of the Moon to that one; its lords hold one nakshatra each. */
  readonly isCountedToIt?: boolean;
  /** True where 28 stars are counted, Abhijit among them; `nakshatraIndex` then counts these. */
  readonly hasAbhijit?: boolean;
  /** Whether the first period passes with all nakshatras of its lord, as by default, or with the one of the Moon. */
  readonly balance?: 'group' | 'star';
}

/** The running period of each level, the mahadasha first. */
export type RunningPath<Lord extends string> = readonly [
  mahadasha: Period<Lord>,
  antardasha: Period<Lord>,
  pratyantardasha: Period<Lord>,
  sookshma: Period<Lord>,
  prana: Period<Lord>,
];

export interface Balance<Lord extends string> {
  /** Of the mahadasha that runs at birth. */
  readonly lord: Lord;
  /** Balance at birth, in dasha years. */
  readonly years: number;
}

/** The nakshatras whose lord rules at birth, and how much of them the Moon has crossed. */
export interface Opening<Lord extends string> {
  readonly lord: Lord;
  /** Index of the first of them, and their number; among 28 where Abhijit is counted. */
  readonly nakshatraIndex: number;
  readonly nakshatras: number;
  /** Share of them that the Moon has crossed, 0 <= x < 1; the same share of the first period has passed at birth. */
  readonly elapsedFraction: number;
}

/**
 * Returns the mahadashas from the one running at birth until at least 120 years after birth.
 *
 * The Moon has crossed part of her nakshatra by then, so the first period starts before birth. When all lords have had
 * their turn, the first follows again.
 *
 * @param moonDeg sidereal longitude of the Moon, 0 <= moonDeg < 360
 * @param birthJdUT Julian day of birth, UT
 * @param yearDays length of a dasha year, from `chart.conventions`
 * @see BPHS 46.16 (Santhanam) for the balance at birth
 */
export function mahadashas<Lord extends string>(
  system: NakshatraDasha<Lord>,
  moonDeg: number,
  birthJdUT: number,
  yearDays: number,
): Period<Lord>[] {
  const { lords } = system;
  const { lord: firstLord, elapsedFraction } = openingNakshatras(system, moonDeg);
  const firstTurn = lords.findIndex(({ lord }) => lord === firstLord);
  const firstStartJdUT = birthJdUT - elapsedFraction * lords[firstTurn]!.years * yearDays;
  const periods: Period<Lord>[] = [];
  let startJdUT = firstStartJdUT;
  let yearsPassed = 0;
  for (let turn = firstTurn; startJdUT < birthJdUT + LIFE_DAYS; turn++) {
    const { lord, years } = lords[turn % lords.length]!;
    yearsPassed += years;
    const endJdUT = firstStartJdUT + yearsPassed * yearDays;
    periods.push({ level: 1, lord, startJdUT, endJdUT, years });
    startJdUT = endJdUT;
  }
  return periods;
}

/** Returns the lord of the mahadasha that runs at birth, and how many years of it are left. */
export function balanceAtBirth<Lord extends string>(system: NakshatraDasha<Lord>, moonDeg: number): Balance<Lord> {
  const { lord, elapsedFraction } = openingNakshatras(system, moonDeg);
  const { years } = system.lords.find((row) => row.lord === lord)!;
  return { lord, years: years * (1 - elapsedFraction) };
}

/**
 * Divides a period among all lords, beginning with its own, in proportion to their years.
 *
 * The parts tile it exactly: each begins where the previous one ends, the last ends with it. A prana has no parts.
 *
 * @see BPHS 51 (Santhanam)
 */
export function subPeriods<Lord extends string>(system: NakshatraDasha<Lord>, parent: Period<Lord>): Period<Lord>[] {
  const { lords } = system;
  const first = lords.findIndex(({ lord }) => lord === parent.lord);
  const turns = [...lords.slice(first), ...lords.slice(0, first)];
  const years = turns.map((turn) => turn.years);
  return parts(parent, years, ({ level, startJdUT, endJdUT, years: length }, i): Period<Lord> => {
    return { level, lord: turns[i]!.lord, startJdUT, endJdUT, years: length };
  });
}

/** Returns the running period of each level, or null before the first and after the last mahadasha. */
export function runningPath<Lord extends string>(
  system: NakshatraDasha<Lord>,
  periods: readonly Period<Lord>[],
  jdUT: number,
): RunningPath<Lord> | null {
  const mahadasha = periods.find((period) => isRunning(period, jdUT));
  if (!mahadasha) return null;
  return runningWithin(mahadasha, (parent) => subPeriods(system, parent), jdUT) as unknown as RunningPath<Lord>;
}

/** Returns the years of all lords together. */
export function cycleYears({ lords }: NakshatraDasha<string>): number {
  return lords.reduce((sum, { years }) => sum + years, 0);
}

/**
 * Returns the nakshatras whose lord rules at birth, and how much of them the Moon has crossed.
 *
 * One period spans all nakshatras of its lord: one in most systems, groups of three or four in Ashtottari. There the share
 * is counted from the beginning of the group, not of the nakshatra, unless the system has it otherwise.
 */
export function openingNakshatras<Lord extends string>(
  { balance, countedFrom, hasAbhijit = false, isCountedToIt = false, lords }: NakshatraDasha<Lord>,
  moonDeg: number,
): Opening<Lord> {
  const arcs = starArcs(hasAbhijit);
  const { index, part } = starAt(moonDeg, hasAbhijit);
  const held = (turn: number) => lords[turn % lords.length]!.nakshatras ?? 1;
  const apart = index - countedFrom.nakshatraIndex;
  let whole = wrapIndex(isCountedToIt ? -apart : apart, arcs.length);
  let turn = countedFrom.lordIndex;
  for (; whole >= held(turn); turn++) whole -= held(turn);
  const first = wrapIndex(index - whole, arcs.length);
  const arcOf = (stars: number) => sumOf(Array.from({ length: stars }, (_, i) => arcs[(first + i) % arcs.length]!));
  return {
    lord: lords[turn % lords.length]!.lord,
    nakshatraIndex: first,
    nakshatras: held(turn),
    elapsedFraction: balance === 'star' ? part : (arcOf(whole) + part * arcs[index]!) / arcOf(held(turn)),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
