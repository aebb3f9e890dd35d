/** What two Moons near each other have besides points: a common star, an order in one sign, stars side by side. */
import { SAME_STAR_RANKS } from '../../../tables/matching/poruthams.ts';
import { eachOfTwo, type Role, type Two } from '../../../tables/matching/roles.ts';
import { nearness, type Nearness } from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { starCount } from './kootPoints.ts';

/** Lists what two Moons near each other have; nothing for those far apart. */
export function nearnessOf(moons: Two<MatchMoon>): Nearness[] {
  const found: Nearness[] = [];
  const { bride, groom } = moons;
  const isOneSign = groom.signIndex === bride.signIndex;
  const nakshatras = eachOfTwo(moons, ({ nakshatraIndex }) => nakshatraIndex);
  if (nakshatras.groom === nakshatras.bride) {
    found.push(
      nearness('same_star', {
        nakshatraIndex: nakshatras.groom,
        rank: SAME_STAR_RANKS[nakshatras.groom]!,
        padas: eachOfTwo(moons, ({ pada }) => pada),
        isOneSign,
        first: firstOf(moons),
      }),
    );
  }
  if (isOneSign) {
    found.push(nearness('one_sign_order', { signIndex: groom.signIndex, nakshatras, first: firstOf(moons) }));
  }
  // Almanacs note her star just before his (nri-dura, also stri-dura), not the reverse.
  if (starCount(bride, groom) === 2) found.push(nearness('neighbouring_stars', { nakshatras, first: 'bride' }));
  return found;
}

/** Returns whose pada comes first of two in one sign or one star, which are not far apart; null where it is one. */
function firstOf({ bride, groom }: Two<MatchMoon>): Role | null {
  const stars = groom.nakshatraIndex - bride.nakshatraIndex;
  const ahead = stars === 0 ? groom.pada - bride.pada : stars;
  if (ahead === 0) return null;
  return ahead < 0 ? 'groom' : 'bride';
}
