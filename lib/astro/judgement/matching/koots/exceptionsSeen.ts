/** What was seen for each exception of a koot, met or not. */
import { countFrom } from '../../../angle.ts';
import { NADI_EXEMPT_STARS } from '../../../tables/matching/exceptions.ts';
import { KOOT_IDS, type KootId } from '../../../tables/matching/ids.ts';
import { LORD_VARNAS } from '../../../tables/matching/points.ts';
import type { Two } from '../../../tables/matching/roles.ts';
import { exceptionSeen, type ExceptionFacts, type ExceptionSeen, type MoonSeen } from '../facts/exceptionFacts.ts';
import type { TwoLords } from '../facts/kootFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { isExceptionMet, vasyaCase, type KootExceptionId, type PointedPair } from './kootExceptions.ts';
import { qualityOf, starCount, twoLords } from './kootPoints.ts';

type SeenOf<Id extends KootExceptionId> = (pointed: PointedPair, isMet: boolean) => ExceptionFacts[Id];
type Seen = { readonly [Id in KootExceptionId]: SeenOf<Id> };

const pointsOf = ({ points }: PointedPair, id: KootId) => points[KOOT_IDS.indexOf(id)]!;

const signs = ({ bride, groom }: PointedPair): Two<number> => ({ groom: groom.signIndex, bride: bride.signIndex });
const nakshatras = ({ bride, groom }: PointedPair): Two<number> => ({
  groom: groom.nakshatraIndex,
  bride: bride.nakshatraIndex,
});
const nadis = ({ bride, groom }: PointedPair) => ({ groom: qualityOf(groom).nadi, bride: qualityOf(bride).nadi });

const placeOf = ({ nakshatraIndex, pada, signIndex }: MatchMoon): MoonSeen => ({ signIndex, nakshatraIndex, pada });
const places = ({ bride, groom }: PointedPair, isMet: boolean) => ({
  isMet,
  groom: placeOf(groom),
  bride: placeOf(bride),
});

const lordsOf = ({ bride, groom }: PointedPair): TwoLords => twoLords(groom.signIndex, bride.signIndex);
const moonLords = (moons: PointedPair, isMet: boolean) => {
  const { lords, regards } = lordsOf(moons);
  return { isMet, lords, regards };
};
const navamsaLords = ({ bride, groom }: PointedPair, isMet: boolean) => {
  const { lords, regards } = twoLords(groom.navamsaSignIndex, bride.navamsaSignIndex);
  return { isMet, lords, regards, navamsaSigns: { groom: groom.navamsaSignIndex, bride: bride.navamsaSignIndex } };
};

const SEEN: Seen = {
  nadi_same_sign_other_star: places,
  nadi_same_star_other_sign: places,
  nadi_same_star_other_pada: places,
  nadi_exempt_stars(moons, isMet) {
    const { bride, groom } = nakshatras(moons);
    const isExempt = { groom: NADI_EXEMPT_STARS.includes(groom), bride: NADI_EXEMPT_STARS.includes(bride) };
    return { isMet, nakshatras: { groom, bride }, isExempt };
  },
  nadi_one_lord_benefic: (moons, isMet) => ({ isMet, signs: signs(moons), lords: lordsOf(moons).lords }),
  nadi_lords_friendly: moonLords,
  nadi_no_pada_vedha: ({ bride, groom }, isMet) => ({ isMet, padas: { groom: groom.pada, bride: bride.pada } }),
  bhakoot_one_lord: moonLords,
  bhakoot_lords_friendly(moons, isMet) {
    const { lords, regards } = lordsOf(moons);
    return { isMet, lords, regards, nadis: nadis(moons) };
  },
  bhakoot_navamsa_lords_friendly(moons, isMet) {
    const { lords, navamsaSigns, regards } = navamsaLords(moons, isMet);
    return { isMet, lords, regards, navamsaSigns, nadis: nadis(moons) };
  },
  bhakoot_tara_and_vasya(moons, isMet) {
    const vasya = vasyaCase(moons.groom, moons.bride);
    return { isMet, taraPoints: pointsOf(moons, 'tara'), signs: signs(moons), vasya };
  },
  bhakoot_friendly_six_eight(moons, isMet) {
    const fromBride = countFrom(moons.bride.signIndex, moons.groom.signIndex);
    return { isMet, signs: signs(moons), fromGroom: moons.pair.signCount, fromBride };
  },
  gana_same_sign_other_star: places,
  gana_lords_friendly: moonLords,
  gana_navamsa_lords_friendly: navamsaLords,
  gana_star_beyond_14th: (moons, isMet) => ({
    isMet,
    nakshatras: nakshatras(moons),
    count: starCount(moons.groom, moons.bride),
  }),
  yoni_by_bhakoot_and_vashya: (moons, isMet) => ({
    isMet,
    bhakootPoints: pointsOf(moons, 'bhakoot'),
    vashyaPoints: pointsOf(moons, 'vashya'),
  }),
  varna_by_lords(moons, isMet) {
    const { lords } = lordsOf(moons);
    return { isMet, lords, varnas: { groom: LORD_VARNAS[lords.groom], bride: LORD_VARNAS[lords.bride] } };
  },
  maitri_by_navamsa_or_bhakoot(moons, isMet) {
    const { lords, navamsaSigns, regards } = navamsaLords(moons, isMet);
    return { isMet, lords, regards, navamsaSigns, bhakootPoints: pointsOf(moons, 'bhakoot') };
  },
};

/** Returns what was seen for an exception, and whether it is met. */
export function seenOfException(id: KootExceptionId, pointed: PointedPair): ExceptionSeen {
  const seen = SEEN[id] as SeenOf<typeof id>;
  return exceptionSeen(id, seen(pointed, isExceptionMet(id, pointed))) as ExceptionSeen;
}
