/** Sentences of the first method of /career in English. */
import type { SignMannerId } from '../../../astro/judgement/career/facts/livelihoodFacts.ts';
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import { capitalised, listed, named, namedList, ordinal, sentence, signEn } from '../grammar.ts';
import type { IncomeVerdict, LivelihoodWords, MethodSide } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { placingText } from '../placing.ts';
import { REFERENCE_EN, tenthFrom } from './votes.ts';
import { WORK_EN } from './work.ts';

const STANDS = { strong: 'strong', middling: 'of fair strength', weak: 'weak' } as const;

/** How it is earned. */
const MANNERS: Readonly<Record<SignMannerId, string>> = {
  own_standing: 'What is earned comes by one’s own standing, and it can grow high.',
  through_friends: 'Friends, patrons and partners open the doors of work.',
  in_service: 'Work begins in modest service; skill and years raise its price.',
  rising: 'A low beginning is lifted, so the climb comes after the first post.',
  in_contest: 'Work is won in contest, by bids and in crowded fields.',
  among_equals: 'Income grows among equals, by steady work more than by favour.',
};

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'Take responsibility early in this field.',
  mixed: 'Stay in one field for some years; depth pays more than change.',
  hard: 'Begin where the tasks are clear and a good senior is near.',
};

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'This is told for later life; for now let the child play at it.',
  choice: 'Take a holiday placement near this field before you choose a course.',
  advice: 'Pass this knowledge on, as an adviser or as a teacher.',
  past: 'This describes the work of the years behind you.',
};

const WHERE_TO_EARN: Readonly<Record<IncomeVerdict, Readonly<Record<'work' | 'later', string>>>> = {
  foreign: {
    work: 'Keep the way to other regions and countries open.',
    later: 'Languages are worth learning, as income may lie away from home.',
  },
  mixed: {
    work: 'Keep a base at home, and serve people beyond it.',
    later: 'Both home and travel are worth knowing early.',
  },
  domestic: {
    work: 'Let your name grow where you are known first.',
    later: 'The home town and its people are a good school of work.',
  },
};

const PASSED_ON: Readonly<Record<IncomeVerdict, string>> = {
  foreign: 'Contacts far away were, by this chart, a good part of it.',
  mixed: 'Home and distance both had their share in it.',
  domestic: 'People near home were the ground of it.',
};

export const LIVELIHOOD_EN: Sentences<LivelihoodWords> = {
  sign_manner_rule: () =>
    'The sign of the significator tells through whom wealth is earned: oneself, friends or rivals',
  sign_manner: ({ manner, planet, ...placing }) =>
    `${sentence(`${named(planet)} is ${placingText(placing)}`)} ${MANNERS[manner]}`,
  own_effort_rule: () => 'A strong lord of the ascendant earns by own effort',
  own_effort: ({ house, planet }) =>
    sentence(
      `${named(planet)}, lord of the ascendant, is strong in the ${ordinal(house)} house, so own effort makes the career`,
    ),
  many_ways_rule: () => 'Strong benefics in the 1st, 2nd or 11th bring wealth in many ways',
  many_ways: ({ houses, planets }) =>
    sentence(
      `${namedList(planets)} ${planets.length > 1 ? 'are' : 'is'} strong in the ${listed(houses.map(ordinal))} house, so income comes from more than one source`,
    ),
  ascendant_house: ({ signIndex }) => `The 1st house in ${signEn(signIndex)}`,
  ascendant_lord: ({ planet }) => `Its lord ${planet}`,
  light_itself: ({ planet }) => `The ${planet} itself`,
  sign_influences: ({ base, benefics, malefics, points, signIndex }) => {
    const seen = `benefics ${benefics}, malefics ${malefics} in or on ${signEn(signIndex)}`;
    return `Influences on its sign (${seen}; it begins with ${base}, each adds or takes ${points})`;
  },
  tenth_standing: ({ occupants, reference, signIndex, value }) => {
    const held = occupants.length > 0 ? `with ${namedList(occupants)} in it` : 'empty';
    return capitalised(
      `${tenthFrom(reference)}, ${signEn(signIndex)}, ${held}, is ${STANDS[standingOf('house', value)]}`,
    );
  },
  reference_tenth: ({ occupants, reference, signIndex }) => {
    const acts = occupants.length > 1 ? 'act' : 'acts';
    const held = occupants.length > 0 ? `where ${namedList(occupants)} ${acts} first` : 'and empty';
    return `Counted from ${REFERENCE_EN[reference]} the 10th house is ${signEn(signIndex)}, ${held}.`;
  },
  significator_found: ({ lord, significator, signIndex }) => {
    const falls = `In the navamsa its lord ${named(lord)} is in ${signEn(signIndex)}`;
    return significator === lord
      ? `${falls}, its own sign, so it gives the livelihood itself.`
      : `${falls}, a sign of ${named(significator)}, which gives the livelihood.`;
  },
  significator_stands: ({ house, planet, ...placing }) =>
    sentence(`At birth ${named(planet)} is in the ${ordinal(house)} house, ${placingText(placing)}`),
  other_references: ({ others }) => {
    const each = others.map(({ reference, significator }) => `${named(significator)} from ${REFERENCE_EN[reference]}`);
    return `The other two places name ${listed(each)}.`;
  },
  work_aim: ({ house, nakshatraIndex, planet }) =>
    `By house ${named(planet)} points to ${WORK_EN.house_work({ house })}. By nakshatra it points to ${WORK_EN.nakshatra_work({ nakshatraIndex })}.`,
  livelihood_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
  where_to_earn: ({ life, verdict }) => {
    if (life === 'past' || life === 'advice') return PASSED_ON[verdict];
    return WHERE_TO_EARN[verdict][life === 'work' ? 'work' : 'later'];
  },
};
