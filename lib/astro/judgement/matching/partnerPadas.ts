/** All padas as the Moon of a partner, with their totals beside one Moon. */
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import type { Role } from '../../tables/matching/roles.ts';
import type { MatchingConventions } from './conventions.ts';
import type { PointsRange } from './facts/verdictFacts.ts';
import { matchTotals, type MatchTotals } from './koots/koots.ts';
import { moonsOfPada, type MatchMoon } from './matchMoon.ts';
import { rangeOf } from './open/openMoons.ts';

export interface PartnerPada {
  readonly signIndex: number;
  readonly nakshatraIndex: number;
  readonly pada: number;
  /** The least and the most: they differ in a pada that the middle of a sign cuts, or where the own Moon is open. */
  readonly total: PointsRange;
  readonly totalWithExceptions: PointsRange;
}

/**
 * Lists the 108 padas as the Moon of a partner: the greatest total first, then the greatest with exceptions, then in the
 * order of the zodiac.
 *
 * @param moons segments that the own Moon may stand in; one where she is known
 * @param role of the birth whose Moon that is
 */
export function partnerPadas(
  moons: readonly MatchMoon[],
  role: Role,
  conventions: MatchingConventions,
): readonly PartnerPada[] {
  return PADAS.map((segments) => padaOf(segments, moons, role, conventions)).sort(
    (one, other) => lower(one.total, other.total) || lower(one.totalWithExceptions, other.totalWithExceptions),
  );
}

function lower(one: PointsRange, other: PointsRange): number {
  return other.min - one.min || other.max - one.max;
}

/** Segments of each pada, in the order of the zodiac. */
const PADAS: readonly (readonly MatchMoon[])[] = NAKSHATRAS.flatMap((_, nakshatraIndex) =>
  [1, 2, 3, 4].map((pada) => moonsOfPada(nakshatraIndex, pada, null)),
);

function padaOf(
  segments: readonly MatchMoon[],
  moons: readonly MatchMoon[],
  role: Role,
  conventions: MatchingConventions,
): PartnerPada {
  const [{ nakshatraIndex, pada, signIndex }] = segments as [MatchMoon];
  const all = segments.flatMap((partner) =>
    moons.map((own): MatchTotals => {
      const [groom, bride] = role === 'groom' ? [own, partner] : [partner, own];
      return matchTotals(groom, bride, conventions);
    }),
  );
  return {
    signIndex,
    nakshatraIndex,
    pada,
    total: rangeOf(all.map(({ total }) => total)),
    totalWithExceptions: rangeOf(all.map(({ totalWithExceptions }) => totalWithExceptions)),
  };
}
