/** Sentences of the first method of /career in English. */
import type { SignMannerId } from '../../../astro/judgement/career/facts/livelihoodFacts.ts';
import { sentence, capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import type { IncomeVerdict, LivelihoodWords, MethodSide } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { placingText } from '../placing.ts';
import { REFERENCE_EN, tenthFrom } from './votes.ts';
import { WORK_EN } from './work.ts';

/** How it is earned, as a clause behind where the significator stands. */
const MANNERS: Readonly<Record<SignMannerId, string>> = {
  own_standing: 'what is earned is earned by one’s own standing, and it can grow high',
  through_friends: 'friends, patrons and partners open the doors of work',
  in_service:
    'work begins in the service of others and modestly paid; skill and years raise its price, so negotiate by results',
  rising: 'a low beginning is lifted: the climb comes after the first post, not in it',
  in_contest: 'work is won in contest: bids, disputes, competitive fields; choose terms that keep rivals at a distance',
  among_equals: 'income grows among equals, by steady work more than by favour',
};

const COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'Build openly on what this planet stands for, and take responsibility early: the promise bears weight.',
  mixed:
    'Choose one of these fields and stay with it for some years: here success comes from depth more than from change.',
  hard: 'Begin where the demands are clear and a good senior is near, gather proof of skill, and let rank follow it.',
};

const WHERE_TO_EARN: Readonly<Record<IncomeVerdict, string>> = {
  foreign: 'Keep the way to other regions and countries open.',
  mixed: 'Keep a base at home, and serve people beyond it.',
  domestic: 'Let your name grow where you are known before you look further.',
};

export const LIVELIHOOD_EN: Sentences<LivelihoodWords> = {
  sign_manner_rule: () =>
    'The sign of the significator tells through whom wealth is earned: oneself, friends or rivals',
  sign_manner: ({ manner, planet, ...placing }) =>
    sentence(`${named(planet)} is ${placingText(placing)}: ${MANNERS[manner]}`),
  own_effort_rule: () => 'A strong lord of the ascendant earns by own effort',
  own_effort: ({ house, planet, strength }) =>
    sentence(
      `${named(planet)}, lord of the ascendant, is strong in the ${ordinal(house)} (${strength} of 100): the career is carried by own effort and initiative`,
    ),
  many_ways_rule: () => 'Strong benefics in the 1st, 2nd or 11th bring wealth in many ways',
  many_ways: ({ houses, planets }) =>
    sentence(
      `${namedList(planets)} ${planets.length > 1 ? 'are' : 'is'} strong in the ${houses.map(ordinal).join(' and ')}: income comes from more than one source`,
    ),
  ascendant_house: ({ signIndex }) => `The 1st house in ${signEn(signIndex)}`,
  ascendant_lord: ({ planet }) => `Its lord ${planet}`,
  light_itself: ({ planet }) => `The ${planet} itself`,
  sign_influences: ({ base, benefics, malefics, points, signIndex }) => {
    const seen = `benefics ${benefics}, malefics ${malefics} in or on ${signEn(signIndex)}`;
    return `Influences on its sign (${seen}; ${base}, and ${points} more or less for each)`;
  },
  tenth_standing: ({ occupants, reference, signIndex, value }) => {
    const held = occupants.length > 0 ? `with ${namedList(occupants)} in it` : 'empty';
    return capitalised(`${tenthFrom(reference)}, ${signEn(signIndex)}, ${held}, has ${value} of 100`);
  },
  reference_tenth: ({ occupants, reference, signIndex }) => {
    const acts = occupants.length > 1 ? 'act' : 'acts';
    const held = occupants.length > 0 ? `holding ${namedList(occupants)}, which ${acts} first` : 'empty';
    return `Counted from ${REFERENCE_EN[reference]} the 10th is ${signEn(signIndex)}, ${held}.`;
  },
  significator_found: ({ lord, significator, signIndex }) => {
    const falls = `Its lord ${named(lord)} falls in ${signEn(signIndex)} in the navamsa`;
    return significator === lord
      ? `${falls}, its own sign, so that it is the significator of livelihood itself.`
      : `${falls}, a sign of ${named(significator)}, which becomes the significator of livelihood.`;
  },
  significator_stands: ({ house, planet, ...placing }) =>
    sentence(`${named(planet)} stands in the ${ordinal(house)} house, ${placingText(placing)}`),
  other_references: ({ others }) => {
    const each = others.map(({ reference, significator }) => `${named(significator)} from ${REFERENCE_EN[reference]}`);
    return `The other two places name ${listed(each)}; they count beside it.`;
  },
  work_aim: ({ house, nakshatraIndex, planet }) =>
    `Look for work of ${named(planet)} that touches ${WORK_EN.house_work({ house })}, or, by its nakshatra, ${WORK_EN.nakshatra_work({ nakshatraIndex })}.`,
  livelihood_counsel: ({ side }) => COUNSEL[side],
  where_to_earn: ({ verdict }) => WHERE_TO_EARN[verdict],
};
