/** Why each koot has its points, and the class of each of the two in it. */
import { countFrom } from '../../../angle.ts';
import { VARNA_READINGS, YONI_GRADES } from '../../../tables/matching/points.ts';
import { eachOfTwo, type Two } from '../../../tables/matching/roles.ts';
import { signLord } from '../../../tables/signs.ts';
import { TARAS } from '../../../tables/taras.ts';
import type { MatchingConvention, MatchingConventions } from '../conventions.ts';
import {
  kootBasis,
  kootClass,
  kootReason,
  type KootBasis,
  type KootClass,
  type KootReason,
  type SignAxis,
  type TaraCount,
} from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { isGoodCount, qualityOf, starCount, taraOfCount, twoLords, vashyaOfMoon } from './kootPoints.ts';

interface Scored {
  readonly points: number;
  readonly max: number;
}

interface KootWords {
  /** The choice by which its points may differ; null where there is none. */
  readonly choice: MatchingConvention | null;
  readonly classOf: (moon: MatchMoon, other: MatchMoon, conventions: MatchingConventions) => KootClass;
  readonly basisOf: (moon: MatchMoon) => KootBasis;
  readonly reason: (moons: Two<MatchMoon>, scored: Scored, conventions: MatchingConventions) => KootReason;
}

/** What one of the two is in a koot, and by what. */
export interface KootSide {
  readonly class: KootClass;
  readonly basis: KootBasis;
}

const ofSign = ({ signIndex }: MatchMoon): KootBasis => kootBasis('sign', { signIndex });
const ofStar = ({ nakshatraIndex }: MatchMoon): KootBasis => kootBasis('nakshatra', { nakshatraIndex });
const ofHalf = (moon: MatchMoon): KootBasis => {
  const { isSecondHalf, signIndex } = moon;
  return isSecondHalf === null ? ofSign(moon) : kootBasis('half_sign', { signIndex, isSecondHalf });
};

const ganaOf = (moon: MatchMoon) => qualityOf(moon).gana;
const nadiOf = (moon: MatchMoon) => qualityOf(moon).nadi;
const yoniOf = (moon: MatchMoon) => qualityOf(moon).yoni;
const signOf = ({ signIndex }: MatchMoon) => signIndex;

/** By koot, in the order of the table of koots. */
export const KOOT_REASONS: readonly KootWords[] = [
  {
    choice: 'varna',
    classOf: ({ signIndex }, _, { varna }) => kootClass('varna', { varna: VARNA_READINGS[varna](signIndex) }),
    basisOf: ofSign,
    reason: (moons, scored, { varna }) =>
      kootReason('varna', { ...scored, ...eachOfTwo(moons, (moon) => VARNA_READINGS[varna](moon.signIndex)) }),
  },
  {
    choice: 'vashya',
    classOf: (moon) => kootClass('vashya', { vashya: vashyaOfMoon(moon) }),
    basisOf: ofHalf,
    reason: (moons, scored) => kootReason('vashya', { ...scored, ...eachOfTwo(moons, vashyaOfMoon) }),
  },
  {
    choice: 'tara',
    classOf(moon, other) {
      const { count, tara } = taraCount(other, moon);
      return kootClass('tara', { tara, count });
    },
    basisOf: ofStar,
    reason: ({ bride, groom }, scored, { tara }) =>
      kootReason('tara', {
        ...scored,
        fromGroom: taraCount(groom, bride),
        fromBride: taraCount(bride, groom),
        isBothWays: tara === 'default',
      }),
  },
  {
    choice: 'yoniTable',
    classOf(moon) {
      const { yoni, yoniSex } = qualityOf(moon);
      return kootClass('yoni', { yoni, sex: yoniSex });
    },
    basisOf: ofStar,
    reason: (moons, scored) =>
      kootReason('yoni', { ...scored, ...eachOfTwo(moons, yoniOf), grade: YONI_GRADES[scored.points]! }),
  },
  {
    choice: 'maitri',
    classOf: ({ signIndex }) => kootClass('lord', { planet: signLord(signIndex) }),
    basisOf: ofSign,
    reason: ({ bride, groom }, scored) =>
      kootReason('lords', { ...scored, ...twoLords(groom.signIndex, bride.signIndex) }),
  },
  {
    choice: 'gana',
    classOf: (moon) => kootClass('gana', { gana: ganaOf(moon) }),
    basisOf: ofStar,
    reason: (moons, scored) => kootReason('gana', { ...scored, ...eachOfTwo(moons, ganaOf) }),
  },
  {
    choice: null,
    classOf: ({ signIndex }) => kootClass('sign', { signIndex }),
    basisOf: ofSign,
    reason(moons, scored) {
      const signs = eachOfTwo(moons, signOf);
      const [fromGroom, fromBride] = [countFrom(signs.groom, signs.bride), countFrom(signs.bride, signs.groom)];
      return kootReason('bhakoot', { ...scored, signs, fromGroom, fromBride, axis: axisOf(fromGroom) });
    },
  },
  {
    choice: null,
    classOf: (moon) => kootClass('nadi', { nadi: nadiOf(moon) }),
    basisOf: ofStar,
    reason: (moons, scored) => kootReason('nadi', { ...scored, ...eachOfTwo(moons, nadiOf) }),
  },
];

function taraCount(from: MatchMoon, to: MatchMoon): TaraCount {
  const count = starCount(from, to);
  return { count, tara: TARAS[taraOfCount(count) - 1]!.id, isGood: isGoodCount(count) };
}

/** By the lesser of the two counts, which are 14 together. */
const AXES: readonly SignAxis[] = ['same', '2_12', '3_11', '4_10', '5_9', '6_8', '7_7'];

/** Returns where two signs stand from each other, by the count from one to the other. */
export function axisOf(count: number): SignAxis {
  return AXES[Math.min(count - 1, 13 - count)]!;
}
