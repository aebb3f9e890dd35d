/** When Saturn next passes places that an ashtakavarga calls sensitive. */
import { stays, type Stay } from '../../transit/stays.ts';
import type { Track } from '../../transit/track.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** A third of Saturn's round with the longest turn back, in days: every trine of nakshatras is passed in it. */
const SWEEP_DAYS = 11.5 * DAYS_PER_YEAR;

/** Lists Saturn's stays in nakshatras from the one that runs at an instant, for as long as any trine needs. */
export function saturnStays(saturn: Track, jdUT: number): Stay[] {
  return stays(saturn, NAKSHATRA_ARC_DEG, jdUT, jdUT + SWEEP_DAYS);
}

/** Returns the stays in whichever of some nakshatras Saturn is in or comes to first; none where none is reached. */
export function firstPassage(sweep: readonly Stay[], nakshatraIndexes: readonly number[]): Stay[] {
  const first = sweep.find(({ index }) => nakshatraIndexes.includes(index));
  return first ? sweep.filter(({ index }) => index === first.index) : [];
}
