/** Stays of a planet in the parts of the zodiac, each unbroken one its own; retrograde re-entries are stays of their own. */
import { ttFromUt, utFromTt } from '../earth/deltaT.ts';
import { passageJdTT, passages, type Passage } from './passages.ts';
import type { Track } from './track.ts';

/** An unbroken stay, `startJdUT <= jdUT < endJdUT`. */
export interface Stay {
  /** Of the part of the zodiac, from 0. */
  readonly index: number;
  /** Null where it begins before the ephemeris does. */
  readonly startJdUT: number | null;
  /** Null where it ends after the ephemeris does. */
  readonly endJdUT: number | null;
  /** Whether the planet enters, or leaves, moving backwards; null where the instant is null. */
  readonly isEnteredBackward: boolean | null;
  readonly isLeftBackward: boolean | null;
}

/** Tells whether an instant falls into a stay, or into several taken together. */
export function isStayAt({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>, jdUT: number): boolean {
  return (startJdUT ?? -Infinity) <= jdUT && jdUT < (endJdUT ?? Infinity);
}

/**
 * Lists the stays that touch a time, whole ones, in order.
 *
 * @param fromJdUT within the ephemeris; `untilJdUT` may lie behind its end
 */
export function stays(track: Track, arcDeg: number, fromJdUT: number, untilJdUT: number): Stay[] {
  const fromJdTT = ttFromUt(fromJdUT);
  const untilJdTT = ttFromUt(untilJdUT);
  const found: Stay[] = [];
  let entry = entryBefore(track, arcDeg, fromJdTT);
  for (const passage of passages(track, arcDeg, fromJdTT, track.endJdTT)) {
    const exit = borderOf(track, passage);
    found.push(stayBetween(entry, exit, passage.leftIndex));
    if (exit.jdTT >= untilJdTT) return found;
    entry = exit;
  }
  found.push(stayBetween(entry, null, partAt(track, arcDeg, fromJdUT)));
  return found;
}

/** Returns the stay that runs at an instant. */
export function stayAt(track: Track, arcDeg: number, jdUT: number): Stay {
  return stays(track, arcDeg, jdUT, jdUT)[0]!;
}

/** Returns the part of the zodiac where a planet is at an instant, from 0. */
export function partAt(track: Track, arcDeg: number, jdUT: number): number {
  return Math.floor(track.at(ttFromUt(jdUT)).longitudeDeg / arcDeg);
}

/** Returns when a planet first enters a part from an instant on; null where it does not before the end of a time. */
export function nextEntryJdUT(
  track: Track,
  arcDeg: number,
  index: number,
  fromJdUT: number,
  untilJdUT: number,
): number | null {
  const untilJdTT = ttFromUt(untilJdUT);
  for (const passage of passages(track, arcDeg, ttFromUt(fromJdUT), track.endJdTT)) {
    if (passage.from.jdTT >= untilJdTT) return null;
    if (passage.enteredIndex !== index) continue;
    const jdTT = passageJdTT(track, passage);
    return jdTT < untilJdTT ? utFromTt(jdTT) : null;
  }
  return null;
}

/** Returns when and how a planet came into the part where it is at an instant; null where that was before the ephemeris begins. */
function entryBefore(track: Track, arcDeg: number, jdTT: number): Border | null {
  const passage = firstPassage(track, arcDeg, jdTT, track.startJdTT);
  return passage && borderOf(track, passage);
}

function firstPassage(track: Track, arcDeg: number, fromJdTT: number, untilJdTT: number): Passage | null {
  for (const passage of passages(track, arcDeg, fromJdTT, untilJdTT)) return passage;
  return null;
}

/** A passage with its instant. */
interface Border {
  readonly passage: Passage;
  readonly jdTT: number;
  readonly jdUT: number;
}

function borderOf(track: Track, passage: Passage): Border {
  const jdTT = passageJdTT(track, passage);
  return { passage, jdTT, jdUT: utFromTt(jdTT) };
}

/** @param index of the part, where the entry is not known */
function stayBetween(entry: Border | null, exit: Border | null, index: number): Stay {
  return {
    index: entry ? entry.passage.enteredIndex : index,
    startJdUT: entry && entry.jdUT,
    endJdUT: exit && exit.jdUT,
    isEnteredBackward: entry && !entry.passage.isForward,
    isLeftBackward: exit && !exit.passage.isForward,
  };
}

/** A whole stay in a part of the zodiac, from the first entry to the final exit, with the times outside in between. */
export interface WholeStay {
  /** Each unbroken stay, in order; a planet that does not turn at a border has one. */
  readonly segments: readonly Stay[];
  /** The one that runs at the requested instant. */
  readonly current: Stay;
}

/** Returns the whole stay that an unbroken stay belongs to: a planet that turns back over a border returns later. */
export function wholeStayAt(track: Track, arcDeg: number, jdUT: number): WholeStay {
  const current = stayAt(track, arcDeg, jdUT);
  const earlier: Stay[] = [];
  for (let stay = returnedFrom(track, arcDeg, current); stay; stay = returnedFrom(track, arcDeg, stay)) {
    earlier.unshift(stay);
  }
  const later: Stay[] = [];
  for (let stay = returnedTo(track, arcDeg, current); stay; stay = returnedTo(track, arcDeg, stay)) later.push(stay);
  return { segments: [...earlier, current, ...later], current };
}

/** About a second: so far from a border an instant lies in the neighbouring stay, to which the border may not belong. */
export const NEIGHBOUR_DAYS = 1e-5;

/** The stay in the same part before this one, where the planet left it for a neighbour and turned. */
function returnedFrom(track: Track, arcDeg: number, { index, startJdUT }: Stay): Stay | null {
  if (startJdUT === null) return null;
  const away = firstPassage(track, arcDeg, ttFromUt(startJdUT - NEIGHBOUR_DAYS), track.startJdTT);
  if (away?.leftIndex !== index) return null;
  return stayAt(track, arcDeg, utFromTt(passageJdTT(track, away)) - NEIGHBOUR_DAYS);
}

function returnedTo(track: Track, arcDeg: number, { endJdUT, index }: Stay): Stay | null {
  if (endJdUT === null) return null;
  const back = firstPassage(track, arcDeg, ttFromUt(endJdUT + NEIGHBOUR_DAYS), track.endJdTT);
  if (back?.enteredIndex !== index) return null;
  return stayAt(track, arcDeg, utFromTt(passageJdTT(track, back)) + NEIGHBOUR_DAYS);
}
