/** Sentences on modern fields of work, in Hindi. */
import type { ColourFact, ColourFacts } from '../../../astro/judgement/career/facts/fieldFacts.ts';
import { SKILLS } from '../../../astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS, type WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import { element, ELEMENT_NAMES, modality, type Modality } from '../../../astro/tables/signs.ts';
import type { ModernFieldWords } from '../../facts/career/modernFields.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import { inHouse, nakshatraHi, planetHi, planetsHi, signHi } from '../grammar.ts';
import { TRAINING_HI } from './skills.ts';

const MODALITIES: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

const COLOURS_HI: Sentences<ColourFacts> = {
  element: ({ planet, signIndex }) =>
    `${planetHi(planet)} ${ELEMENT_NAMES[element(signIndex)].sanskrit} तत्त्व की ${signHi(signIndex)} राशि में है`,
  modality: ({ planet, signIndex }) =>
    `${planetHi(planet)} ${MODALITIES[modality(signIndex)]} राशि ${signHi(signIndex)} में है`,
  house: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} है`,
  tenth_lord_house: ({ house, planet }) => `दशमेश ${planetHi(planet)} ${inHouse(house)} है`,
  nakshatra: ({ nakshatraIndex, planet }) => `${planetHi(planet)} ${nakshatraHi(nakshatraIndex)} नक्षत्र में है`,
  moon_nakshatra: ({ nakshatraIndex }) => `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है`,
};

const fieldHi = (id: WorkFieldId) => WORK_FIELDS[id].sanskrit;

const colourHi = (colour: ColourFact) => sayIn(COLOURS_HI, colour);

export const MODERN_FIELDS_HI: Sentences<ModernFieldWords> = {
  ...SCORE_HI,
  field_name: ({ field }) => fieldHi(field),
  planet_votes: ({ planet }) => `${planetHi(planet)} के मत`,
  joined: ({ planets }) => `${planetsHi(planets)} जुड़े हैं`,
  points_to: ({ colour }) => colourHi(colour),
  field: ({ acting, colours: [colour], field, pattern }) => {
    const why =
      acting.length > 0
        ? `${fieldHi(field)} का संकेत यहाँ प्रबल ${planetsHi(acting)} से है`
        : `${fieldHi(field)} का संकेत ${planetsHi(pattern)} से औसत कुंडली से अधिक है`;
    return colour === undefined ? `${why}।` : `${why}, और ${colourHi(colour)}।`;
  },
  headline: ({ first, isClear, life, second }) => {
    switch (life) {
      case 'talent':
        return `बच्चे का झुकाव दिखता है: ${fieldHi(first)}।`;
      case 'past':
        return `जीवन के काम में सबसे अधिक: ${fieldHi(first)}।`;
      default:
        return isClear
          ? `सबसे आगे का क्षेत्र: ${fieldHi(first)}।`
          : `दो क्षेत्र बराबर हैं: ${fieldHi(first)}; ${fieldHi(second)}।`;
    }
  },
  leaders: ({ planets }) => `तीनों विधियों के मत से काम ${planetsHi(planets)} देते हैं।`,
  best_fields: ({ category, fields }) =>
    `वर्गों में सबसे आगे ${WORK_CATEGORIES[category].sanskrit} है। आगे के क्षेत्र: ${fields.map(fieldHi).join('; ')}।`,
  no_clear_leader: () => 'यहाँ कोई एक क्षेत्र सबसे आगे नहीं है, इसलिए पहले कुछ साथ देखें।',
  fields_are_ours: () => 'आज के क्षेत्र हमारा अर्थ हैं; ग्रंथों में इनके नाम नहीं हैं।',
  aim: ({ first, isClear, life, planet, second }) => {
    switch (life) {
      case 'talent':
        return `बच्चे को खेल और सैर में इनसे परिचित कराएँ: ${fieldHi(first)}; ${fieldHi(second)}।`;
      case 'choice':
        return `चुनने से पहले इन क्षेत्रों के लोगों से मिलें: ${fieldHi(first)}; ${fieldHi(second)}।`;
      case 'advice':
        return `अब इन क्षेत्रों में सलाह देना अनुकूल है: ${fieldHi(first)}; ${fieldHi(second)}।`;
      case 'past':
        return 'ये क्षेत्र बताते हैं कि काम के वर्ष किस बारे में थे।';
      case 'work':
        return isClear
          ? `पहले यह क्षेत्र देखें, जहाँ ${planetHi(planet)} आगे है: ${fieldHi(first)}।`
          : `चुनने से पहले दोनों आज़माएँ: ${fieldHi(first)}; ${fieldHi(second)}।`;
    }
  },
  train_first: ({ life, skill }) => {
    const name = SKILLS[skill].sanskrit;
    switch (life) {
      case 'work':
      case 'choice':
        return `शुरुआत इस हुनर से करें: ${name}। ${TRAINING_HI[skill]}`;
      case 'talent':
        return `इसके पीछे का हुनर है ${name}, और खेल उसकी पाठशाला है।`;
      case 'advice':
        return `वहाँ आप यह हुनर सौंप सकते हैं: ${name}।`;
      case 'past':
        return `उनके पीछे का हुनर: ${name}।`;
    }
  },
  voted_for: () => 'विधियों के मतों में आगे',
};
