/** What something gives, from its two sides: how the tables of effects are written and read. */
import { pairsOf } from './pairs.ts';

/** What it eases when strong, and what it asks work with when weak. */
export interface EaseAndStrain {
  readonly ease: string;
  readonly strain: string;
}

/** Reads lines of `ease | strain`. */
export function effects(text: string): EaseAndStrain[] {
  return pairsOf(text).map(([ease, strain]) => ({ ease, strain }));
}
