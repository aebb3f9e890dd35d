/** Sentences on the setting of work, in English. */
import type { SettingFacts, SettingId, SettingSide } from '../../../astro/judgement/career/facts/settingFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { SettingWords } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, isOrAre, listed, named, namedList, ordinal, sentence, signEn } from '../grammar.ts';

const QUESTIONS: Readonly<Record<SettingId, string>> = {
  own_or_service: 'Own business or service',
  fixed_or_moving: 'One place or many',
  alone_or_partners: 'Alone or with partners',
  government_or_private: 'Government or private',
};

const SIDES: Readonly<Record<SettingSide, string>> = {
  own_business: 'Own business',
  service: 'Service',
  fixed: 'One place',
  moving: 'Many places',
  alone: 'Alone',
  with_partners: 'With partners',
  government: 'Government',
  private: 'Private',
};

const BOTH: Readonly<Record<SettingId, string>> = {
  own_or_service: 'service with a trade of one’s own beside it',
  fixed_or_moving: 'one base with journeys',
  alone_or_partners: 'one’s own part within a team',
  government_or_private: 'public and private work alike',
};

const SUITS: Readonly<Record<SettingSide, string>> = {
  own_business: 'a business of one’s own',
  service: 'a post in service',
  fixed: 'work in one place',
  moving: 'work with moves and journeys',
  alone: 'work on one’s own',
  with_partners: 'work with partners',
  government: 'government or public office',
  private: 'private firms',
};

/** The question, for each stage of life, with what suits. */
const OPENINGS: Readonly<Record<WorkLife, (what: string) => string>> = {
  work: (what) => `${capitalised(what)} suits you`,
  talent: (what) => `In later life ${what} may suit the child`,
  choice: (what) => `Later ${what} may suit you`,
  advice: (what) => `By this chart ${what} was your ground, and advice there still is`,
  past: (what) => `By this chart ${what} was your ground`,
};

const REASONS_EN: Sentences<SettingFacts> = {
  stronger_house: ({ house, other }) => `the ${ordinal(house)} house is stronger than the ${ordinal(other)}`,
  lord_in: ({ house, ownedHouse, planet }) =>
    house === ownedHouse
      ? `${named(planet)}, lord of the ${ordinal(ownedHouse)} house, stays at home in it`
      : `${named(planet)}, lord of the ${ordinal(ownedHouse)} house, is in the ${ordinal(house)}`,
  planet_in: ({ house, planet }) => `${named(planet)} is in the ${ordinal(house)} house`,
  looks_at: ({ house, planet }) => `${named(planet)} aspects the ${ordinal(house)} house`,
  lords_joined: ({ houses, planets }) =>
    planets.length > 1
      ? `${namedList(planets)}, lords of the ${listed(houses.map(ordinal))} houses, are joined`
      : `${namedList(planets)} rules the ${listed(houses.map(ordinal))} houses alike`,
  tenth_sign: ({ kind, signIndex }) => `the 10th house falls in ${signEn(signIndex)}, a ${kind} sign`,
  tenth_lord_sign: ({ kind, planet, signIndex }) =>
    `${named(planet)}, lord of the 10th house, is in ${signEn(signIndex)}, a ${kind} sign`,
  strong_planet: ({ planet }) => `${named(planet)} ${isOrAre(1)} strong`,
  weak_planet: ({ planet }) => `${named(planet)} is weak`,
};

export const SETTING_EN: Sentences<SettingWords> = {
  ...REASONS_EN,
  question: ({ question }) => QUESTIONS[question],
  answer: ({ question, verdict }) => (verdict === 'both' ? capitalised(BOTH[question]) : SIDES[verdict]),
  setting: ({ life, question, reason, verdict }) => {
    const suits = OPENINGS[life](verdict === 'both' ? BOTH[question] : SUITS[verdict]);
    return reason === null ? sentence(suits) : sentence(`${suits}, as ${sayIn(REASONS_EN, reason)}`);
  },
};
