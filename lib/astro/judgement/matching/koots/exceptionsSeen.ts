/** What was seen for each exception of a koot, met or not. */
import { countFrom } from '../../../angle.ts';
import { NADI_EXEMPT_STARS } from '../../../tables/matching/exceptions.ts';
import { KOOT_IDS } from '../../../tables/matching/ids.ts';
import { LORD_VARNAS } from '../../../tables/matching/points.ts';
import { eachOfTwo, type Two } from '../../../tables/matching/roles.ts';
import { exceptionSeen, type ExceptionFacts, type ExceptionSeen, type MoonSeen } from '../facts/exceptionFacts.ts';
import type { TwoLords } from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { isExceptionMet, vasyaCase, type KootExceptionId, type PointedPair } from './kootExceptions.ts';
import { qualityOf, starCount, twoLords } from './kootPoints.ts';

type Seen = { readonly [Id in KootExceptionId]: (pointed: PointedPair) => Omit<ExceptionFacts[Id], 'isMet'> };

const pointsOf = ({ points }: PointedPair, id: (typeof KOOT_IDS)[number]) => points[KOOT_IDS.indexOf(id)]!;

const signs = (moons: PointedPair): Two<number> => eachOfTwo(moons, ({ signIndex }) => signIndex);
const nakshatras = (moons: PointedPair): Two<number> => eachOfTwo(moons, ({ nakshatraIndex }) => nakshatraIndex);
const nadis = (moons: PointedPair) => ({ nadis: eachOfTwo(moons, (moon: MatchMoon) => qualityOf(moon).nadi) });
const places = (moons: PointedPair): Two<MoonSeen> =>
  eachOfTwo(moons, ({ nakshatraIndex, pada, signIndex }) => ({ signIndex, nakshatraIndex, pada }));
const lords = ({ bride, groom }: PointedPair): TwoLords => twoLords(groom.signIndex, bride.signIndex);
const navamsaLords = ({ bride, groom }: PointedPair) => ({
  ...twoLords(groom.navamsaSignIndex, bride.navamsaSignIndex),
  navamsaSigns: { groom: groom.navamsaSignIndex, bride: bride.navamsaSignIndex },
});

const SEEN: Seen = {
  nadi_same_sign_other_star: places,
  nadi_same_star_other_sign: places,
  nadi_same_star_other_pada: places,
  nadi_exempt_stars: (moons) => ({
    nakshatras: nakshatras(moons),
    isExempt: eachOfTwo(moons, ({ nakshatraIndex }) => NADI_EXEMPT_STARS.includes(nakshatraIndex)),
  }),
  nadi_one_lord_benefic: (moons) => ({ signs: signs(moons), lords: lords(moons).lords }),
  nadi_lords_friendly: lords,
  nadi_no_pada_vedha: (moons) => ({ padas: eachOfTwo(moons, ({ pada }) => pada) }),
  bhakoot_one_lord: lords,
  bhakoot_lords_friendly: (moons) => ({ ...lords(moons), ...nadis(moons) }),
  bhakoot_navamsa_lords_friendly: (moons) => ({ ...navamsaLords(moons), ...nadis(moons) }),
  bhakoot_tara_and_vasya: (moons) => ({
    taraPoints: pointsOf(moons, 'tara'),
    signs: signs(moons),
    vasya: vasyaCase(moons.groom, moons.bride),
  }),
  bhakoot_friendly_six_eight: (moons) => ({
    signs: signs(moons),
    fromGroom: moons.pair.signCount,
    fromBride: countFrom(moons.bride.signIndex, moons.groom.signIndex),
  }),
  gana_same_sign_other_star: places,
  gana_lords_friendly: lords,
  gana_navamsa_lords_friendly: navamsaLords,
  gana_star_beyond_14th: (moons) => ({
    nakshatras: nakshatras(moons),
    count: starCount(moons.groom, moons.bride),
  }),
  yoni_by_bhakoot_and_vashya: (moons) => ({
    bhakootPoints: pointsOf(moons, 'bhakoot'),
    vashyaPoints: pointsOf(moons, 'vashya'),
  }),
  varna_by_lords(moons) {
    const { lords: both } = lords(moons);
    return { lords: both, varnas: eachOfTwo(both, (lord) => LORD_VARNAS[lord]) };
  },
  maitri_by_navamsa_or_bhakoot: (moons) => ({ ...navamsaLords(moons), bhakootPoints: pointsOf(moons, 'bhakoot') }),
};

/** Returns what was seen for an exception, and whether it is met. */
export function seenOfException(id: KootExceptionId, pointed: PointedPair): ExceptionSeen {
  const args = { ...SEEN[id](pointed), isMet: isExceptionMet(id, pointed) };
  return exceptionSeen(id, args as ExceptionFacts[typeof id]) as ExceptionSeen;
}
