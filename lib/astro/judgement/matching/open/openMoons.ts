/** Moons that may stand in several segments of the zodiac, and what is the same in all of them. */
import type { Two, Role } from '../../../tables/matching/roles.ts';
import type { CrossedBorder } from '../facts/kootFacts.ts';
import type { PointsRange } from '../facts/verdictFacts.ts';
import { segmentOf, type MatchMoon } from '../matchMoon.ts';

/** Of each the segments that the Moon may stand in, in the order of the zodiac; one where she is known. */
export type OpenMoons = Two<readonly MatchMoon[]>;

/** Returns what is made of every pair: a row for each segment of the groom's Moon. */
export function pairsOf<T>(
  { bride, groom }: OpenMoons,
  made: (groom: MatchMoon, bride: MatchMoon) => T,
): readonly (readonly T[])[] {
  return groom.map((own) => bride.map((hers) => made(own, hers)));
}

/** Lists distinct values in the order of their first appearance. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Returns the least and the most of numbers. */
export function rangeOf(values: readonly number[]): PointsRange {
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** Returns what is the same in every one of several records, or null where they differ. */
export function common<T>(values: readonly T[]): T | null {
  const [first, ...others] = values;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const written = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === written) ? first : null;
}

/** Lists the records that are in every one of several lists. */
export function commonOf<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return first ?? [];
  const written = others.map((list) => new Set(list.map((each) => JSON.stringify(each))));
  return first.filter((each) => written.every((list) => list.has(JSON.stringify(each))));
}

/**
 * Lists the borders of segments at which a value changes, the groom's first.
 *
 * @param valueOf by the places of the segments in their lists
 */
export function changingBorders(
  { bride, groom }: OpenMoons,
  valueOf: (groomPlace: number, bridePlace: number) => unknown,
): CrossedBorder[] {
  const ofGroom = bordersOf('groom', groom, (place) =>
    bride.some((_, other) => valueOf(place, other) !== valueOf(place - 1, other)),
  );
  const ofBride = bordersOf('bride', bride, (place) =>
    groom.some((_, other) => valueOf(other, place) !== valueOf(other, place - 1)),
  );
  return [...ofGroom, ...ofBride];
}

function bordersOf(role: Role, moons: readonly MatchMoon[], isChanging: (place: number) => boolean): CrossedBorder[] {
  return moons.flatMap((moon, place): CrossedBorder[] => {
    const before = moons[place - 1];
    if (!before || !isChanging(place)) return [];
    const { nakshatraIndex, pada, signIndex } = moon;
    const { fromDeg: longitudeDeg } = segmentOf(moon);
    return [{ role, border: borderBetween(before, moon), longitudeDeg, signIndex, nakshatraIndex, pada }];
  });
}

/** Every third border of signs is one of nakshatras too. */
function borderBetween(before: MatchMoon, after: MatchMoon): CrossedBorder['border'] {
  if (before.nakshatraIndex !== after.nakshatraIndex) {
    return before.signIndex === after.signIndex ? 'nakshatra' : 'sign_and_nakshatra';
  }
  if (before.signIndex !== after.signIndex) return 'sign';
  return before.pada === after.pada ? 'half_sign' : 'pada';
}
