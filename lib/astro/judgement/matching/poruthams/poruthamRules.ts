/** What decides each of the ten poruthams; all counts are from the bride. */
import { countFrom } from '../../../angle.ts';
import { areLordsAtOne, moonPair } from '../../../affliction/moonPair.ts';
import { CLASHING_GANAS } from '../../../tables/matching/koots.ts';
import {
  DINA_COUNTS,
  DINA_REMAINDERS,
  MAHENDRA_COUNTS,
  SAME_STAR_RANKS,
  STREE_DEERGHA_BEYOND,
  VEDHA_PAIRS,
  YAVANA_FRIENDS,
} from '../../../tables/matching/poruthams.ts';
import type { PoruthamId, PoruthamLevel } from '../../../tables/matching/ids.ts';
import { YONI_ORDER, YONI_POINTS } from '../../../tables/matching/points.ts';
import { eachOfTwo, type Two } from '../../../tables/matching/roles.ts';
import type { Yoni } from '../../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../../tables/nakshatras.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import { courseOf, rajjuOf } from '../../../tables/rajju.ts';
import type { MatchingConvention, MatchingConventions } from '../conventions.ts';
import type { Regard, TwoLords } from '../facts/kootFacts.ts';
import {
  poruthamSeen,
  type DinaCase,
  type PoruthamFacts,
  type PoruthamSeen,
  type RasiCase,
  type YoniCase,
  type YoniSeen,
} from '../facts/poruthamFacts.ts';
import { vasyaCase } from '../koots/kootExceptions.ts';
import { qualityOf, starCount, taraOfCount, twoLords } from '../koots/kootPoints.ts';
import type { MatchMoon } from '../matchMoon.ts';

interface PoruthamRule {
  /** The choice by which its level may differ; null where there is none. */
  readonly choice: MatchingConvention | null;
  readonly seen: (moons: Two<MatchMoon>, conventions: MatchingConventions) => PoruthamSeen;
}

const nakshatrasOf = (moons: Two<MatchMoon>) => eachOfTwo(moons, ({ nakshatraIndex }) => nakshatraIndex);
const signsOf = (moons: Two<MatchMoon>) => eachOfTwo(moons, ({ signIndex }) => signIndex);
const countOf = ({ bride, groom }: Two<MatchMoon>) => starCount(bride, groom);
const fullOrNot = (isAgreed: boolean): PoruthamLevel => (isAgreed ? 'uttama' : 'adhama');

export const PORUTHAM_RULES: Readonly<Record<PoruthamId, PoruthamRule>> = {
  dina: { choice: 'poruthamDina', seen: (moons, conventions) => poruthamSeen('dina', dina(moons, conventions)) },
  gana: {
    choice: 'poruthamGana',
    seen(moons, { poruthamGana }) {
      const ganas = eachOfTwo(moons, (moon) => qualityOf(moon).gana);
      const { bride, groom } = ganas;
      const isRefused = CLASHING_GANAS[groom].includes(bride) && !(poruthamGana === 'raman' && groom === 'rakshasa');
      const level = groom === bride ? 'uttama' : isRefused ? 'adhama' : 'madhyama';
      return poruthamSeen('gana', { ...ganas, level });
    },
  },
  mahendra: {
    choice: null,
    seen(moons) {
      const count = countOf(moons);
      return poruthamSeen('mahendra', { count, level: fullOrNot(MAHENDRA_COUNTS.includes(count)) });
    },
  },
  stree_deergha: {
    choice: 'streeDeergha',
    seen(moons, { streeDeergha }) {
      const count = countOf(moons);
      const [full, part] = STREE_DEERGHA_BEYOND[streeDeergha];
      const level = count > full ? 'uttama' : count > part ? 'madhyama' : 'adhama';
      return poruthamSeen('stree_deergha', { count, level });
    },
  },
  yoni: { choice: 'poruthamYoni', seen: (moons, conventions) => poruthamSeen('yoni', yoni(moons, conventions)) },
  rasi: { choice: 'poruthamRasi', seen: (moons, conventions) => poruthamSeen('rasi', rasi(moons, conventions)) },
  rasi_adhipati: {
    choice: 'friendship',
    seen(moons, { friendship }) {
      const lords = friendship === 'yavana' ? yavanaLords(moons) : lordsOf(moons);
      const { bride, groom } = lords.regards;
      const isAtOne = [groom, bride].every((regard) => regard === 'same' || regard === 'friend');
      const level = isAtOne ? 'uttama' : groom === 'enemy' || bride === 'enemy' ? 'adhama' : 'madhyama';
      return poruthamSeen('rasi_adhipati', { ...lords, level });
    },
  },
  vasya: {
    choice: null,
    seen(moons) {
      const found = vasyaCase(moons.groom, moons.bride);
      const level = VASYA_LEVELS[found];
      return poruthamSeen('vasya', { signs: signsOf(moons), case: found, level });
    },
  },
  rajju: {
    choice: null,
    seen(moons) {
      const stars = nakshatrasOf(moons);
      const rajjus = eachOfTwo(stars, rajjuOf);
      const level = fullOrNot(rajjus.groom !== rajjus.bride);
      return poruthamSeen('rajju', { rajjus, courses: eachOfTwo(stars, courseOf), level });
    },
  },
  vedha: {
    choice: null,
    seen(moons) {
      const nakshatras = nakshatrasOf(moons);
      return poruthamSeen('vedha', { nakshatras, level: fullOrNot(!isVedha(nakshatras)) });
    },
  },
};

const VASYA_LEVELS = {
  groom_in_brides_list: 'uttama',
  bride_in_grooms_list: 'madhyama',
  neither: 'adhama',
} as const;

const SAME_STAR_LEVELS = { good: 'uttama', middling: 'madhyama', avoid: 'adhama' } as const;

function dina(moons: Two<MatchMoon>, { poruthamDina }: MatchingConventions): PoruthamFacts['dina'] {
  const count = countOf(moons);
  const { bride, groom } = moons;
  const found = dinaCase(moons, count, poruthamDina);
  const sameStar = count === 1 ? SAME_STAR_RANKS[groom.nakshatraIndex]! : null;
  const isListed =
    poruthamDina === 'almanac' ? DINA_COUNTS.includes(count) : DINA_REMAINDERS.includes(taraOfCount(count));
  if (sameStar !== null) return { count, case: found, sameStar, level: SAME_STAR_LEVELS[sameStar] };
  const isLastInOneSign = found === 'last_in_one_sign' && bride.signIndex === groom.signIndex;
  return { count, case: found, sameStar, level: isLastInOneSign ? 'madhyama' : fullOrNot(isListed) };
}

function dinaCase(
  { bride, groom }: Two<MatchMoon>,
  count: number,
  poruthamDina: MatchingConventions['poruthamDina'],
): DinaCase {
  if (count === 1) return 'same_star';
  const isLast = count === NAKSHATRAS.length && bride.signIndex === groom.signIndex;
  return isLast && poruthamDina === 'almanac' ? 'last_in_one_sign' : 'by_count';
}

/** Held hostile in the south too. */
const SOUTHERN_ENEMIES: readonly Yoni[] = ['serpent', 'rat'];

const YONI_LEVELS: Readonly<Record<YoniCase, PoruthamLevel>> = {
  hostile: 'adhama',
  both_male: 'adhama',
  same_animal_opposite_sex: 'uttama',
  groom_male_bride_female: 'uttama',
  same_animal_same_sex: 'madhyama',
  groom_female_bride_male: 'madhyama',
  both_female: 'madhyama',
};

function yoni(moons: Two<MatchMoon>, { poruthamYoni }: MatchingConventions): PoruthamFacts['yoni'] {
  const seen = eachOfTwo(moons, (moon): YoniSeen => {
    const { yoni: animal, yoniSex } = qualityOf(moon);
    return { yoni: animal, sex: yoniSex };
  });
  const found = yoniCase(seen, poruthamYoni === 'serpent_rat_hostile');
  return { ...seen, case: found, level: YONI_LEVELS[found] };
}

function yoniCase({ bride, groom }: Two<YoniSeen>, isSouthern: boolean): YoniCase {
  const isOneSex = groom.sex === bride.sex;
  if (groom.yoni === bride.yoni) return isOneSex ? 'same_animal_same_sex' : 'same_animal_opposite_sex';
  if (YONI_POINTS.default[YONI_ORDER[groom.yoni]]![YONI_ORDER[bride.yoni]] === 0) return 'hostile';
  if (isSouthern && [groom, bride].every((each) => SOUTHERN_ENEMIES.includes(each.yoni))) return 'hostile';
  if (isOneSex) return groom.sex === 'male' ? 'both_male' : 'both_female';
  return groom.sex === 'male' ? 'groom_male_bride_female' : 'groom_female_bride_male';
}

const RASI_LEVELS: Readonly<Record<RasiCase, PoruthamLevel>> = {
  seventh_to_twelfth: 'uttama',
  one_sign_groom_first: 'uttama',
  one_sign: 'madhyama',
  friendly_lords: 'madhyama',
  second_to_sixth: 'adhama',
  eighth_refused: 'adhama',
};

function rasi(moons: Two<MatchMoon>, { poruthamRasi }: MatchingConventions): PoruthamFacts['rasi'] {
  const signs = signsOf(moons);
  const count = countFrom(signs.bride, signs.groom);
  const found = rasiCase(moons, count, poruthamRasi === 'eighth_refused');
  return { ...lordsOf(moons), signs, count, case: found, level: RASI_LEVELS[found] };
}

function rasiCase({ bride, groom }: Two<MatchMoon>, count: number, isEighthRefused: boolean): RasiCase {
  if (count === 1) return groom.nakshatraIndex < bride.nakshatraIndex ? 'one_sign_groom_first' : 'one_sign';
  if (count === 8 && isEighthRefused) return 'eighth_refused';
  if (count >= 7) return 'seventh_to_twelfth';
  return areLordsAtOne(moonPair(groom, bride).lords) ? 'friendly_lords' : 'second_to_sixth';
}

function lordsOf({ bride, groom }: Two<MatchMoon>): TwoLords {
  return twoLords(groom.signIndex, bride.signIndex);
}

function yavanaLords(moons: Two<MatchMoon>): TwoLords {
  const { lords } = lordsOf(moons);
  const regard = (subject: SevenPlanet, other: SevenPlanet): Regard => {
    if (subject === other) return 'same';
    return YAVANA_FRIENDS[subject].includes(other) ? 'friend' : 'enemy';
  };
  return { lords, regards: { groom: regard(lords.groom, lords.bride), bride: regard(lords.bride, lords.groom) } };
}

function isVedha({ bride, groom }: Two<number>): boolean {
  return VEDHA_PAIRS.some(([one, other]) => (one === groom && other === bride) || (one === bride && other === groom));
}
