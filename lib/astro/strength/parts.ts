/** Strengths that are sums of parts, in virupas, 60 of which are a rupa. */

export type Parts<Id extends string> = Readonly<Record<Id, number>>;

/** A strength that has parts of its own. */
export interface Bala<Id extends string> {
  readonly virupas: number;
  readonly parts: Parts<Id>;
}

/** How many virupas make a rupa. */
export const VIRUPAS_OF_RUPA = 60;

/** Virupas are kept to this much, so that the printed ones add up. */
const STEPS_OF_VIRUPA = 1e4;

/** Rounds virupas to the ten-thousandths they are kept in. */
export function rounded(virupas: number): number {
  // Nothing is written as -0.
  return Math.round(virupas * STEPS_OF_VIRUPA) / STEPS_OF_VIRUPA || 0;
}

/** Returns the sum of listed virupas, exact to the last digit of each. */
export function sumOf(virupas: readonly number[]): number {
  return rounded(virupas.reduce((sum, part) => sum + part, 0));
}

/** Rounds the parts of a strength and adds them up. */
export function balaOf<Id extends string>(parts: Parts<Id>): Bala<Id> {
  const kept: Record<Id, number> = { ...parts };
  let sum = 0;
  for (const id in kept) {
    kept[id] = rounded(kept[id]);
    sum += kept[id];
  }
  return { virupas: rounded(sum), parts: kept };
}
