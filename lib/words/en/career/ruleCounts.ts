/** Names of the tables of rules of a career, in English. */
import type { RuleGroupId, RuleTableId } from '../../../astro/judgement/career/ruleCounts.ts';
import { METHODS } from '../../../astro/judgement/career/votes.ts';
import type { RuleCountWords } from '../../facts/career/ruleCounts.ts';
import type { Sentences } from '../../sentences.ts';

const GROUPS: Readonly<Record<RuleGroupId, string>> = {
  method_1: METHODS.one.name,
  method_2: METHODS.two.name,
  method_3: METHODS.three.name,
  timing: 'Times of a career',
  modern: 'Modern fields',
};

const TABLES: Readonly<Record<RuleTableId, string>> = {
  references: 'Places from which the tenth is counted',
  planets: 'Work by planet',
  elements: 'Work by the element of a sign',
  modalities: 'Work by the modality of a sign',
  houses: 'Work by house',
  nakshatras: 'Work by nakshatra',
  manners_by_sign: 'How it is earned, by the sign of the significator',
  manners_beside: 'How it is earned, by what stands beside',
  income_location: 'Income at home or away',
  signs: 'Karakamsha by sign',
  effects: 'Planets in and upon the houses from karakamsha',
  skills: 'Skills',
  learning: 'Ways of learning by planet',
  offices: 'Offices weighed in the dasamsa',
  yogas: 'Yogas of the dasamsa',
  topics: 'Matters that periods are asked about',
  change_signs: 'Signs of a change of job',
  promotion_signs: 'Signs of promotion',
  fields: 'Fields of work',
  categories: 'Categories of work',
};

export const RULE_COUNTS_EN: Sentences<RuleCountWords> = {
  group: ({ group }) => GROUPS[group],
  table: ({ table }) => TABLES[table],
};
