/** When a planet is combust: each combustion whole, with the conjunction in it. */
import { wrap180 } from '../angle.ts';
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import { combustionLimitsDeg, combustionOf, type Combustion, type CombustiblePlanet } from '../planet/combustion.ts';
import { crossings, extremum } from '../search.ts';
import { joinedSpans } from '../calendar/lanes.ts';
import type { TimeSpan } from '../time.ts';
import { turnsOf } from './hits.ts';
import type { Track } from './track.ts';

/** A planet's way to the Sun and back: the courses of both. */
export interface SunwardCourse {
  readonly planet: CombustiblePlanet;
  readonly track: Track;
  readonly sun: Track;
}

/** Seen from the Earth, before the Sun or behind it; planets outside the Earth's way are behind it always. */
export type ConjunctionKind = 'inferior' | 'superior';

interface Conjunction {
  readonly jdUT: number;
  readonly kind: ConjunctionKind;
}

/** A whole combustion, half-open; ends outside the ephemeris are null. */
export interface CombustionSpan {
  readonly startJdUT: number | null;
  readonly endJdUT: number | null;
  /** Degrees from the Sun at which it begins and ends; they differ where the planet turns meanwhile. */
  readonly startLimitDeg: number;
  readonly endLimitDeg: number;
  /** In longitude: 0 where the planet meets the Sun. */
  readonly minSeparationDeg: number;
  /** Null where the planet turns before it reaches the Sun. */
  readonly conjunction: Conjunction | null;
}

/** Longer than any combustion of the planet, days. */
const LONGEST_DAYS: Readonly<Record<CombustiblePlanet, number>> = {
  Moon: 4,
  Mars: 150,
  Mercury: 70,
  Jupiter: 60,
  Venus: 110,
  Saturn: 60,
};

/** Days of a step: no planet nears the Sun and leaves it again by a degree within one. */
const STEP_DAYS: Readonly<Record<CombustiblePlanet, number>> = {
  Moon: 0.5,
  Mars: 10,
  Mercury: 4,
  Jupiter: 10,
  Venus: 8,
  Saturn: 10,
};

/** A hundredth of a second. */
const EDGE_TOLERANCE_DAYS = 1e-7;
const SEPARATION_TOLERANCE_DAYS = 1e-3;

/** Lists the combustions of a planet that touch a time, whole ones, in order. */
export function combustions(course: SunwardCourse, { endJdUT, startJdUT }: TimeSpan): CombustionSpan[] {
  const days = LONGEST_DAYS[course.planet];
  const reach = searchable(course, startJdUT - days, endJdUT + days);
  if (reach === null) return [];
  return combustPieces(course, reach)
    .filter((span) => span.startJdUT < endJdUT && span.endJdUT > startJdUT)
    .map((span) => combustionSpan(course, span, reach));
}

/** Returns when a planet stands less than an angle from the Sun around a conjunction; null at the ends of the ephemeris. */
export function nearSun(course: SunwardCourse, conjunctionJdUT: number, withinDeg: number): TimeSpan | null {
  const days = STEP_DAYS[course.planet];
  const reach = searchable(course, conjunctionJdUT - days, conjunctionJdUT + days);
  if (reach === null) return null;
  const edges = edgesAt(course, withinDeg, reach);
  const startJdUT = edges.findLast((jdUT) => jdUT < conjunctionJdUT);
  const endJdUT = edges.find((jdUT) => jdUT > conjunctionJdUT);
  return startJdUT !== undefined && endJdUT !== undefined ? { startJdUT, endJdUT } : null;
}

/** The part of a time that can be searched: the search looks a step beyond either end, from which it counts whole steps. */
function searchable({ planet, track }: SunwardCourse, fromJdUT: number, untilJdUT: number): TimeSpan | null {
  const step = STEP_DAYS[planet];
  const startJdUT = Math.max(fromJdUT, utFromTt(track.startJdTT) + 2 * step);
  const endJdUT = Math.min(untilJdUT, utFromTt(track.endJdTT) - 3 * step);
  return startJdUT < endJdUT ? { startJdUT, endJdUT } : null;
}

/** Cuts a time wherever the planet can become combust or cease to be, and joins the pieces in which it is. */
function combustPieces(course: SunwardCourse, reach: TimeSpan): TimeSpan[] {
  const edges = [...limitEdges(course, reach), ...limitTurns(course, reach)].sort((a, b) => a - b);
  const borders = [reach.startJdUT, ...edges, reach.endJdUT];
  const pieces = borders.slice(1).map((endJdUT, i) => ({ startJdUT: borders[i]!, endJdUT }));
  return joinedSpans(pieces.filter(({ endJdUT, startJdUT }) => readingAt(course, (startJdUT + endJdUT) / 2).isCombust));
}

function limitEdges(course: SunwardCourse, reach: TimeSpan): number[] {
  const { direct, retrograde } = combustionLimitsDeg(course.planet);
  const limits = direct === retrograde ? [direct] : [direct, retrograde];
  return limits.flatMap((limitDeg) => edgesAt(course, limitDeg, reach));
}

/** Where the limit depends on the motion it changes when the planet turns. */
function limitTurns({ planet, track }: SunwardCourse, { endJdUT, startJdUT }: TimeSpan): number[] {
  const { direct, retrograde } = combustionLimitsDeg(planet);
  return direct === retrograde ? [] : turnsOf(track, startJdUT, endJdUT).map(({ jdUT }) => jdUT);
}

/** When the planet stands at an angle from the Sun on either side, in order. */
function edgesAt(course: SunwardCourse, angleDeg: number, reach: TimeSpan): number[] {
  return [angleDeg, -angleDeg].flatMap((deg) => standsAhead(course, deg, reach)).sort((a, b) => a - b);
}

/** When the planet stands so many degrees ahead of the Sun, in order. */
function standsAhead({ planet, sun, track }: SunwardCourse, deg: number, { endJdUT, startJdUT }: TimeSpan): number[] {
  const step = STEP_DAYS[planet];
  const [from, until] = [ttFromUt(startJdUT), ttFromUt(endJdUT)];
  const aheadDeg = (jdTT: number) => wrap180(track.at(jdTT).longitudeDeg - sun.at(jdTT).longitudeDeg - deg);
  // Steps are counted from a fixed day, so that whatever the time asked about, an edge is at the same instant.
  const first = Math.floor(from / step) * step;
  return [...crossings(aheadDeg, first, until, step, EDGE_TOLERANCE_DAYS)]
    .filter(({ x }) => x >= from)
    .map(({ x }) => utFromTt(x));
}

function readingAt({ planet, sun, track }: SunwardCourse, jdUT: number): Combustion & { readonly isBackward: boolean } {
  const jdTT = ttFromUt(jdUT);
  const { longitudeDeg, speedDegPerDay } = track.at(jdTT);
  const isBackward = speedDegPerDay < 0;
  return { ...combustionOf(planet, longitudeDeg, sun.at(jdTT).longitudeDeg, isBackward), isBackward };
}

/** About a second: so far from an edge the limit of the combustion itself holds. */
const INSIDE_DAYS = 1e-5;

function combustionSpan(course: SunwardCourse, span: TimeSpan, reach: TimeSpan): CombustionSpan {
  const { endJdUT, startJdUT } = span;
  const [metJdUT] = standsAhead(course, 0, span);
  return {
    startJdUT: startJdUT === reach.startJdUT ? null : startJdUT,
    endJdUT: endJdUT === reach.endJdUT ? null : endJdUT,
    startLimitDeg: readingAt(course, startJdUT + INSIDE_DAYS).limitDeg!,
    endLimitDeg: readingAt(course, endJdUT - INSIDE_DAYS).limitDeg!,
    minSeparationDeg: metJdUT === undefined ? leastSeparationDeg(course, span) : 0,
    conjunction: metJdUT === undefined ? null : { jdUT: metJdUT, kind: kindAt(course, metJdUT) },
  };
}

function kindAt(course: SunwardCourse, jdUT: number): ConjunctionKind {
  return readingAt(course, jdUT).isBackward ? 'inferior' : 'superior';
}

function leastSeparationDeg(course: SunwardCourse, { endJdUT, startJdUT }: TimeSpan): number {
  const apartDeg = (jdUT: number) => readingAt(course, jdUT).separationDeg;
  const least = extremum(apartDeg, startJdUT, endJdUT, 'minimum', SEPARATION_TOLERANCE_DAYS);
  return Math.min(apartDeg(least), apartDeg(startJdUT), apartDeg(endJdUT));
}
