/** Sentences on the houses, the chart and the significators of learning in Hindi. */
import type { EffectSide } from '../../../astro/judgement/placing.ts';
import type { D24Office } from '../../../astro/judgement/vidya/educationFactors.ts';
import type { LearningPlace } from '../../../astro/judgement/vidya/matters.ts';
import type { LearningSectionWords } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, inHouse, inSign, isOrAre, lordShort, planetHi, planetsHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { STUDY_FACTORS_HI } from './factors.ts';
import { HOUSES_OF_LEARNING_HI, KARAKAS_OF_LEARNING_HI, type LearningTextsHi } from './learning.ts';

interface OfficeTexts {
  readonly role: string;
  /** What it signifies there. */
  readonly subject: string;
}

const OFFICES: Readonly<Record<D24Office, OfficeTexts>> = {
  d24_house_1: { role: 'चतुर्विंशांश का लग्नेश', subject: 'पूरी पढ़ाई में' },
  d24_lord_4: { role: 'जन्म कुंडली का चतुर्थेश: स्कूली शिक्षा', subject: 'स्कूल के विषयों में' },
  d24_lord_5: { role: 'जन्म कुंडली का पंचमेश: बुद्धि', subject: 'समझने में' },
  d24_lord_9: { role: 'जन्म कुंडली का नवमेश: उच्च शिक्षा', subject: 'ऊँची पढ़ाई में' },
  d24_mercury: { role: 'विद्या का कारक', subject: 'भाषा और गणित में' },
  d24_jupiter: { role: 'ज्ञान का कारक', subject: 'पूरे विषय के ज्ञान में' },
};

const LEARNING: Readonly<Record<LearningPlace, string>> = {
  kept: 'सीखा हुआ टिकता है',
  mixed: 'कुछ बातें आसानी से आती हैं और कुछ अभ्यास से',
  repeated: 'दोहराने से ही बात टिकती है',
};

function effectHi({ ease, strain }: LearningTextsHi, side: EffectSide): string {
  if (side === 'ease') return ease;
  return side === 'strain' ? strain : `${ease} ${strain}`;
}

export const LEARNING_SECTIONS_HI: Sentences<LearningSectionWords> = {
  house_matter: ({ house }) => HOUSES_OF_LEARNING_HI[house].matter,
  house_of_learning: ({ house, lord, lordHouse, lordPlacing, planets, side, signIndex }) => {
    const texts = HOUSES_OF_LEARNING_HI[house];
    const held = planets.length > 0 ? ` और उसमें ${planetsHi(planets)} ${isOrAre(planets.length)}` : ' और खाली है';
    return `${texts.matter} का ${houseHi(house)} ${inSign(signIndex)} है${held}। ${lordShort(house)} ${planetHi(lord)} ${inHouse(lordHouse)} ${inOwnPlace(lordPlacing)} है। ${effectHi(texts, side)}`;
  },
  d24_rising: ({ planets, signIndex }) => {
    const inside = planets.length > 0 ? ` और वहाँ ${planetsHi(planets)} ${isOrAre(planets.length)}` : '';
    return `चतुर्विंशांश का लग्न ${inSign(signIndex)} है${inside}।`;
  },
  d24_role: ({ office }) => OFFICES[office].role,
  d24_place: ({ factor, learning, office }) =>
    `${sayIn(STUDY_FACTORS_HI, factor)}; ${OFFICES[office].subject} ${LEARNING[learning]}।`,
  karaka_matter: ({ planet }) => KARAKAS_OF_LEARNING_HI[planet].matter,
  karaka_of_learning: ({ house, isCombust, planet, side, ...placing }) => {
    const texts = KARAKAS_OF_LEARNING_HI[planet];
    const burnt = isCombust ? ' और अस्त है' : '';
    return `${texts.matter} का कारक ${planetHi(planet)} ${inHouse(house)} ${inOwnPlace(placing)} है${burnt}। ${effectHi(texts, side)}`;
  },
};
