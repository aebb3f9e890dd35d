/** Koots of two Moons of which one or both may stand in several segments, as where a time of birth is not known. */
import { BANDS } from '../../../tables/matching/bands.ts';
import type { BandId, KootId } from '../../../tables/matching/ids.ts';
import type { MatchingConventions, OtherReading } from '../conventions.ts';
import type { ExceptionSeen } from '../facts/exceptionFacts.ts';
import { openKoot, type CrossedBorder, type KootReason, type Nearness, type OpenKootFact } from '../facts/kootFacts.ts';
import type { PointsRange } from '../facts/verdictFacts.ts';
import type { KootExceptionId } from '../koots/kootExceptions.ts';
import type { KootSide } from '../koots/kootReasons.ts';
import { kootMatch, type Koot, type KootMatch } from '../koots/koots.ts';
import { changingBorders, common, commonOf, distinct, pairsOf, rangeOf, type OpenMoons } from './openMoons.ts';

export interface OpenException {
  readonly id: KootExceptionId;
  /** Met wherever its koot lost points. */
  readonly isMet: boolean;
  readonly isApplied: boolean;
  readonly restores: number;
  /** Null where it differs from one segment to another. */
  readonly seen: ExceptionSeen | null;
}

export interface OpenKoot {
  readonly id: KootId;
  readonly max: number;
  /** Null where they differ from one segment to another. */
  readonly points: number | null;
  /** Ascending; null where the points are known. */
  readonly possible: readonly number[] | null;
  /** Whether an exception that is applied gives it its full points wherever it lost some. */
  readonly isMended: boolean;
  /** Null where they differ from one segment to another. */
  readonly groom: KootSide | null;
  readonly bride: KootSide | null;
  readonly reason: KootReason | null;
  readonly exceptions: readonly OpenException[];
  readonly otherReadings: readonly OtherReading<number>[];
  readonly known: OpenKootFact;
}

export interface OpenKootMatch {
  readonly koots: readonly OpenKoot[];
  readonly total: PointsRange;
  readonly totalWithExceptions: PointsRange;
  /** Null where the least and the most are not in one band. */
  readonly band: BandId | null;
  readonly bandWithExceptions: BandId | null;
  readonly nearness: readonly Nearness[];
}

/** Returns what is known of the koots, over all segments that the Moons may stand in. */
export function openKootMatch(moons: OpenMoons, conventions: MatchingConventions): OpenKootMatch {
  const matches = pairsOf(moons, (groom, bride) => kootMatch(groom, bride, conventions));
  const all = matches.flat();
  const koots = all[0]!.koots.map((_, kootIndex) => openKootOf(moons, matches, kootIndex));
  const total = rangeOf(all.map((match) => match.total));
  const totalWithExceptions = rangeOf(all.map((match) => match.total + restoredIn(match, koots)));
  return {
    koots,
    total,
    totalWithExceptions,
    band: bandOf(total),
    bandWithExceptions: bandOf(totalWithExceptions),
    nearness: commonOf(all.map((match) => match.nearness)),
  };
}

function bandOf({ max, min }: PointsRange): BandId | null {
  return BANDS.of(min) === BANDS.of(max) ? BANDS.of(min) : null;
}

function restoredIn({ koots }: KootMatch, open: readonly OpenKoot[]): number {
  return koots.reduce((sum, { max, points }, i) => (open[i]!.isMended ? sum + max - points : sum), 0);
}

function openKootOf(moons: OpenMoons, matches: readonly (readonly KootMatch[])[], kootIndex: number): OpenKoot {
  const grid = matches.map((row) => row.map(({ koots }) => koots[kootIndex]!));
  const koots = grid.flat();
  const [{ id, max }] = koots as [Koot];
  const values = distinct(koots.map(({ points }) => points)).sort((a, b) => a - b);
  const points = values.length === 1 ? values[0]! : null;
  const borders = changingBorders(moons, (groom, bride) => grid[groom]![bride]!.points);
  const exceptions = openExceptions(koots.filter((koot) => koot.points < max));
  return {
    id,
    max,
    points,
    possible: points === null ? values : null,
    isMended: exceptions.some(({ isApplied }) => isApplied),
    groom: common(koots.map(({ groom }) => groom)),
    bride: common(koots.map(({ bride }) => bride)),
    reason: common(koots.map(({ reason }) => reason)),
    exceptions,
    otherReadings: common(koots.map(({ otherReadings }) => otherReadings)) ?? [],
    known: knownOf({ id, max }, points, values, borders),
  };
}

function knownOf(
  { id: koot, max }: Pick<Koot, 'id' | 'max'>,
  points: number | null,
  possible: readonly number[],
  borders: readonly CrossedBorder[],
): OpenKootFact {
  if (points !== null) return openKoot('determined', { koot, points, max });
  return openKoot('open', { koot, possible, max, borders });
}

/** @param lossy the koot in each pair of segments in which it lost points */
function openExceptions(lossy: readonly Koot[]): OpenException[] {
  const [first] = lossy;
  if (!first) return [];
  return first.exceptions.map(({ id, restores }, i) => {
    const each = lossy.map(({ exceptions }) => exceptions[i]!);
    return {
      id,
      restores,
      isMet: each.every(({ isMet }) => isMet),
      isApplied: each.every(({ isApplied }) => isApplied),
      seen: common(each.map(({ seen }) => seen)),
    };
  });
}
