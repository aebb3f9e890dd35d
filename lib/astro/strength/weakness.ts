/** How much help a planet needs, by its strength of 0 to 100 (interpretive). */
import { within } from '../score.ts';

/** Needs no help from here on, all help below the other: a fifth of planets of random births are above, a twelfth below. */
const FINE_STRENGTH = 70;
const POOR_STRENGTH = 45;

/** Below this a planet is called weak: one in six of random births is. */
export const WEAK_STRENGTH = 50;

/** Returns the share of help that a strength leaves to be given, 0 to 1. */
export function weaknessShare(strength: number): number {
  return within(0, (FINE_STRENGTH - strength) / (FINE_STRENGTH - POOR_STRENGTH), 1);
}
