/** What is said of each of the eight koots, in English. */
import type { Regard } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { KootReasonWords, KootWords, Undecided, WhichSide } from '../../facts/matching/koots.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { ANIMALS_EN, KOOTS_EN, taraEn, VARNAS_EN, VASHYAS_EN, lackingEn } from './names.ts';

const VASHYA_RESULTS: Readonly<Record<KootReasonWords['vashya']['degree'], (groom: string, bride: string) => string>> =
  {
    full: (groom) => `Both signs are of the ${groom} kind, so each yields to the other.`,
    half: (groom, bride) => `The ${groom} sign and the ${bride} sign yield to each other in part.`,
    little: (groom, bride) => `The ${groom} sign and the ${bride} sign yield to each other only a little.`,
    none: (groom, bride) => `The table joins no groom’s ${groom} sign with a bride’s ${bride} one.`,
  };

const YONI_RESULTS: Readonly<Record<KootReasonWords['yoni']['degree'], (groom: string, bride: string) => string>> = {
  same: (groom) => `Both stars have ${groom}, which is the closest likeness.`,
  friendly: (groom, bride) => `Custom counts ${groom} and ${bride} as friends.`,
  indifferent: (groom, bride) => `${capitalised(groom)} and ${bride} are neither friends nor strangers by custom.`,
  unfriendly: (groom, bride) => `Custom sees little in common between ${groom} and ${bride}.`,
  hostile: (groom, bride) => `The verse lists ${groom} and ${bride} among its seven hostile pairs.`,
};

const GANA_RESULTS: Readonly<Record<KootReasonWords['gana']['degree'], (groom: string, bride: string) => string>> = {
  full: (groom, bride) =>
    groom === bride
      ? `Two ${groom} stars are of one temper.`
      : `A ${groom} groom’s star goes well with a ${bride} one.`,
  nearly: (groom, bride) => `A ${groom} groom’s star goes almost fully with a ${bride} bride’s.`,
  little: (groom, bride) => `The table leaves little where his is ${groom} and hers ${bride}.`,
  none: (groom, bride) => `The table gives nothing where his is ${groom} and hers ${bride}.`,
};

const REGARDS: Readonly<Record<Exclude<Regard, 'same'>, string>> = {
  friend: 'a friend',
  neutral: 'neutral',
  enemy: 'an enemy',
};

function maitri({ bride, groom }: KootReasonWords['graha_maitri']): string {
  const signs = `${signEn(groom.signIndex)} and ${signEn(bride.signIndex)}`;
  if (groom.regards === 'same' || bride.regards === 'same') {
    const one = capitalised(named(groom.lord));
    return groom.signIndex === bride.signIndex
      ? `${one} rules ${signEn(groom.signIndex)}, the Moon sign of both.`
      : `${one} rules both Moon signs, ${signs}.`;
  }
  const lords = `${capitalised(named(groom.lord))} and ${named(bride.lord)} rule the Moon signs ${signs}.`;
  if (groom.regards === bride.regards) return `${lords} ${MUTUAL[groom.regards]}`;
  return `${lords} For ${named(groom.lord)}, ${named(bride.lord)} is ${REGARDS[groom.regards]}; for ${named(bride.lord)}, ${named(groom.lord)} is ${REGARDS[bride.regards]}.`;
}

const MUTUAL: Readonly<Record<Exclude<Regard, 'same'>, string>> = {
  friend: 'They are friends of each other.',
  neutral: 'They are neutral to each other.',
  enemy: 'They are enemies of each other.',
};

const CHANGES: Readonly<Record<Undecided, Readonly<Record<WhichSide, string>>>> = {
  star: {
    groom: 'The Moon changed its star on the groom’s day of birth.',
    bride: 'The Moon changed its star on the bride’s day of birth.',
    both: 'The Moon changed its star on both days of birth.',
  },
  sign: {
    groom: 'The Moon changed its sign on the groom’s day of birth.',
    bride: 'The Moon changed its sign on the bride’s day of birth.',
    both: 'The Moon changed its sign on both days of birth.',
  },
  half: {
    groom: 'The two halves of the groom’s Moon sign are of different kinds.',
    bride: 'The two halves of the bride’s Moon sign are of different kinds.',
    both: 'The two halves of both Moon signs are of different kinds.',
  },
};

function counted({ count, isGood, tara }: KootReasonWords['tara']['toBride'], from: 'groom' | 'bride'): string {
  const [star, base] = from === 'groom' ? ['The bride’s star', 'the groom’s'] : ['His star', 'hers'];
  return `${star} is the ${ordinal(count)} from ${base}, ${isGood ? 'a good' : 'not a good'} tara (${taraEn(tara)}).`;
}

export const KOOTS_OF_MATCH_EN: Sentences<KootWords> = {
  varna({ bride, groom, isAgreed }) {
    const [his, hers] = [VARNAS_EN[groom.varna], VARNAS_EN[bride.varna]];
    if (his === hers) return `Both Moons are in ${his} signs, ${bothSigns(groom, bride)}, which fits the order.`;
    const seen = `The groom’s sign ${signEn(groom.signIndex)} is labelled ${his}, the bride’s ${signEn(bride.signIndex)} ${hers}.`;
    return `${seen} ${isAgreed ? 'That is the order of the verse.' : 'The verse has them in the other order.'}`;
  },
  vashya: ({ bride, degree, groom }) =>
    `His sign is ${signEn(groom.signIndex)} and hers ${signEn(bride.signIndex)}. ${VASHYA_RESULTS[degree](VASHYAS_EN[groom.vashya], VASHYAS_EN[bride.vashya])}`,
  tara: ({ toBride, toGroom }) => `${counted(toBride, 'groom')} ${counted(toGroom, 'bride')}`,
  yoni({ bride, degree, groom }) {
    const [his, hers] = [ANIMALS_EN[groom.yoni], ANIMALS_EN[bride.yoni]];
    const stars = `His star is ${nakshatraEn(groom.nakshatraIndex)}, hers ${nakshatraEn(bride.nakshatraIndex)}.`;
    return `${stars} ${YONI_RESULTS[degree](his, hers)}`;
  },
  graha_maitri: maitri,
  gana: ({ bride, degree, groom }) =>
    `${nakshatraEn(groom.nakshatraIndex)} is a ${groom.gana} star and ${nakshatraEn(bride.nakshatraIndex)} a ${bride.gana} one. ${GANA_RESULTS[degree](groom.gana, bride.gana)}`,
  bhakoot({ bride, groom, isAgreed }) {
    if (groom.count === 1) return `Both Moons are in ${signEn(groom.signIndex)}, which agrees.`;
    const seen = `The bride’s ${signEn(bride.signIndex)} is the ${ordinal(bride.count)} from the groom’s ${signEn(groom.signIndex)}.`;
    const back = groom.count === bride.count ? 'So is his from hers' : `His is the ${ordinal(groom.count)} from hers`;
    return `${seen} ${back}, ${isAgreed ? 'and such a place agrees' : 'and the verse does not favour that place'}.`;
  },
  nadi({ bride, groom }) {
    const stars = `${nakshatraEn(groom.nakshatraIndex)} and ${nakshatraEn(bride.nakshatraIndex)}`;
    if (groom.nadi !== bride.nadi) return `${stars} are of different nadis, ${groom.nadi} and ${bride.nadi}.`;
    const shared = `the ${groom.nadi} nadi, and the verse asks for two different ones`;
    return groom.nakshatraIndex === bride.nakshatraIndex
      ? `Both Moons are in ${nakshatraEn(groom.nakshatraIndex)} and so in ${shared}.`
      : `${stars} are both of ${shared}.`;
  },
  undetermined({ by, koot, lacking, who }) {
    const needed = by === 'half' && lacking === 'time' ? 'the degree or the time' : lackingEn(who, lacking);
    return `${CHANGES[by][who]} To settle ${KOOTS_EN[koot]}, give ${needed}.`;
  },
  either_way: ({ by, koot, lacking, who }) =>
    `${CHANGES[by][who]} ${capitalised(KOOTS_EN[koot])} gives the same ${lacking === 'degree' ? 'in both' : 'at every hour'}.`,
};

function bothSigns(groom: { readonly signIndex: number }, bride: { readonly signIndex: number }): string {
  const his = signEn(groom.signIndex);
  return groom.signIndex === bride.signIndex ? his : `${his} and ${signEn(bride.signIndex)}`;
}
