/** What is said of each of the ten poruthams, in English. */
import type { PoruthamFacts } from '../../../astro/judgement/matching/facts/poruthamFacts.ts';
import type { PoruthamId } from '../../../astro/tables/matching/ids.ts';
import { RAJJU_NAMES } from '../../../astro/tables/rajju.ts';
import type { PoruthamWords } from '../../facts/matching/poruthams.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { ANIMALS_EN, WHOSE_BIRTH_EN } from './names.ts';

export const PORUTHAMS_EN: Readonly<Record<PoruthamId, string>> = {
  dina: 'dina',
  gana: 'gana',
  mahendra: 'mahendra',
  stree_deergha: 'stree deergha',
  yoni: 'yoni',
  rasi: 'rasi',
  rasi_adhipati: 'rasi adhipati',
  vasya: 'vasya',
  rajju: 'rajju',
  vedha: 'vedha',
};

const LEVELS: Readonly<Record<'uttama' | 'madhyama' | 'adhama', string>> = {
  uttama: 'Agrees fully',
  madhyama: 'Agrees in part',
  adhama: 'Does not agree',
};

const YONI_CASES: Readonly<Record<PoruthamFacts['yoni']['case'], string>> = {
  hostile: 'the two are a hostile pair',
  same_animal_opposite_sex: 'one animal, male and female',
  same_animal_same_sex: 'one animal of the same sex',
  groom_male_bride_female: 'his is the male and hers the female',
  groom_female_bride_male: 'his is the female and hers the male',
  both_female: 'both are female',
  both_male: 'both are male',
};

const bySides = (groom: string, bride: string) => `${groom} for the groom, ${bride} for the bride`;

const rajjuEn = (id: PoruthamFacts['rajju']['rajjus']['groom']) => RAJJU_NAMES[id].en.toLowerCase();

const counted = (count: number) => `The groom’s star is the ${ordinal(count)} from the bride’s`;

export const PORUTHAMS_OF_MATCH_EN: Sentences<PoruthamWords> = {
  level: ({ level }) => (level === null ? 'Open' : LEVELS[level]),
  undetermined: ({ porutham, who }) =>
    `The Moon moved on during the day, so ${PORUTHAMS_EN[porutham]} needs ${WHOSE_BIRTH_EN[who]}.`,
  dina({ case: by, count, level, sameStar }) {
    if (by === 'same_star') {
      const rank = { good: 'good in common', middling: 'middling in common', avoid: 'better not in common' };
      return `Both have one star, which almanacs call ${rank[sameStar ?? 'middling']}.`;
    }
    if (by === 'last_in_one_sign') return `${counted(count)}, the last, within one sign.`;
    return `${counted(count)}, ${level === 'adhama' ? 'which the list leaves out' : 'which the list accepts'}.`;
  },
  gana: ({ bride, groom, level }) =>
    groom === bride
      ? `Both stars are of the ${groom} gana.`
      : `The ganas are ${bySides(groom, bride)}, ${level === 'adhama' ? 'which do not go together here' : 'which go together here'}.`,
  mahendra: ({ count, level }) =>
    `${counted(count)}, ${level === 'adhama' ? 'not one of the eight places' : 'one of the eight places'}.`,
  stree_deergha: ({ count, level }) =>
    `${counted(count)}: ${{ uttama: 'far enough', madhyama: 'of middling distance', adhama: 'near' }[level]}.`,
  yoni: ({ bride, case: seen, groom }) =>
    `The animals are ${bySides(ANIMALS_EN[groom.yoni], ANIMALS_EN[bride.yoni])}; ${YONI_CASES[seen]}.`,
  rasi({ case: seen, count, signs }) {
    const [his, hers] = [signEn(signs.groom), signEn(signs.bride)];
    if (seen === 'one_sign_groom_first') return `Both Moons are in ${his}, and the groom’s star comes first.`;
    if (seen === 'one_sign') return `Both Moons are in ${his}, and the groom’s star does not come first.`;
    const place = `The groom’s ${his} is the ${ordinal(count)} from the bride’s ${hers}`;
    return seen === 'friendly_lords' ? `${place}, but the lords are friends.` : `${place}.`;
  },
  rasi_adhipati({ lords, level, regards }) {
    if (regards.groom === 'same') return `${capitalised(named(lords.groom))} is the lord of both.`;
    const pair = `${capitalised(named(lords.groom))} and ${named(lords.bride)}`;
    return `${pair} ${{ uttama: 'are friends of each other', madhyama: 'are no enemies', adhama: 'are not free of enmity' }[level]}.`;
  },
  vasya({ case: seen, signs }) {
    const [his, hers] = [signEn(signs.groom), signEn(signs.bride)];
    if (seen === 'groom_in_brides_list') return `The groom’s ${his} is among the signs that yield to ${hers}.`;
    if (seen === 'bride_in_grooms_list') return `The bride’s ${hers} is among the signs that yield to ${his}.`;
    return `Neither ${his} nor ${hers} is in the other’s list.`;
  },
  rajju: ({ rajjus }) =>
    rajjus.groom === rajjus.bride
      ? `Both stars are of the same rajju, ${rajjuEn(rajjus.groom)}.`
      : `The rajjus differ: ${bySides(rajjuEn(rajjus.groom), rajjuEn(rajjus.bride))}.`,
  vedha: ({ level, nakshatras }) =>
    `${nakshatraEn(nakshatras.groom)} and ${nakshatraEn(nakshatras.bride)} ${level === 'adhama' ? 'are one of the thirteen pairs' : 'are no such pair'}.`,
};
