/** Dashas counted from the nakshatra of the Moon: a table of lords and years, and the one engine that runs them all. */
import { partIndex } from '../angle.ts';
import type { Source } from '../source.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';

export interface DashaLord<Lord extends string> {
  readonly lord: Lord;
  readonly years: number;
}

export interface NakshatraDasha<Lord extends string> {
  readonly id: string;
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  readonly source: Source;
  /** In the order in which they follow each other; none appears twice. */
  readonly lords: readonly DashaLord<Lord>[];
  /** Where in `lords` the lord of Ashwini stands; each further nakshatra has the next lord. */
  readonly ashwiniLord: number;
}

/** Mahadasha, antardasha, pratyantardasha, sookshma, prana. */
export type Level = 1 | 2 | 3 | 4 | 5;
const DEEPEST_LEVEL = 5;

/** Runs in `startJdUT <= jdUT < endJdUT`. */
export interface Period<Lord extends string> {
  readonly level: Level;
  readonly lord: Lord;
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** Length in dasha years. */
  readonly years: number;
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
  /** What is left of it, in dasha years. */
  readonly years: number;
}

/** The full span of life in the texts. Periods are told that far, in years of 365.25 days, whatever the dasha year. */
const LIFE_DAYS = 120 * 365.25;

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
  const { lordIndex, elapsedFraction } = opening(system, moonDeg);
  const firstStartJdUT = birthJdUT - elapsedFraction * lords[lordIndex]!.years * yearDays;
  const periods: Period<Lord>[] = [];
  let startJdUT = firstStartJdUT;
  let yearsPassed = 0;
  for (let turn = lordIndex; startJdUT < birthJdUT + LIFE_DAYS; turn++) {
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
  const { lordIndex, elapsedFraction } = opening(system, moonDeg);
  const { lord, years } = system.lords[lordIndex]!;
  return { lord, years: years * (1 - elapsedFraction) };
}

/**
 * Divides a period among all lords, beginning with its own, in proportion to their years.
 *
 * The parts tile it exactly: each begins where the one before ends, the last ends where it ends. A prana has none.
 *
 * @see BPHS 51 (Santhanam)
 */
export function subPeriods<Lord extends string>(system: NakshatraDasha<Lord>, parent: Period<Lord>): Period<Lord>[] {
  if (parent.level === DEEPEST_LEVEL) return [];
  const { lords } = system;
  const level = (parent.level + 1) as Level;
  const first = lords.findIndex(({ lord }) => lord === parent.lord);
  const turns = [...lords.slice(first), ...lords.slice(0, first)];
  const wholeYears = cycleYears(system);
  const parentDays = parent.endJdUT - parent.startJdUT;
  let { startJdUT } = parent;
  let yearsPassed = 0;
  return turns.map(({ lord, years }): Period<Lord> => {
    yearsPassed += years;
    // Counted from the start of the parent, not added up, so that the last part ends with it to the last bit.
    const endJdUT = parent.startJdUT + parentDays * (yearsPassed / wholeYears);
    const period = { level, lord, startJdUT, endJdUT, years: (parent.years * years) / wholeYears };
    startJdUT = endJdUT;
    return period;
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
  // Sub-periods leave no gap, so one of them always runs.
  const runningPart = (of: Period<Lord>) => subPeriods(system, of).find((period) => isRunning(period, jdUT))!;
  const antardasha = runningPart(mahadasha);
  const pratyantardasha = runningPart(antardasha);
  const sookshma = runningPart(pratyantardasha);
  return [mahadasha, antardasha, pratyantardasha, sookshma, runningPart(sookshma)];
}

export function isRunning({ startJdUT, endJdUT }: Period<string>, jdUT: number): boolean {
  return startJdUT <= jdUT && jdUT < endJdUT;
}

/** Returns the years of all lords together. */
export function cycleYears({ lords }: NakshatraDasha<string>): number {
  return lords.reduce((sum, { years }) => sum + years, 0);
}

/**
 * Returns whose period runs at birth, and how much of it has passed.
 *
 * A period is crossed with one nakshatra, all being equal; a system that groups them unequally differs here alone.
 */
function opening(
  { lords, ashwiniLord }: NakshatraDasha<string>,
  moonDeg: number,
): { lordIndex: number; elapsedFraction: number } {
  const nakshatraIndex = partIndex(moonDeg, 360, NAKSHATRAS.length);
  const crossed = (moonDeg * NAKSHATRAS.length) / 360 - nakshatraIndex;
  // A longitude a hair before a nakshatra counts as its beginning.
  return { lordIndex: (ashwiniLord + nakshatraIndex) % lords.length, elapsedFraction: Math.max(0, crossed) };
}
