/** Which exceptions are met where a koot lost points. */
import { MOON_PAIR_EXCEPTIONS, type MoonPairExceptionId } from '../../../affliction/matchExceptions.ts';
import { areLordsAtOne, moonPair, type MoonPair } from '../../../affliction/moonPair.ts';
import { EXCEPTION_IDS, EXCEPTIONS, type ExceptionId } from '../../../tables/matching/exceptions.ts';
import { KOOT_IDS, type KootId } from '../../../tables/matching/ids.ts';
import { KOOTS } from '../../../tables/matching/koots.ts';
import { lordVarnaRank } from '../../../tables/matching/points.ts';
import { signLord } from '../../../tables/signs.ts';
import { VASYA_SIGNS } from '../../../tables/matching/poruthams.ts';
import type { MatchingConventions } from '../conventions.ts';
import type { VasyaCase } from '../facts/exceptionFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { starCount } from './kootPoints.ts';

/** Two Moons with the points of their koots, by which exceptions are decided. */
export interface PointedPair {
  readonly groom: MatchMoon;
  readonly bride: MatchMoon;
  /** The groom's Moon is its own, the bride's the other. */
  readonly pair: MoonPair;
  /** In the order of the koots. */
  readonly points: readonly number[];
}

/** An exception of a koot; those of rajju are of its porutham. */
export type KootExceptionId = Exclude<ExceptionId, 'rajju_by_other_koots' | 'rajju_opposite_direction'>;

/** Returns two Moons with their points and what they have in common. */
export function pointedPair(groom: MatchMoon, bride: MatchMoon, points: readonly number[]): PointedPair {
  return { groom, bride, points, pair: moonPair(groom, bride) };
}

const indexOf = (id: KootId) => KOOT_IDS.indexOf(id);
const [VASHYA, TARA, BHAKOOT] = [indexOf('vashya'), indexOf('tara'), indexOf('bhakoot')];
const maxOf = (index: number) => KOOTS[index]!.max;

/** Points from which on a koot needs no exception. */
const AT_EASE_FROM = new Map<KootId, number>([
  ['gana', 5],
  ['yoni', 2],
  ['graha_maitri', 3],
]);

/** Points of vashya that an exception of yoni asks for. */
const VASHYA_ENOUGH = 1;
/** The bride's star is beyond this one from the groom's. */
const FAR_COUNT = 14;

const hasFullBhakoot = ({ points }: PointedPair): boolean => points[BHAKOOT] === maxOf(BHAKOOT);

/** Those that the two Moons alone do not decide. */
type OwnExceptionId = Exclude<KootExceptionId, MoonPairExceptionId>;

const TESTS: Readonly<Record<OwnExceptionId, (pointed: PointedPair) => boolean>> = {
  bhakoot_tara_and_vasya: ({ bride, groom, points }) =>
    points[TARA] === maxOf(TARA) && vasyaCase(groom, bride) !== 'neither',
  gana_star_beyond_14th: ({ bride, groom }) => starCount(groom, bride) > FAR_COUNT,
  yoni_by_bhakoot_and_vashya: (pointed) => hasFullBhakoot(pointed) && pointed.points[VASHYA]! >= VASHYA_ENOUGH,
  varna_by_lords: ({ bride, groom }) => lordRank(groom) >= lordRank(bride),
  maitri_by_navamsa_or_bhakoot: (pointed) => areLordsAtOne(pointed.pair.navamsaLords) || hasFullBhakoot(pointed),
};

function holds(id: KootExceptionId, pointed: PointedPair): boolean {
  return isOwn(id) ? TESTS[id](pointed) : MOON_PAIR_EXCEPTIONS[id](pointed.pair);
}

const isOwn = (id: KootExceptionId): id is OwnExceptionId => Object.hasOwn(TESTS, id);

const lordRank = ({ signIndex }: MatchMoon) => lordVarnaRank(signLord(signIndex));

/** Returns whose sign is said to follow the other's; the groom's in the bride's list goes before. */
export function vasyaCase(groom: MatchMoon, bride: MatchMoon): VasyaCase {
  if (VASYA_SIGNS[bride.signIndex]!.includes(groom.signIndex)) return 'groom_in_brides_list';
  return VASYA_SIGNS[groom.signIndex]!.includes(bride.signIndex) ? 'bride_in_grooms_list' : 'neither';
}

/** Ids of the exceptions of each koot, in the order of the koots. */
export const EXCEPTIONS_OF_KOOTS: readonly (readonly KootExceptionId[])[] = KOOT_IDS.map((koot) =>
  EXCEPTION_IDS.filter((id): id is KootExceptionId => EXCEPTIONS[id].of === koot),
);

/** Those that give points back, by the choice of the caller. */
const APPLIED_OF_KOOTS: Readonly<Record<MatchingConventions['exceptions'], typeof EXCEPTIONS_OF_KOOTS>> = {
  none: KOOT_IDS.map(() => []),
  textual: EXCEPTIONS_OF_KOOTS.map((ids) => ids.filter((id) => EXCEPTIONS[id].isAppliedByDefault)),
  all: EXCEPTIONS_OF_KOOTS.map((ids) => ids.filter((id) => EXCEPTIONS[id].isRestoring)),
};

/** Tells whether an exception gives points back by a choice. */
export function isApplying(id: KootExceptionId, { exceptions }: MatchingConventions): boolean {
  return APPLIED_OF_KOOTS[exceptions][indexOf(EXCEPTIONS[id].of)]!.includes(id);
}

/** Tells whether a koot lost points, the index being that in the order of koots. */
export function isLossy({ points }: PointedPair, kootIndex: number): boolean {
  return points[kootIndex]! < maxOf(kootIndex);
}

/** Tells whether an exception is met: its koot is at fault, and what it asks holds. */
export function isExceptionMet(id: KootExceptionId, pointed: PointedPair): boolean {
  const { of } = EXCEPTIONS[id];
  const kootIndex = indexOf(of);
  const atEase = AT_EASE_FROM.get(of) ?? maxOf(kootIndex);
  return pointed.points[kootIndex]! < atEase && holds(id, pointed);
}

/** Tells whether an exception that is met and applied gives a koot its full points back. */
export function isMended(pointed: PointedPair, kootIndex: number, { exceptions }: MatchingConventions): boolean {
  return (
    isLossy(pointed, kootIndex) && APPLIED_OF_KOOTS[exceptions][kootIndex]!.some((id) => isExceptionMet(id, pointed))
  );
}
