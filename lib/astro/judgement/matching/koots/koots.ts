/** The eight koots of two Moons: points, why, exceptions, and the total of 36 without and with them. */
import { BANDS } from '../../../tables/matching/bands.ts';
import { EXCEPTIONS } from '../../../tables/matching/exceptions.ts';
import type { BandId, KootId } from '../../../tables/matching/ids.ts';
import { KOOTS, kootRow } from '../../../tables/matching/koots.ts';
import { otherReadings, type MatchingConventions, type OtherReading } from '../conventions.ts';
import type { ExceptionSeen } from '../facts/exceptionFacts.ts';
import type { KootReason, Nearness } from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { seenOfException } from './exceptionsSeen.ts';
import {
  EXCEPTIONS_OF_KOOTS,
  isApplying,
  isLossy,
  isMended,
  pointedPair,
  type KootExceptionId,
  type PointedPair,
} from './kootExceptions.ts';
import { KOOT_POINTS, pointsOfKoots } from './kootPoints.ts';
import { KOOT_REASONS, type KootSide } from './kootReasons.ts';
import { nearnessOf } from './nearness.ts';

export interface KootException {
  readonly id: KootExceptionId;
  readonly isMet: boolean;
  /** Met, and of those that give points back by the chosen convention. */
  readonly isApplied: boolean;
  /** Points of the koot where it is applied; 0 where it never gives any. */
  readonly restores: number;
  readonly seen: ExceptionSeen;
}

export interface Koot {
  readonly id: KootId;
  readonly points: number;
  readonly max: number;
  /** Full points where an exception that is applied mends it. */
  readonly pointsWithExceptions: number;
  readonly groom: KootSide;
  readonly bride: KootSide;
  readonly reason: KootReason;
  /** Every exception of a koot that lost points, met or not; none of others. */
  readonly exceptions: readonly KootException[];
  /** Points by named conventions that differ. */
  readonly otherReadings: readonly OtherReading<number>[];
}

export interface MatchTotals {
  readonly total: number;
  readonly totalWithExceptions: number;
}

export interface KootMatch extends MatchTotals {
  /** In the order of the table of koots. */
  readonly koots: readonly Koot[];
  readonly band: BandId;
  readonly bandWithExceptions: BandId;
  readonly nearness: readonly Nearness[];
}

/** Returns the match of two Moons by the eight koots. */
export function kootMatch(groom: MatchMoon, bride: MatchMoon, conventions: MatchingConventions): KootMatch {
  const pointed = pointedPair(groom, bride, pointsOfKoots(groom, bride, conventions));
  const totals = totalsOf(pointed, conventions);
  return {
    ...totals,
    koots: KOOTS.map((_, kootIndex) => kootOf(pointed, kootIndex, conventions)),
    band: BANDS.of(totals.total),
    bandWithExceptions: BANDS.of(totals.totalWithExceptions),
    nearness: nearnessOf({ groom, bride }),
  };
}

/** Returns the totals alone of two Moons, for callers that need many. */
export function matchTotals(groom: MatchMoon, bride: MatchMoon, conventions: MatchingConventions): MatchTotals {
  return totalsOf(pointedPair(groom, bride, pointsOfKoots(groom, bride, conventions)), conventions);
}

function totalsOf(pointed: PointedPair, conventions: MatchingConventions): MatchTotals {
  let total = 0;
  let restored = 0;
  pointed.points.forEach((points, kootIndex) => {
    total += points;
    if (isMended(pointed, kootIndex, conventions)) restored += KOOTS[kootIndex]!.max - points;
  });
  return { total, totalWithExceptions: total + restored };
}

function kootOf(pointed: PointedPair, kootIndex: number, conventions: MatchingConventions): Koot {
  const { bride, groom } = pointed;
  const { id, max } = KOOTS[kootIndex]!;
  const points = pointed.points[kootIndex]!;
  const { basisOf, choice, classOf, reason } = KOOT_REASONS[kootIndex]!;
  const side = (moon: MatchMoon, other: MatchMoon): KootSide => ({
    class: classOf(moon, other, conventions),
    basis: basisOf(moon),
  });
  return {
    id,
    points,
    max,
    pointsWithExceptions: isMended(pointed, kootIndex, conventions) ? max : points,
    groom: side(groom, bride),
    bride: side(bride, groom),
    reason: reason({ groom, bride }, { points, max }, conventions),
    exceptions: exceptionsOf(pointed, kootIndex, conventions),
    otherReadings: otherReadings(choice, conventions, points, (others) =>
      KOOT_POINTS[kootIndex]!(groom, bride, others),
    ),
  };
}

function exceptionsOf(pointed: PointedPair, kootIndex: number, conventions: MatchingConventions): KootException[] {
  if (!isLossy(pointed, kootIndex)) return [];
  return EXCEPTIONS_OF_KOOTS[kootIndex]!.map((id) => {
    const seen = seenOfException(id, pointed);
    const { isMet } = seen.args;
    return { id, isMet, isApplied: isMet && isApplying(id, conventions), restores: restoredBy(id), seen };
  });
}

/** Returns the points that an exception gives back where it is applied. */
export function restoredBy(id: KootExceptionId): number {
  const { isRestoring, of } = EXCEPTIONS[id];
  return isRestoring ? kootRow(of).max : 0;
}
