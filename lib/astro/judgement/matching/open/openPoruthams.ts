/** Poruthams of two Moons of which one or both may stand in several segments. */
import type { PoruthamId, PoruthamLevel } from '../../../tables/matching/ids.ts';
import type { MatchingConventions, OtherReading } from '../conventions.ts';
import type { ExceptionSeen } from '../facts/exceptionFacts.ts';
import type { CrossedBorder } from '../facts/kootFacts.ts';
import type { PoruthamSeen } from '../facts/poruthamFacts.ts';
import type { PointsRange } from '../facts/verdictFacts.ts';
import { poruthamMatch, type PoruthamMatch } from '../poruthams/poruthams.ts';
import { changingBorders, common, commonOf, distinct, pairsOf, rangeOf, type OpenMoons } from './openMoons.ts';

export interface OpenPorutham {
  readonly id: PoruthamId;
  /** Null where it differs from one segment to another. */
  readonly level: PoruthamLevel | null;
  /** Null where the level is known. */
  readonly possible: readonly PoruthamLevel[] | null;
  readonly isAgreed: boolean | null;
  readonly seen: PoruthamSeen | null;
  readonly exceptions: readonly ExceptionSeen[];
  readonly otherReadings: readonly OtherReading<PoruthamLevel>[];
  /** Borders at which the level changes. */
  readonly borders: readonly CrossedBorder[];
}

export interface OpenPoruthamMatch {
  readonly poruthams: readonly OpenPorutham[];
  readonly agreed: PointsRange;
  /** Essential ones that agree in no segment. */
  readonly essentialMissing: readonly PoruthamId[];
}

/** Returns what is known of the poruthams, over all segments that the Moons may stand in. */
export function openPoruthamMatch(moons: OpenMoons, conventions: MatchingConventions): OpenPoruthamMatch {
  const matches = pairsOf(moons, (groom, bride) => poruthamMatch({ groom, bride }, conventions));
  const all = matches.flat();
  return {
    poruthams: all[0]!.poruthams.map((_, place) => openPoruthamOf(moons, matches, place)),
    agreed: rangeOf(all.map(({ agreed }) => agreed)),
    essentialMissing: commonOf(all.map(({ essentialMissing }) => essentialMissing)),
  };
}

function openPoruthamOf(moons: OpenMoons, matches: readonly (readonly PoruthamMatch[])[], place: number): OpenPorutham {
  const grid = matches.map((row) => row.map(({ poruthams }) => poruthams[place]!));
  const each = grid.flat();
  const levels = distinct(each.map(({ level }) => level));
  const agreed = distinct(each.map(({ isAgreed }) => isAgreed));
  return {
    id: each[0]!.id,
    level: levels.length === 1 ? levels[0]! : null,
    possible: levels.length === 1 ? null : LEVELS.filter((level) => levels.includes(level)),
    isAgreed: agreed.length === 1 ? agreed[0]! : null,
    seen: common(each.map(({ seen }) => seen)),
    exceptions: commonOf(each.map(({ exceptions }) => exceptions)),
    otherReadings: common(each.map(({ otherReadings }) => otherReadings)) ?? [],
    borders: changingBorders(moons, (groom, bride) => grid[groom]![bride]!.level),
  };
}

const LEVELS: readonly PoruthamLevel[] = ['uttama', 'madhyama', 'adhama'];
