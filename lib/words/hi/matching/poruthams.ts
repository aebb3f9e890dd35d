/** What is said of each of the ten poruthams, in Hindi. */
import type { PoruthamFacts } from '../../../astro/judgement/matching/facts/poruthamFacts.ts';
import type { PoruthamId } from '../../../astro/tables/matching/ids.ts';
import { RAJJU_NAMES } from '../../../astro/tables/rajju.ts';
import type { PoruthamWords } from '../../facts/matching/poruthams.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraHi, planetHi, rankFeminine, rankHi, signHi } from '../grammar.ts';
import { bothPlanetsHi, ganaHi, WHOSE_BIRTH_HI, yoniHi } from './names.ts';

export const PORUTHAMS_HI: Readonly<Record<PoruthamId, string>> = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'माहेंद्र',
  stree_deergha: 'स्त्री दीर्घ',
  yoni: 'योनि',
  rasi: 'राशि',
  rasi_adhipati: 'राशि-स्वामी',
  vasya: 'वश्य',
  rajju: 'रज्जु',
  vedha: 'वेध',
};

const LEVELS: Readonly<Record<'uttama' | 'madhyama' | 'adhama', string>> = {
  uttama: 'उत्तम',
  madhyama: 'मध्यम',
  adhama: 'मेल नहीं',
};

const YONI_CASES: Readonly<Record<PoruthamFacts['yoni']['case'], string>> = {
  hostile: 'इनमें बैर माना गया है',
  same_animal_opposite_sex: 'पशु एक है, नर और मादा',
  same_animal_same_sex: 'पशु एक है और लिंग भी एक',
  groom_male_bride_female: 'वर का नर और वधू का मादा',
  groom_female_bride_male: 'वर का मादा और वधू का नर',
  both_female: 'दोनों मादा',
  both_male: 'दोनों नर',
};

const counted = (count: number) => `वधू के नक्षत्र से वर का नक्षत्र ${rankHi(count)} है`;

export const PORUTHAMS_OF_MATCH_HI: Sentences<PoruthamWords> = {
  level: ({ level }) => (level === null ? 'अज्ञात' : LEVELS[level]),
  undetermined: ({ porutham, who }) =>
    `उस दिन चंद्रमा आगे बढ़ा, इसलिए ${PORUTHAMS_HI[porutham]} पोरुथम के लिए ${WHOSE_BIRTH_HI[who]} चाहिए।`,
  dina({ case: by, count, level, sameStar }) {
    if (by === 'same_star') {
      const rank = { good: 'अच्छा', middling: 'मध्यम', avoid: 'कम अच्छा' };
      return `दोनों का नक्षत्र एक है, और इस नक्षत्र का एक होना ${rank[sameStar ?? 'middling']} माना जाता है।`;
    }
    if (by === 'last_in_one_sign') return `${counted(count)}, यानी आखिरी, पर राशि एक ही है।`;
    return `${counted(count)}, जो सूची में ${level === 'adhama' ? 'नहीं है' : 'है'}।`;
  },
  gana: ({ bride, groom, level }) =>
    groom === bride
      ? `दोनों नक्षत्र ${ganaHi(groom)} गण के हैं।`
      : `वर का गण ${ganaHi(groom)} है और वधू का ${ganaHi(bride)}; यहाँ इनका मेल ${level === 'adhama' ? 'नहीं है' : 'है'}।`,
  mahendra: ({ count, level }) => `${counted(count)}, जो माहेंद्र के आठ स्थानों में ${level === 'adhama' ? 'नहीं है' : 'है'}।`,
  stree_deergha: ({ count, level }) =>
    `${counted(count)}; यह दूरी ${{ uttama: 'अच्छी', madhyama: 'मध्यम', adhama: 'कम' }[level]} है।`,
  yoni: ({ bride, case: seen, groom }) =>
    `वर की योनि ${yoniHi(groom.yoni)} है और वधू की ${yoniHi(bride.yoni)}; ${YONI_CASES[seen]}।`,
  rasi({ case: seen, count, signs }) {
    const [his, hers] = [signHi(signs.groom), signHi(signs.bride)];
    if (seen === 'one_sign_groom_first') return `दोनों की राशि ${his} है और वर का नक्षत्र पहले आता है।`;
    if (seen === 'one_sign') return `दोनों की राशि ${his} है, पर वर का नक्षत्र पहले नहीं आता।`;
    const place = `वधू की ${hers} से वर की ${his} ${rankFeminine(count)} है`;
    return seen === 'friendly_lords' ? `${place}, पर स्वामी मित्र हैं।` : `${place}।`;
  },
  rasi_adhipati({ level, lords, regards }) {
    if (regards.groom === 'same') return `दोनों राशियों का स्वामी ${planetHi(lords.groom)} ही है।`;
    const pair = bothPlanetsHi(lords.groom, lords.bride);
    return {
      uttama: `${pair} आपस में मित्र हैं।`,
      madhyama: `${pair} में शत्रुता नहीं है।`,
      adhama: `${pair} में शत्रुता है।`,
    }[level];
  },
  vasya({ case: seen, signs }) {
    const [his, hers] = [signHi(signs.groom), signHi(signs.bride)];
    if (seen === 'groom_in_brides_list') return `वर की ${his} राशि वधू की ${hers} राशि के वश्य में है।`;
    if (seen === 'bride_in_grooms_list') return `वधू की ${hers} राशि वर की ${his} राशि के वश्य में है।`;
    return `${his} और ${hers} में कोई दूसरी के वश्य में नहीं है।`;
  },
  rajju: ({ rajjus }) =>
    rajjus.groom === rajjus.bride
      ? `दोनों नक्षत्रों का रज्जु एक है, ${RAJJU_NAMES[rajjus.groom].hi}।`
      : `वर का रज्जु ${RAJJU_NAMES[rajjus.groom].hi} है और वधू का ${RAJJU_NAMES[rajjus.bride].hi}।`,
  vedha: ({ level, nakshatras }) =>
    `${nakshatraHi(nakshatras.groom)} और ${nakshatraHi(nakshatras.bride)} में वेध ${level === 'adhama' ? 'है' : 'नहीं है'}।`,
};
