/** Moorti nirnaya: the form in which a planet enters a sign, by where the Moon passes at that instant. */
import { countFrom } from '../angle.ts';
import { MOORTI_OF_HOUSE, type Moorti } from '../tables/gochara.ts';
import { partAt } from './stays.ts';
import type { Track } from './track.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export interface MoortiFound {
  readonly moorti: Moorti;
  /** Of the passing Moon at the ingress, from the Moon of birth, 1..12. */
  readonly moonHouse: number;
}

/**
 * Returns the moorti of an ingress; null where it lies outside the ephemeris.
 *
 * @param moon course of the Moon
 * @param enteredJdUT the last ingress, which counts after a turn back
 */
export function moortiAt(natalMoonSignIndex: number, moon: Track, enteredJdUT: number | null): MoortiFound | null {
  if (enteredJdUT === null) return null;
  const moonHouse = countFrom(natalMoonSignIndex, partAt(moon, SIGN_ARC_DEG, enteredJdUT));
  return { moorti: moortiOf(moonHouse), moonHouse };
}

/** Returns the moorti of an ingress at which the Moon passes a house from the Moon of birth, 1..12. */
export function moortiOf(moonHouse: number): Moorti {
  return MOORTI_OF_HOUSE[moonHouse - 1]!;
}
