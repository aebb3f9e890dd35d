/** Sentences on the houses, the chart and the significators of learning in English. */
import type { D24Office } from '../../../astro/judgement/vidya/educationFactors.ts';
import type { EffectSide } from '../../../astro/judgement/placing.ts';
import type { EaseAndStrain } from '../../../astro/tables/effects.ts';
import type { LearningPlace } from '../../../astro/judgement/vidya/matters.ts';
import type { LearningSectionWords } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, namedList, ordinal, sentence, signEn } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { STUDY_FACTORS_EN } from './factors.ts';
import { HOUSES_OF_LEARNING_EN, KARAKAS_OF_LEARNING_EN } from './learning.ts';

interface OfficeTexts {
  /** Why a planet is examined in D24. */
  readonly role: string;
  /** What it signifies there. */
  readonly subject: string;
}

const OFFICES: Readonly<Record<D24Office, OfficeTexts>> = {
  d24_house_1: { role: 'lord of the ascendant of D24', subject: 'learning as a whole' },
  d24_lord_4: { role: 'lord of the 4th of birth: schooling', subject: 'what school teaches' },
  d24_lord_5: { role: 'lord of the 5th of birth: intellect', subject: 'what is understood' },
  d24_lord_9: { role: 'lord of the 9th of birth: higher learning', subject: 'what higher studies teach' },
  d24_mercury: { role: 'significator of learning', subject: 'skill in language and number' },
  d24_jupiter: { role: 'significator of knowledge', subject: 'knowledge of the whole' },
};

const LEARNING: Readonly<Record<LearningPlace, string>> = {
  kept: 'is kept and built upon',
  mixed: 'comes partly with ease and partly with practice',
  repeated: 'needs repeating before it stays',
};

function effectEn({ ease, strain }: EaseAndStrain, side: EffectSide): string {
  switch (side) {
    case 'ease':
      return `It gives ${ease}.`;
    case 'both':
      return `It gives ${ease}, at times with ${strain}.`;
    case 'strain':
      return `Expect ${strain} at first; practice brings ${ease}.`;
  }
}

export const LEARNING_SECTIONS_EN: Sentences<LearningSectionWords> = {
  house_matter: ({ house }) => HOUSES_OF_LEARNING_EN[house].matter,
  house_of_learning: ({ house, lord, lordHouse, lordPlacing, planets, side, signIndex }) => {
    const texts = HOUSES_OF_LEARNING_EN[house];
    const held = planets.length > 0 ? `with ${namedList(planets)} in it` : 'empty';
    return `The ${ordinal(house)} house, of ${texts.matter}, is ${signEn(signIndex)}, ${held}. ${capitalised(named(lord))}, lord of the ${ordinal(house)}, stands ${placingText(lordPlacing)} in the ${ordinal(lordHouse)}. ${effectEn(texts, side)}`;
  },
  d24_rising: ({ planets, signIndex }) => {
    const inside = planets.length > 0 ? ` with ${namedList(planets)} there` : '';
    return `The chart of learning (D24) rises in ${signEn(signIndex)}${inside}.`;
  },
  d24_role: ({ office }) => OFFICES[office].role,
  d24_place: ({ factor, learning, office }) =>
    `${sentence(sayIn(STUDY_FACTORS_EN, factor))} ${capitalised(OFFICES[office].subject)} ${LEARNING[learning]}.`,
  karaka_matter: ({ planet }) => KARAKAS_OF_LEARNING_EN[planet].matter,
  karaka_of_learning: ({ house, isCombust, planet, side, ...placing }) => {
    const texts = KARAKAS_OF_LEARNING_EN[planet];
    const burnt = isCombust ? ', combust' : '';
    return `${capitalised(named(planet))}, planet of ${texts.matter}, is ${placingText(placing)} in the ${ordinal(house)}${burnt}. ${effectEn(texts, side)}`;
  },
};
