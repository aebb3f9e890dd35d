/** Periods of any dasha: stretches of time, each within one of the level above, that tile it without a gap. */
import { DAYS_PER_YEAR } from '../time.ts';

/** Mahadasha, antardasha, pratyantardasha, sookshma, prana. */
export type Level = 1 | 2 | 3 | 4 | 5;
/** Mahadasha is level 1, prana level 5. */
export const DEEPEST_LEVEL = 5;

/** Levels by name, the mahadasha first. */
export const LEVEL_NAMES: readonly string[] = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'];

/** Days of the full span of life in the texts, 120 years of 365.25 days whatever the dasha year; periods end after it. */
export const LIFE_DAYS = 120 * DAYS_PER_YEAR;

/** Runs in `startJdUT <= jdUT < endJdUT`. */
export interface Stretch {
  readonly level: Level;
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** Length in dasha years. */
  readonly years: number;
}

/** A period of a dasha whose periods belong to planets. */
export interface Period<Lord extends string> extends Stretch {
  readonly lord: Lord;
}

/** A period of a dasha whose periods belong to signs. */
export interface SignPeriod extends Stretch {
  readonly signIndex: number;
}

/** Tells whether an instant, UT, falls into a stretch; its end belongs to the next. */
export function isRunning({ startJdUT, endJdUT }: Stretch, jdUT: number): boolean {
  return startJdUT <= jdUT && jdUT < endJdUT;
}

/** Tells whether a period is over, running or still to come at an instant. */
export function periodState(period: Stretch, jdUT: number): 'over' | 'running' | 'to_come' {
  if (isRunning(period, jdUT)) return 'running';
  return period.endJdUT <= jdUT ? 'over' : 'to_come';
}

/** Divides a period in proportion to weights; a period of the deepest level has no parts. */
export function tiles(parent: Stretch, weights: readonly number[]): Stretch[] {
  return parts(parent, weights, (tile) => tile);
}

/**
 * Divides a period in proportion to weights, and returns what `part` makes of each stretch and its index.
 *
 * A tree of all levels has tens of thousands of parts, hence the plain loop.
 */
export function parts<P extends Stretch>(
  parent: Stretch,
  weights: readonly number[],
  part: (tile: Stretch, index: number) => P,
): P[] {
  if (parent.level === DEEPEST_LEVEL) return [];
  const level = (parent.level + 1) as Level;
  let whole = 0;
  for (const weight of weights) whole += weight;
  const parentDays = parent.endJdUT - parent.startJdUT;
  const made: P[] = [];
  let { startJdUT } = parent;
  let passed = 0;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index]!;
    passed += weight;
    // Counted from the start of the parent, not added up, so that the last part ends with it to the last bit.
    const endJdUT = passed === whole ? parent.endJdUT : parent.startJdUT + parentDays * (passed / whole);
    made.push(part({ level, startJdUT, endJdUT, years: (parent.years * weight) / whole }, index));
    startJdUT = endJdUT;
  }
  return made;
}

/** Returns the running period of each level from the given one down, the deepest last. */
export function runningWithin<P extends Stretch>(period: P, divide: (parent: P) => readonly P[], jdUT: number): P[] {
  const path = [period];
  for (;;) {
    // Parts leave no gap, so one of them always runs.
    const part = divide(path.at(-1)!).find((candidate) => isRunning(candidate, jdUT));
    if (!part) return path;
    path.push(part);
  }
}
