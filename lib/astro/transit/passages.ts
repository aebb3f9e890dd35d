/** When a planet passes from one part of the zodiac into the next, in either direction: one search for all of them. */
import { wrap180 } from '../angle.ts';
import type { CoursePoint, Track } from './track.ts';

/** A border between two equal parts of the zodiac is crossed; `passageJdTT` tells when. */
export interface Passage {
  readonly borderDeg: number;
  /** Points of the course on either side of the border; between them the planet moves one way. */
  readonly from: CoursePoint;
  readonly to: CoursePoint;
  /** The part that is entered, and the one that is left, from 0. */
  readonly enteredIndex: number;
  readonly leftIndex: number;
  readonly isForward: boolean;
}

/** About a hundredth of a second. */
const PASSAGE_TOLERANCE_DAYS = 1e-7;
/** Share of its greatest rate below which a planet is within 0.001 arcsec of the place where it turns. */
const STILL = 1e-4;

/**
 * Yields the passages of a planet from an instant on, or back from it, in the order in which they are met.
 *
 * Where no border can be reached at full speed, the search leaps; near a border it takes steps so short that the planet
 * turns once in them at the most, and searches both sides of the turn. So no passage is missed and none invented.
 *
 * @param arcDeg size of the parts, from 0 Aries on: 30 for signs, 3.75 for kakshas
 * @param untilJdTT where the search ends, before or after the start; kept within the ephemeris
 */
export function* passages(track: Track, arcDeg: number, fromJdTT: number, untilJdTT: number): Generator<Passage> {
  const direction = untilJdTT < fromJdTT ? -1 : 1;
  const lastJdTT = Math.min(Math.max(untilJdTT, track.startJdTT), track.endJdTT);
  let here = track.at(fromJdTT);
  while (direction * (lastJdTT - here.jdTT) > 0) {
    const leapDays = roomDeg(here, arcDeg) / track.fastestDegPerDay;
    const days = Math.min(Math.max(leapDays, track.stepDays), Math.abs(lastJdTT - here.jdTT));
    const there = track.at(here.jdTT + direction * days);
    if (days > leapDays) {
      for (const passage of passagesBetween(track, arcDeg, here, there)) yield passage;
    }
    here = there;
  }
}

/** Distance to the nearer border. */
function roomDeg({ longitudeDeg }: CoursePoint, arcDeg: number): number {
  const beyond = longitudeDeg % arcDeg;
  return Math.min(beyond, arcDeg - beyond);
}

/** The passages of a step, which is cut in two where the planet turns. */
function passagesBetween(track: Track, arcDeg: number, from: CoursePoint, to: CoursePoint): Passage[] {
  if (from.speedDegPerDay < 0 === to.speedDegPerDay < 0) return passagesOneWay(arcDeg, from, to);
  if (staysInPart(track, arcDeg, from, to)) return [];
  const turn = turnBetween(track, from, to);
  return [...passagesOneWay(arcDeg, from, turn), ...passagesOneWay(arcDeg, turn, to)];
}

/** Error of the turning place by the cubic course of a step, as a share of the longest way in it, at most. */
const TURN_DOUBT = 1 / 32;

/** Tells whether a step with a turn stays within one part, so that the instant of the turn does not matter. */
function staysInPart(track: Track, arcDeg: number, from: CoursePoint, to: CoursePoint): boolean {
  const beyondDeg = from.longitudeDeg % arcDeg;
  const course = cubicCourse(from, to);
  const turnDeg = beyondDeg + courseDeg(course, turnOf(course));
  const doubtDeg = track.fastestDegPerDay * track.stepDays * TURN_DOUBT;
  const endDeg = beyondDeg + courseDeg(course, 1);
  return Math.min(turnDeg - doubtDeg, endDeg) > 0 && Math.max(turnDeg + doubtDeg, endDeg) < arcDeg;
}

/** A course through both ends of a step with the speeds that it has there: degrees from its beginning, by powers of the part of the step. */
interface CubicCourse {
  readonly linear: number;
  readonly square: number;
  readonly cube: number;
}

function cubicCourse(from: CoursePoint, to: CoursePoint): CubicCourse {
  const movedDeg = wrap180(to.longitudeDeg - from.longitudeDeg);
  const days = to.jdTT - from.jdTT;
  const startDeg = from.speedDegPerDay * days;
  const endDeg = to.speedDegPerDay * days;
  return {
    linear: startDeg,
    square: 3 * movedDeg - 2 * startDeg - endDeg,
    cube: startDeg + endDeg - 2 * movedDeg,
  };
}

function courseDeg({ linear, square, cube }: CubicCourse, part: number): number {
  return part * (linear + part * (square + part * cube));
}

/** Finds the turn by the cubic course, repeated until the planet stands still there. */
function turnBetween(track: Track, from: CoursePoint, to: CoursePoint): CoursePoint {
  const stillDegPerDay = track.fastestDegPerDay * STILL;
  let before = from;
  let after = to;
  for (;;) {
    const part = turnOf(cubicCourse(before, after));
    const here = track.at(before.jdTT + part * (after.jdTT - before.jdTT));
    if (Math.abs(here.speedDegPerDay) < stillDegPerDay) return here;
    if (here.speedDegPerDay < 0 === before.speedDegPerDay < 0) before = here;
    else after = here;
  }
}

/** The part of the step after which a course turns that goes one way at first and the other way at last. */
function turnOf({ linear, square, cube }: CubicCourse): number {
  const root = Math.sqrt(square * square - 3 * cube * linear);
  const sum = -(square + (square < 0 ? -root : root));
  const part = sum / (3 * cube);
  return part >= 0 && part <= 1 ? part : linear / sum;
}

/** The passages of a time in which the planet moves one way, in the order from one end to the other. */
function passagesOneWay(arcDeg: number, from: CoursePoint, to: CoursePoint): Passage[] {
  const movedDeg = wrap180(to.longitudeDeg - from.longitudeDeg);
  const firstBorder = Math.floor(from.longitudeDeg / arcDeg);
  const count = Math.floor((from.longitudeDeg + movedDeg) / arcDeg) - firstBorder;
  const isForward = movedDeg > 0 === to.jdTT > from.jdTT;
  const parts = Math.round(360 / arcDeg);
  const found: Passage[] = [];
  for (let i = 0; i < Math.abs(count); i++) {
    const border = count > 0 ? firstBorder + 1 + i : firstBorder - i;
    const above = (border + parts) % parts;
    const below = (border - 1 + parts) % parts;
    found.push({
      borderDeg: border * arcDeg,
      from,
      to,
      enteredIndex: isForward ? above : below,
      leftIndex: isForward ? below : above,
      isForward,
    });
  }
  return found;
}

/** Uncertainty of speeds: with a star ayanamsa they leave out the aberration of the star. */
const SPEED_DOUBT_DEG_PER_DAY = 1e-4;

/**
 * Returns when a passage is made.
 *
 * Newton's method, kept within the shrinking bracket: as the speed is known, it needs half as many positions.
 */
export function passageJdTT(track: Track, { borderDeg, from, to }: Passage): number {
  const isRising = wrap180(to.longitudeDeg - from.longitudeDeg) > 0;
  // From fastest to a turn takes about half the time between two turns: speed never changes faster than this.
  const mostDegPerDay2 = (4 * track.fastestDegPerDay) / track.stepDays;
  let before = from.jdTT;
  let after = to.jdTT;
  let jdTT = firstGuess(borderDeg, from, to);
  while (Math.abs(after - before) > PASSAGE_TOLERANCE_DAYS) {
    const { longitudeDeg, speedDegPerDay } = track.at(jdTT);
    const distanceDeg = wrap180(longitudeDeg - borderDeg);
    if (distanceDeg < 0 === isRising) before = jdTT;
    else after = jdTT;
    const next = jdTT - distanceDeg / speedDegPerDay;
    const days = Math.abs(next - jdTT);
    const offDeg = days * ((days * mostDegPerDay2) / 2 + SPEED_DOUBT_DEG_PER_DAY);
    if (offDeg < PASSAGE_TOLERANCE_DAYS * Math.abs(speedDegPerDay)) return next;
    const isWithin = (next - before) * (next - after) < 0;
    jdTT = isWithin ? next : (before + after) / 2;
  }
  return jdTT;
}

/** Accuracy of the cubic course, as a share of a step. */
const GUESS_HALVINGS = 12;

/** Where the cubic course reaches the border. */
function firstGuess(borderDeg: number, from: CoursePoint, to: CoursePoint): number {
  const course = cubicCourse(from, to);
  const wantedDeg = wrap180(borderDeg - from.longitudeDeg);
  const isRising = courseDeg(course, 1) > 0;
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < GUESS_HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (courseDeg(course, middle) < wantedDeg === isRising) low = middle;
    else high = middle;
  }
  return from.jdTT + ((to.jdTT - from.jdTT) * (low + high)) / 2;
}
