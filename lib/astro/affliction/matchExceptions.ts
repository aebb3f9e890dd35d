/** Exceptions of a match that two Moons decide whichever is whose: the same for a dosha of two births and for its koot. */
import { NADI_EXEMPT_LORDS, NADI_EXEMPT_STARS, type ExceptionId } from '../tables/matching/exceptions.ts';
import { courseOf } from '../tables/rajju.ts';
import { isOddSign } from '../tables/signs.ts';
import { areLordsAtOne, type MoonPair } from './moonPair.ts';

/** Padas that face each other in the nadis of padas: 1 and 4, 2 and 3. */
const FACING_SUM = 5;

/** Counts of signs that are 6 and 8 from each other. */
const [SIXTH, EIGHTH] = [6, 8];

/** Whether each holds, where there is a fault for it to mend. */
export const MOON_PAIR_EXCEPTIONS = {
  nadi_same_sign_other_star: isSameSignOtherStar,
  nadi_same_star_other_sign: ({ isOneNakshatra, isOneSign }) => isOneNakshatra && !isOneSign,
  nadi_same_star_other_pada: ({ isOneNakshatra, isOnePada }) => isOneNakshatra && !isOnePada,
  nadi_exempt_stars: ({ other, own }) =>
    NADI_EXEMPT_STARS.includes(own.nakshatraIndex) && NADI_EXEMPT_STARS.includes(other.nakshatraIndex),
  nadi_one_lord_benefic: ({ isOneSign, lords }) => isOneSign && NADI_EXEMPT_LORDS.includes(lords.own),
  nadi_lords_friendly: ({ lords }) => areLordsAtOne(lords),
  nadi_no_pada_vedha: ({ other, own }) => own.pada + other.pada !== FACING_SUM,
  bhakoot_one_lord: ({ lords }) => lords.isOne,
  bhakoot_lords_friendly: ({ isOneNadi, lords }) => lords.areFriends && !isOneNadi,
  bhakoot_navamsa_lords_friendly: ({ isOneNadi, navamsaLords }) => areLordsAtOne(navamsaLords) && !isOneNadi,
  // Of two signs 6 and 8 from each other that are at peace, the odd one has the other as its 8th.
  bhakoot_friendly_six_eight: ({ other, own, signCount }) =>
    signCount === EIGHTH ? isOddSign(own.signIndex) : signCount === SIXTH && isOddSign(other.signIndex),
  gana_lords_friendly: ({ lords }) => areLordsAtOne(lords),
  gana_same_sign_other_star: isSameSignOtherStar,
  gana_navamsa_lords_friendly: ({ navamsaLords }) => areLordsAtOne(navamsaLords),
  rajju_opposite_direction({ other, own }) {
    const [ownCourse, otherCourse] = [courseOf(own.nakshatraIndex), courseOf(other.nakshatraIndex)];
    return ownCourse !== otherCourse && ownCourse !== null && otherCourse !== null;
  },
} as const satisfies Partial<Record<ExceptionId, (pair: MoonPair) => boolean>>;

export type MoonPairExceptionId = keyof typeof MOON_PAIR_EXCEPTIONS;

function isSameSignOtherStar({ isOneNakshatra, isOneSign }: MoonPair): boolean {
  return isOneSign && !isOneNakshatra;
}
