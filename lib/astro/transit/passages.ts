/** When a planet passes from one part of the zodiac into the next, in either direction: one search for all of them. */
import { wrap180 } from '../angle.ts';
import { findCrossing } from '../search.ts';
import type { CoursePoint, Track } from './track.ts';

/** A border between two equal parts of the zodiac is crossed. */
export interface Passage {
  readonly jdTT: number;
  /** The part that is entered, and the one that is left, from 0. */
  readonly enteredIndex: number;
  readonly leftIndex: number;
  readonly isForward: boolean;
}

/** About a hundredth of a second. */
const TOLERANCE_DAYS = 1e-7;
/** A planet that turns stands so still that this moves it by less than a thousandth of an arc second. */
const TURN_TOLERANCE_DAYS = 1e-3;

interface Sample extends CoursePoint {
  readonly jdTT: number;
}

/**
 * Yields the passages of a planet from an instant on, or back from it, in the order in which they are met.
 *
 * Where no border is within reach at full speed, the search leaps; near a border it takes steps so short that the
 * planet turns once in them at the most, and looks on both sides of the turn. So none is missed and none invented.
 *
 * @param arcDeg size of the parts, from 0 Aries on: 30 for signs, 3.75 for kakshas
 * @param untilJdTT where the search ends, before or after the start; kept within the ephemeris
 */
export function* passages(track: Track, arcDeg: number, fromJdTT: number, untilJdTT: number): Generator<Passage> {
  const direction = untilJdTT < fromJdTT ? -1 : 1;
  const lastJdTT = Math.min(Math.max(untilJdTT, track.startJdTT), track.endJdTT);
  let here = sample(track, fromJdTT);
  while (direction * (lastJdTT - here.jdTT) > 0) {
    const leapDays = roomDeg(here, arcDeg) / track.fastestDegPerDay;
    const days = Math.min(Math.max(leapDays, track.stepDays), Math.abs(lastJdTT - here.jdTT));
    const there = sample(track, here.jdTT + direction * days);
    if (days > leapDays) yield* passagesBetween(track, arcDeg, here, there);
    here = there;
  }
}

function sample(track: Track, jdTT: number): Sample {
  const { longitudeDeg, speedDegPerDay } = track.at(jdTT);
  return { jdTT, longitudeDeg, speedDegPerDay };
}

/** Distance to the nearer border. */
function roomDeg({ longitudeDeg }: Sample, arcDeg: number): number {
  const beyond = longitudeDeg % arcDeg;
  return Math.min(beyond, arcDeg - beyond);
}

/** The passages of a step, which is cut in two where the planet turns. */
function* passagesBetween(track: Track, arcDeg: number, from: Sample, to: Sample): Generator<Passage> {
  if (from.speedDegPerDay < 0 === to.speedDegPerDay < 0) {
    yield* passagesOneWay(track, arcDeg, from, to);
    return;
  }
  if (isFarFromBorders(from, to, arcDeg)) return;
  const speed = (jdTT: number) => track.at(jdTT).speedDegPerDay;
  const turn = sample(track, findCrossing(speed, from.jdTT, to.jdTT, TURN_TOLERANCE_DAYS));
  yield* passagesOneWay(track, arcDeg, from, turn);
  yield* passagesOneWay(track, arcDeg, turn, to);
}

/** Until it turns a planet slows down evenly, more or less: twice the way that this would take it is out of the question. */
function isFarFromBorders(from: Sample, to: Sample, arcDeg: number): boolean {
  // Where the whole circle is one part, its border lies between two places that differ by nearly all of it.
  const isAcrossZero = Math.abs(to.longitudeDeg - from.longitudeDeg) > 180;
  const isSamePart = !isAcrossZero && Math.floor(from.longitudeDeg / arcDeg) === Math.floor(to.longitudeDeg / arcDeg);
  const [speed, speedAfter] = [Math.abs(from.speedDegPerDay), Math.abs(to.speedDegPerDay)];
  const daysToTurn = (Math.abs(to.jdTT - from.jdTT) * speed) / (speed + speedAfter);
  return isSamePart && roomDeg(from, arcDeg) > speed * daysToTurn;
}

/** The passages of a time in which the planet moves one way, in the order from one end to the other. */
function* passagesOneWay(track: Track, arcDeg: number, from: Sample, to: Sample): Generator<Passage> {
  const movedDeg = wrap180(to.longitudeDeg - from.longitudeDeg);
  const firstBorder = Math.floor(from.longitudeDeg / arcDeg);
  const count = Math.floor((from.longitudeDeg + movedDeg) / arcDeg) - firstBorder;
  const isForward = movedDeg > 0 === to.jdTT > from.jdTT;
  const parts = Math.round(360 / arcDeg);
  for (let i = 0; i < Math.abs(count); i++) {
    const border = count > 0 ? firstBorder + 1 + i : firstBorder - i;
    const above = (border + parts) % parts;
    const below = (border - 1 + parts) % parts;
    yield {
      jdTT: reachedJdTT(track, border * arcDeg, from, to),
      enteredIndex: isForward ? above : below,
      leftIndex: isForward ? below : above,
      isForward,
    };
  }
}

/** Newton's steps, kept within the shrinking bracket: the speed is known, so they need half as many looks. */
function reachedJdTT(track: Track, borderDeg: number, from: Sample, to: Sample): number {
  const isRising = wrap180(to.longitudeDeg - from.longitudeDeg) > 0;
  let [before, after] = [from.jdTT, to.jdTT];
  let jdTT = firstGuess(borderDeg, from, to);
  while (Math.abs(after - before) > TOLERANCE_DAYS) {
    const { longitudeDeg, speedDegPerDay } = track.at(jdTT);
    const distanceDeg = wrap180(longitudeDeg - borderDeg);
    if (distanceDeg < 0 === isRising) before = jdTT;
    else after = jdTT;
    const next = jdTT - distanceDeg / speedDegPerDay;
    if (Math.abs(next - jdTT) < TOLERANCE_DAYS) return next;
    const isWithin = (next - before) * (next - after) < 0;
    jdTT = isWithin ? next : (before + after) / 2;
  }
  return jdTT;
}

/** The time as a cubic of the longitude, through both ends with the speeds that they have; a middle where it leaves them. */
function firstGuess(borderDeg: number, from: Sample, to: Sample): number {
  const movedDeg = wrap180(to.longitudeDeg - from.longitudeDeg);
  const days = to.jdTT - from.jdTT;
  const s = wrap180(borderDeg - from.longitudeDeg) / movedDeg;
  const ofStart = (movedDeg / from.speedDegPerDay) * s * (1 - s) ** 2;
  const ofEnd = (movedDeg / to.speedDegPerDay) * s ** 2 * (1 - s);
  const part = (days * s ** 2 * (3 - 2 * s) + ofStart - ofEnd) / days;
  return from.jdTT + days * (part > 0 && part < 1 ? part : 0.5);
}
