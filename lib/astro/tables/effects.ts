/** What something gives, from its two sides: how the tables of effects are written and read. */
import { pairsOf } from './pairs.ts';

/** The good side, shown when strong, and the hard side, shown when weak. */
export interface EaseAndStrain {
  readonly ease: string;
  readonly strain: string;
}

/** Reads lines of `ease | strain`. */
export function effects(text: string): EaseAndStrain[] {
  return pairsOf(text).map(([ease, strain]) => ({ ease, strain }));
}
