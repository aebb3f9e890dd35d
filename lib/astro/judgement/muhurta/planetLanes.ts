/** Signs, stars, combustion and turns of the planets over a range of days, each searched once. */
import type { Conventions } from '../../conventions.ts';
import { ttFromUt } from '../../earth/deltaT.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import { combustionOf } from '../../planet/combustion.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../tables/planets.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import type { TimeSpan } from '../../time.ts';
import { stays } from '../../transit/stays.ts';
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
  return stays(track, arcDeg, startJdUT, endJdUT).map((stay) => ({
    value: stay.index,
    startJdUT: stay.startJdUT ?? -Infinity,
    endJdUT: stay.endJdUT ?? Infinity,
  }));
}

/** The planets that can be combust. */
export const COMBUSTIBLE = PLANETS.filter((planet) => planet !== 'Sun' && planet !== 'Rahu' && planet !== 'Ketu');

/** Lists when a planet is combust within a time; a combustion that runs at an end of it is cut there. */
export function combustionLane(planet: Planet, tracks: Tracks, range: TimeSpan): TimeSpan[] {
  return stateSpans(range, (jdUT) => {
    const jdTT = ttFromUt(jdUT);
    const { longitudeDeg, speedDegPerDay } = tracks[planet].at(jdTT);
    return combustionOf(planet, longitudeDeg, tracks.Sun.at(jdTT).longitudeDeg, speedDegPerDay < 0).isCombust;
  });
}

/** Lists when a planet goes backwards within a time. */
export function retrogradeLane(track: Track, range: TimeSpan): TimeSpan[] {
  return stateSpans(range, (jdUT) => track.at(ttFromUt(jdUT)).speedDegPerDay < 0);
}

/** A second: how exactly the edge of a state is found. */
const EDGE_DAYS = 1e-5;

/**
 * Lists when a state holds that lasts for days.
 *
 * It is looked up at whole Julian days, whatever the time that is asked about, so that every request sees the same edges.
 */
function stateSpans({ startJdUT, endJdUT }: TimeSpan, holdsAt: (jdUT: number) => boolean): TimeSpan[] {
  const first = Math.floor(startJdUT);
  const last = Math.ceil(endJdUT);
  const found: TimeSpan[] = [];
  let holds = holdsAt(first);
  let since = first;
  for (let jdUT = first + 1; jdUT <= last; jdUT++) {
    if (holdsAt(jdUT) === holds) continue;
    const edgeJdUT = edgeBetween(jdUT - 1, jdUT, holds, holdsAt);
    if (holds) found.push({ startJdUT: since, endJdUT: edgeJdUT });
    since = edgeJdUT;
    holds = !holds;
  }
  if (holds) found.push({ startJdUT: since, endJdUT: last });
  return found;
}

function edgeBetween(from: number, to: number, holds: boolean, holdsAt: (jdUT: number) => boolean): number {
  let before = from;
  let after = to;
  while (after - before > EDGE_DAYS) {
    const middle = (before + after) / 2;
    if (holdsAt(middle) === holds) before = middle;
    else after = middle;
  }
  return after;
}
