/** How much help a planet needs, by its strength of 0 to 100 (interpretive). */
import { within } from '../score.ts';

/** From here nothing is wanting, below the other everything: a fifth of the planets of random births are above, one in twelve below. */
const FINE_STRENGTH = 70;
const POOR_STRENGTH = 45;

/** Below this a planet is called weak: one in six of random births is. */
export const WEAK_STRENGTH = 50;

/** Returns the share of help that a strength leaves to be given, 0 to 1. */
export function weaknessOf(strength: number): number {
  return within(0, (FINE_STRENGTH - strength) / (FINE_STRENGTH - POOR_STRENGTH), 1);
}
