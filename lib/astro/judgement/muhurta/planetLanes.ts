/** Signs, stars, combustion and turns of the planets over a range of days, each searched once. */
import type { Conventions } from '../../conventions.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import type { CombustiblePlanet } from '../../planet/combustion.ts';
import { forEachPlanet, type Planet } from '../../tables/planets.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import type { TimeSpan } from '../../time.ts';
import { combustions } from '../../transit/combustionSpans.ts';
import { retrogrades } from '../../transit/retrogradeSpans.ts';
import { stays, type Stay } from '../../transit/stays.ts';
import { trackOf, type Track } from '../../transit/track.ts';
import type { ValueSpan } from '../../calendar/lanes.ts';

export type Tracks = Readonly<Record<Planet, Track>>;

/** Returns the course of each planet under the conventions. */
export function planetTracks(ephemeris: Ephemeris, conventions: Conventions): Tracks {
  return forEachPlanet((planet) => trackOf(planet, ephemeris, conventions));
}

/** Lists the stays of a planet in the signs over a time, Aries 0. */
export function signLane(track: Track, range: TimeSpan): ValueSpan<number>[] {
  return stayLane(track, SIGN_ARC_DEG, range);
}

/** Lists the stays of a planet in the nakshatras over a time, Ashwini 0. */
export function nakshatraLane(track: Track, range: TimeSpan): ValueSpan<number>[] {
  return stayLane(track, NAKSHATRA_ARC_DEG, range);
}

function stayLane(track: Track, arcDeg: number, { startJdUT, endJdUT }: TimeSpan): ValueSpan<number>[] {
  return stays(track, arcDeg, startJdUT, endJdUT).map((stay) => ({ value: stay.index, ...openSpan(stay) }));
}

/** Lists when a planet is combust, whole combustions that touch a time. */
export function combustionLane(planet: CombustiblePlanet, tracks: Tracks, range: TimeSpan): TimeSpan[] {
  return combustions({ planet, track: tracks[planet], sun: tracks.Sun }, range).map(openSpan);
}

/** Lists when a planet goes backwards, whole retrogrades that touch a time. */
export function retrogradeLane(track: Track, range: TimeSpan): TimeSpan[] {
  return retrogrades(track, range).map(({ direct, retrograde }) =>
    openSpan({ startJdUT: retrograde?.jdUT ?? null, endJdUT: direct?.jdUT ?? null }),
  );
}

/** A span that begins or ends outside the ephemeris reaches over its end. */
function openSpan({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>): TimeSpan {
  return { startJdUT: startJdUT ?? -Infinity, endJdUT: endJdUT ?? Infinity };
}
