/** When a passing planet meets a degree: the instants, the times within an orb of it, and its stations. */
import { separationDeg, wrap360 } from '../angle.ts';
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import { crossings } from '../search.ts';
import { passageJdTT, passages } from './passages.ts';
import type { Track } from './track.ts';
import type { TimeSpan } from '../time.ts';

/** A passage of a planet over a degree. */
interface Hit {
  readonly jdUT: number;
  /** True where the planet moves forward over the degree, false where it moves backwards. */
  readonly isForward: boolean;
}

/** Returns the course of a planet with longitudes counted from a degree of the zodiac, so that borders lie there. */
export function turnedTo(track: Track, zeroDeg: number): Track {
  return {
    ...track,
    at(jdTT) {
      const { longitudeDeg, speedDegPerDay } = track.at(jdTT);
      return { jdTT, longitudeDeg: wrap360(longitudeDeg - zeroDeg), speedDegPerDay };
    },
  };
}

const WHOLE_CIRCLE_DEG = 360;

/** Lists when a planet stands exactly on a degree, in order. */
export function degreeHits(track: Track, degreeDeg: number, fromJdUT: number, untilJdUT: number): Hit[] {
  const course = turnedTo(track, degreeDeg);
  const found: Hit[] = [];
  for (const passage of passages(course, WHOLE_CIRCLE_DEG, ttFromUt(fromJdUT), ttFromUt(untilJdUT))) {
    found.push({ jdUT: utFromTt(passageJdTT(course, passage)), isForward: passage.isForward });
  }
  return found;
}

/** Lists the times in which a planet is within an orb of a degree, cut to the requested time. */
export function closeSpans(
  track: Track,
  degreeDeg: number,
  orbDeg: number,
  fromJdUT: number,
  untilJdUT: number,
): TimeSpan[] {
  const below = degreeHits(track, wrap360(degreeDeg - orbDeg), fromJdUT, untilJdUT);
  const above = degreeHits(track, wrap360(degreeDeg + orbDeg), fromJdUT, untilJdUT);
  const borders = [
    ...below.map(({ isForward, jdUT }) => ({ jdUT, isEntry: isForward })),
    ...above.map(({ isForward, jdUT }) => ({ jdUT, isEntry: !isForward })),
  ].sort((a, b) => a.jdUT - b.jdUT);
  const spans: TimeSpan[] = [];
  const isWithin = separationDeg(track.at(ttFromUt(fromJdUT)).longitudeDeg, degreeDeg) < orbDeg;
  let startJdUT = isWithin ? fromJdUT : null;
  for (const { isEntry, jdUT } of borders) {
    if (!isEntry && startJdUT !== null) spans.push({ startJdUT, endJdUT: jdUT });
    startJdUT = isEntry ? jdUT : null;
  }
  if (startJdUT !== null) spans.push({ startJdUT, endJdUT: untilJdUT });
  return spans;
}

/** A station: the planet stands still and turns. */
export interface Turn {
  readonly jdUT: number;
  readonly longitudeDeg: number;
  readonly turns: 'retrograde' | 'direct';
}

/** So near the ends of the ephemeris no station is found: within the days that it reaches beyond its last year. */
const TURN_STEP_DAYS = 10;
/** A tenth of a second. */
const TURN_TOLERANCE_DAYS = 1e-6;

/** Lists the stations of a planet in a time, in order; those at the very ends of the ephemeris are left out. */
export function turnsOf(track: Track, fromJdUT: number, untilJdUT: number): Turn[] {
  const speed = (jdTT: number) => track.at(jdTT).speedDegPerDay;
  const stepDays = Math.min(track.stepDays / 2, TURN_STEP_DAYS);
  // The search looks a step beyond either end of its span.
  const from = Math.max(ttFromUt(fromJdUT), track.startJdTT + stepDays);
  const until = Math.min(ttFromUt(untilJdUT), track.endJdTT - 2 * stepDays);
  if (from >= until) return [];
  // Steps are counted from a fixed day, so that whatever the time asked about, a station is at the same instant.
  const first = Math.max(Math.floor(from / stepDays) * stepDays, track.startJdTT + stepDays);
  return [...crossings(speed, first, until, stepDays, TURN_TOLERANCE_DAYS)]
    .filter(({ x }) => x >= from)
    .map(({ isRising, x }) => ({
      jdUT: utFromTt(x),
      longitudeDeg: track.at(x).longitudeDeg,
      turns: isRising ? 'direct' : 'retrograde',
    }));
}
