/** Strengths that are sums of parts, in virupas, 60 of which are a rupa. */

export type VirupaParts<Id extends string> = Readonly<Record<Id, number>>;

/** A strength that has parts of its own. */
export interface VirupaBala<Id extends string> {
  readonly virupas: number;
  readonly parts: VirupaParts<Id>;
}

/** How many virupas make a rupa. */
export const VIRUPAS_OF_RUPA = 60;

/** Virupas are kept in steps of 1 over this, so that the printed ones add up. */
const STEPS_OF_VIRUPA = 1e4;

/** Rounds virupas to the ten-thousandths they are kept in. */
export function rounded(virupas: number): number {
  // Nothing is written as -0.
  return Math.round(virupas * STEPS_OF_VIRUPA) / STEPS_OF_VIRUPA || 0;
}

/** Returns the sum of listed virupas, exact to the last digit of each. */
export function virupaSum(virupas: readonly number[]): number {
  return rounded(virupas.reduce((sum, part) => sum + part, 0));
}

/** Adds up the parts of a strength, which come rounded. */
export function balaOf<Id extends string>(parts: VirupaParts<Id>): VirupaBala<Id> {
  return { virupas: virupaSum(Object.values(parts)), parts };
}
