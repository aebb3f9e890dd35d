/** Retrogrades: from the station where a planet turns back to the one where it goes forward again. */
import { degreeHits, turnsOf, type Turn } from './hits.ts';
import type { Track } from './track.ts';
import type { TimeSpan } from '../time.ts';

/** A whole retrograde; a station that lies outside the ephemeris is null. */
export interface Retrograde {
  readonly retrograde: Turn | null;
  readonly direct: Turn | null;
}

/** Longer than any retrograde: Saturn goes back for 141 days. */
const LONGEST_DAYS = 160;

/** Lists the retrogrades that touch a time, whole ones, in order: of planets with stations, which Sun, Moon and the mean node have not. */
export function retrogrades(track: Track, { endJdUT, startJdUT }: TimeSpan): Retrograde[] {
  const turns = turnsOf(track, startJdUT - LONGEST_DAYS, endJdUT + LONGEST_DAYS);
  const found: Retrograde[] = [];
  let open: Turn | null = null;
  for (const turn of turns) {
    if (turn.turns === 'direct' && (open !== null || turn === turns[0])) found.push({ retrograde: open, direct: turn });
    open = turn.turns === 'retrograde' ? turn : null;
  }
  if (open !== null) found.push({ retrograde: open, direct: null });
  return found.filter(
    ({ direct, retrograde }) => (retrograde?.jdUT ?? -Infinity) < endJdUT && (direct?.jdUT ?? Infinity) > startJdUT,
  );
}

/** Longer than a planet needs from one end of the degrees of its retrograde to the other, before and after it. */
const SHADOW_DAYS = 160;

/**
 * Returns the shadow of a retrograde: from when the planet first stands on the degrees that it passes three times to when
 * it leaves them; null where that reaches outside the ephemeris.
 */
export function shadowOf(track: Track, { direct, retrograde }: Retrograde): TimeSpan | null {
  if (direct === null || retrograde === null) return null;
  const before = degreeHits(track, direct.longitudeDeg, retrograde.jdUT - SHADOW_DAYS, retrograde.jdUT).at(-1);
  const [after] = degreeHits(track, retrograde.longitudeDeg, direct.jdUT, direct.jdUT + SHADOW_DAYS);
  return before && after ? { startJdUT: before.jdUT, endJdUT: after.jdUT } : null;
}
