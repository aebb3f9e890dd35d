/** When the Moon runs void: from its last exact aspect to another planet until it leaves its sign (a Western notion). */
import { wrap180, wrap360 } from '../angle.ts';
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import { findCrossing } from '../search.ts';
import type { Planet } from '../tables/planets.ts';
import type { Tracks } from './sky.ts';
import type { Stay } from './stays.ts';
import type { TimeSpan } from '../time.ts';

/** Degrees by which the Moon is ahead when an aspect is exact: conjunction, sextile, square, trine, opposition. */
const ASPECTS_DEG = [0, 60, 90, 120, 180, 240, 270, 300];
const ASPECTED = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly Planet[];
/** About ten seconds. */
const ASPECT_TOLERANCE_DAYS = 1e-4;

/** Returns the void time of a stay of the Moon in a sign; null where its ends are unknown. */
export function moonVoid(tracks: Tracks, { endJdUT, startJdUT }: Stay): TimeSpan | null {
  if (startJdUT === null || endJdUT === null) return null;
  const [fromJdTT, untilJdTT] = [ttFromUt(startJdUT), ttFromUt(endJdUT)];
  const lastJdTT = ASPECTED.map((planet) => lastAspectJdTT(tracks, planet, fromJdTT, untilJdTT));
  return { startJdUT: utFromTt(Math.max(fromJdTT, ...lastJdTT)), endJdUT };
}

/** The last exact aspect, jdUT; minus infinity where there is none. The Moon outruns every planet, so her lead only grows. */
function lastAspectJdTT(tracks: Tracks, planet: Planet, fromJdTT: number, untilJdTT: number): number {
  const leadDeg = (jdTT: number) => wrap360(tracks.Moon.at(jdTT).longitudeDeg - tracks[planet].at(jdTT).longitudeDeg);
  const fromDeg = leadDeg(fromJdTT);
  const gainedDeg = wrap360(leadDeg(untilJdTT) - fromDeg);
  const reached = ASPECTS_DEG.map((aspectDeg) => wrap360(aspectDeg - fromDeg)).filter((awayDeg) => awayDeg < gainedDeg);
  if (reached.length === 0) return -Infinity;
  const aspectDeg = fromDeg + Math.max(...reached);
  return findCrossing((jdTT) => wrap180(leadDeg(jdTT) - aspectDeg), fromJdTT, untilJdTT, ASPECT_TOLERANCE_DAYS);
}
