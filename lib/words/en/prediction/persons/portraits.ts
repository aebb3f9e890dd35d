/** Persons that a chart describes, each in three sentences, in English. */
import type {
  ChildBond,
  ChildCount,
  ChildTime,
  FurtherFacts,
  PartnerKind,
  Standing,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { PersonWords } from '../../../facts/prediction/people.ts';
import { sayIn } from '../../../say.ts';
import type { Sentences } from '../../../sentences.ts';
import { capitalised } from '../../grammar.ts';
import { meetingEn, workEn } from './partner.ts';

const PARTNER_TRAITS = {
  temperament: 'Temperament',
  family: 'Family',
  work: 'Work',
  meeting: 'How you meet',
  nearness: 'Nearness',
  direction: 'Direction',
  age: 'Age',
  looks: 'Appearance',
};

const CHILD_TRAITS = { count: 'Number', time: 'Time', bond: 'Bond', talents: 'Talents' };

const TEMPERS: Readonly<Record<Planet, string>> = {
  Sun: 'proud, frank and confident',
  Moon: 'warm, caring and easily moved',
  Mars: 'direct, brave and quick',
  Mercury: 'lively, clever and talkative',
  Jupiter: 'wise, generous and principled',
  Venus: 'charming, kind and graceful',
  Saturn: 'serious, patient and loyal',
  Rahu: 'unusual, ambitious and independent',
  Ketu: 'reserved, thoughtful and modest',
};

const FAMILIES: Readonly<Record<Planet, string>> = {
  Sun: 'used to office and duty',
  Moon: 'held together by the mother',
  Mars: 'of land and enterprise',
  Mercury: 'of trade and good schooling',
  Jupiter: 'of learning and faith',
  Venus: 'fond of comfort and the arts',
  Saturn: 'of hard work and old customs',
  Rahu: 'of unfamiliar ways',
  Ketu: 'of quiet, devout ways',
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  high: 'a respected family',
  plain: 'a family',
  modest: 'a modest family',
};

const READS: Readonly<Record<PartnerKind, (temper: string, family: string) => string>> = {
  to_come: (temper, family) => `Tradition reads your partner as ${temper}, from ${family}.`,
  present: (temper, family) => `By tradition your partner is ${temper}, from ${family}.`,
  second: (temper, family) => `For a new partnership tradition reads someone ${temper}, from ${family}.`,
  companion: (temper, family) => `Tradition reads a companion, ${temper}, from ${family}.`,
};

const MEETS: Readonly<Record<PartnerKind, (work: string, how: string) => string>> = {
  to_come: (work, how) => `Work in ${work} fits, and you may meet ${how}.`,
  present: (work, how) => `${capitalised(work)} fit the picture, and you may have met ${how}.`,
  second: (work, how) => `A life in ${work} fits, and you may meet ${how}.`,
  companion: (work, how) => `A life spent in ${work} fits, and you may meet ${how}.`,
};

const FURTHER: Sentences<FurtherFacts> = {
  nearness: ({ nearness }) =>
    ({
      near: 'The roots of both of you lie close together.',
      between: 'The two families live neither near nor very far.',
      far: 'The partner’s roots lie far from your birthplace.',
    })[nearness],
  direction: ({ direction }) => `The family home lies towards the ${direction}.`,
  age: ({ age }) =>
    ({
      older: 'In years or in manner this person is the elder.',
      same: 'The two of you are close in age.',
      younger: 'In years or in manner this person is the younger.',
    })[age],
  looks: ({ element }) =>
    ({
      fire: 'An upright walk and bright eyes are named.',
      earth: 'A calm and well-built appearance is named.',
      air: 'A light step and a talking face are named.',
      water: 'Soft features and kind eyes are named.',
    })[element],
};

const CHILDREN: Readonly<Record<ChildCount, Readonly<Record<ChildTime, string>>>> = {
  few: {
    early: 'Tradition reads a small family that begins early.',
    usual: 'Tradition reads a small family in the usual years.',
    late: 'Tradition reads a small family that comes in its own time.',
  },
  some: {
    early: 'Tradition reads children rather early in a family of usual size.',
    usual: 'Tradition reads children in the usual years and number.',
    late: 'Tradition reads children after some waiting, in a family of usual size.',
  },
  several: {
    early: 'Tradition reads a lively house with children from early on.',
    usual: 'Tradition reads a lively house with several children.',
    late: 'Tradition reads a lively house that fills later than others.',
  },
};

const BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'The bond is close, and everyday life is shared.',
  providing: 'The bond shows in care, food and what you set aside for them.',
  friendly: 'The bond is easy, as among friends.',
  teaching: 'The bond grows through stories, books and shared faith.',
  caring: 'The bond grows through patience with small worries.',
  proud: 'The bond grows through pride in what they do.',
  free: 'The bond is warm across distance, as they like their freedom.',
};

const TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'Let them lead small things: leadership is their gift.',
  Moon: 'Give them stories and animals: feeling is their gift.',
  Mars: 'Give them sport and tools: energy is their gift.',
  Mercury: 'Give them words and puzzles: quick thinking is their gift.',
  Jupiter: 'Give them good teachers: understanding is their gift.',
  Venus: 'Give them music and colours: taste is their gift.',
  Saturn: 'Give them time: endurance is their gift.',
  Rahu: 'Give them new things to explore: invention is their gift.',
  Ketu: 'Give them quiet: depth is their gift.',
};

const GROWN_TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'Leading others is the gift that runs in the young ones.',
  Moon: 'A feeling heart is the gift that runs in the young ones.',
  Mars: 'Energy and skill of hand run in the young ones.',
  Mercury: 'A quick mind is the gift that runs in the young ones.',
  Jupiter: 'Love of learning runs in the young ones.',
  Venus: 'Taste and music run in the young ones.',
  Saturn: 'Steadiness is the gift that runs in the young ones.',
  Rahu: 'A spirit of invention runs in the young ones.',
  Ketu: 'Quiet depth runs in the young ones.',
};

const GROWN_BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'Tradition reads children and grandchildren as close to you in daily life.',
  providing: 'Tradition reads children and grandchildren as tied to you by the family table.',
  friendly: 'Tradition reads children and grandchildren as friends to you.',
  teaching: 'Tradition reads children and grandchildren as listeners to what you have learnt.',
  caring: 'Tradition reads a bond with children that lives from small kindnesses.',
  proud: 'Tradition reads children whose success is your joy.',
  free: 'Tradition reads children who live far off or freely, and stay dear.',
};

export const PERSONS_EN: Sentences<PersonWords> = {
  partner_trait: ({ trait }) => PARTNER_TRAITS[trait],
  child_trait: ({ trait }) => CHILD_TRAITS[trait],
  partner: ({ family, further, kind, meetingHouse, standing, temperament, work }) =>
    [
      READS[kind](TEMPERS[temperament], `${STANDINGS[standing]} ${FAMILIES[family]}`),
      MEETS[kind](workEn(work), meetingEn(meetingHouse)),
      sayIn(FURTHER, further),
    ].join(' '),
  children_ahead: ({ bond, count, talents, time }) => [CHILDREN[count][time], BONDS[bond], TALENTS[talents]].join(' '),
  children_grown: ({ bond, talents }) => [GROWN_BONDS[bond], GROWN_TALENTS[talents]].join(' '),
  partner_later: () => 'A partner is described from the age of 18 on.',
  partner_past: () => 'At this age family, friends and prayer are the company that is described.',
  children_later: () => 'Children of one’s own are described from the age of 18 on.',
  partner_read: ({ kind }) =>
    kind === 'second'
      ? 'Read from the house that follows a first marriage. It says what is fitting, not that it must be.'
      : 'A description by tradition. It helps to recognise a person and decides nothing.',
  children_read: ({ kind }) =>
    kind === 'grown'
      ? 'A description by tradition, of children, nephews, nieces and pupils alike.'
      : 'A description by tradition. Whether and when is yours to decide.',
};
