/** Why each koot has its points, and the class of each of the two in it. */
import { countFrom } from '../../../angle.ts';
import { VARNA_READINGS, YONI_GRADES } from '../../../tables/matching/points.ts';
import type { Two } from '../../../tables/matching/roles.ts';
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

/** By koot, in the order of the table of koots. */
export const KOOT_REASONS: readonly KootWords[] = [
  {
    choice: 'varna',
    classOf: ({ signIndex }, _, { varna }) => kootClass('varna', { varna: VARNA_READINGS[varna](signIndex) }),
    basisOf: ofSign,
    reason({ bride, groom }, { max, points }, { varna }) {
      const varnaOf = VARNA_READINGS[varna];
      return kootReason('varna', { points, max, groom: varnaOf(groom.signIndex), bride: varnaOf(bride.signIndex) });
    },
  },
  {
    choice: 'vashya',
    classOf: (moon) => kootClass('vashya', { vashya: vashyaOfMoon(moon) }),
    basisOf: ofHalf,
    reason: ({ bride, groom }, { max, points }) =>
      kootReason('vashya', { points, max, groom: vashyaOfMoon(groom), bride: vashyaOfMoon(bride) }),
  },
  {
    choice: 'tara',
    classOf(moon, other) {
      const { count, tara } = taraCount(other, moon);
      return kootClass('tara', { tara, count });
    },
    basisOf: ofStar,
    reason({ bride, groom }, { max, points }, { tara }) {
      const [fromGroom, fromBride] = [taraCount(groom, bride), taraCount(bride, groom)];
      return kootReason('tara', { points, max, fromGroom, fromBride, isBothWays: tara === 'default' });
    },
  },
  {
    choice: 'yoniTable',
    classOf(moon) {
      const { yoni, yoniSex } = qualityOf(moon);
      return kootClass('yoni', { yoni, sex: yoniSex });
    },
    basisOf: ofStar,
    reason({ bride, groom }, { max, points }) {
      const grade = YONI_GRADES[points]!;
      return kootReason('yoni', { points, max, groom: qualityOf(groom).yoni, bride: qualityOf(bride).yoni, grade });
    },
  },
  {
    choice: 'maitri',
    classOf: ({ signIndex }) => kootClass('lord', { planet: signLord(signIndex) }),
    basisOf: ofSign,
    reason({ bride, groom }, { max, points }) {
      const { lords, regards } = twoLords(groom.signIndex, bride.signIndex);
      return kootReason('lords', { points, max, lords, regards });
    },
  },
  {
    choice: 'gana',
    classOf: (moon) => kootClass('gana', { gana: qualityOf(moon).gana }),
    basisOf: ofStar,
    reason: ({ bride, groom }, { max, points }) =>
      kootReason('gana', { points, max, groom: qualityOf(groom).gana, bride: qualityOf(bride).gana }),
  },
  {
    choice: null,
    classOf: ({ signIndex }) => kootClass('sign', { signIndex }),
    basisOf: ofSign,
    reason({ bride, groom }, { max, points }) {
      const signs = { groom: groom.signIndex, bride: bride.signIndex };
      const [fromGroom, fromBride] = [countFrom(signs.groom, signs.bride), countFrom(signs.bride, signs.groom)];
      return kootReason('bhakoot', { points, max, signs, fromGroom, fromBride, axis: axisOf(fromGroom) });
    },
  },
  {
    choice: null,
    classOf: (moon) => kootClass('nadi', { nadi: qualityOf(moon).nadi }),
    basisOf: ofStar,
    reason: ({ bride, groom }, { max, points }) =>
      kootReason('nadi', { points, max, groom: qualityOf(groom).nadi, bride: qualityOf(bride).nadi }),
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
