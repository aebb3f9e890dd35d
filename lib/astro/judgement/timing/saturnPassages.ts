/** The next passages of Saturn over the sensitive nakshatras of an ashtakavarga. */
import { stays, type Stay } from '../../transit/stays.ts';
import type { Track } from '../../transit/track.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** Days of a third of Saturn's revolution and his longest retrograde: every trine of nakshatras is passed in this time. */
const SWEEP_DAYS = 11.5 * DAYS_PER_YEAR;

/** Lists Saturn's stays in nakshatras from the one that runs at an instant, for as long as any trine needs. */
export function saturnStays(saturn: Track, jdUT: number): Stay[] {
  return stays(saturn, NAKSHATRA_ARC_DEG, jdUT, jdUT + SWEEP_DAYS);
}

/** Returns the stays in that one of some nakshatras which Saturn is in or reaches first; empty where he reaches none. */
export function firstPassage(sweep: readonly Stay[], nakshatraIndexes: readonly number[]): Stay[] {
  const first = sweep.find(({ index }) => nakshatraIndexes.includes(index));
  return first ? sweep.filter(({ index }) => index === first.index) : [];
}
