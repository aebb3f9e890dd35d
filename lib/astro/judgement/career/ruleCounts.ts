/** How many rules each method of career holds: counted from the tables that the methods run over. */
import { KARAKAMSHA_EFFECTS, KARAKAMSHA_SIGNS } from '../../jaimini/tables/karakamshaEffects.ts';
import { CHANGE_INDICATORS } from './indicators/changeIndicators.ts';
import { DASAMSA_YOGAS } from './dasamsaYogas.ts';
import { LOCATION_RULES } from './incomeLocation.ts';
import { REFERENCE_IDS } from './livelihood.ts';
import { SECONDARY_MANNERS, SIGN_MANNERS } from './manner.ts';
import { DASAMSA_OFFICES } from './methodThree.ts';
import { PROMOTION_INDICATORS } from './indicators/promotionIndicators.ts';
import { LEARNING_WAYS, SKILL_IDS } from './tables/skills.ts';
import { CLASSICAL_WORK, ELEMENT_WORK, HOUSE_WORK, MODALITY_WORK, NAKSHATRA_WORK } from './tables/work.ts';
import { WORK_CATEGORIES, WORK_FIELD_IDS } from './tables/workFields.ts';
import { CAREER_TOPICS } from './tables/topics.ts';
import { METHODS } from './votes.ts';

interface RuleTable {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

interface RuleGroup {
  readonly id: 'method_1' | 'method_2' | 'method_3' | 'timing' | 'modern';
  readonly name: string;
  readonly tables: readonly RuleTable[];
}

const rows = (id: string, name: string, table: object): RuleTable => ({ id, name, count: Object.keys(table).length });

/** Lists the tables of each method with how many rows they hold. */
export function ruleGroups(): RuleGroup[] {
  return [
    {
      id: 'method_1',
      name: METHODS.one.name,
      tables: [
        rows('references', 'Places from which the tenth is counted', REFERENCE_IDS),
        rows('planets', 'Work by planet', CLASSICAL_WORK),
        rows('elements', 'Work by the element of a sign', ELEMENT_WORK),
        rows('modalities', 'Work by the modality of a sign', MODALITY_WORK),
        rows('houses', 'Work by house', HOUSE_WORK),
        rows('nakshatras', 'Work by nakshatra', NAKSHATRA_WORK),
        rows('manners_by_sign', 'How it is earned, by the sign of the significator', SIGN_MANNERS),
        rows('manners_beside', 'How it is earned, by what stands beside', SECONDARY_MANNERS),
        rows('income_location', 'Income at home or away', LOCATION_RULES),
      ],
    },
    {
      id: 'method_2',
      name: METHODS.two.name,
      tables: [
        rows('signs', 'Karakamsha by sign', KARAKAMSHA_SIGNS),
        rows('effects', 'Planets in and upon the houses from karakamsha', KARAKAMSHA_EFFECTS),
        rows('skills', 'Skills', SKILL_IDS),
        rows('learning', 'Ways of learning by planet', LEARNING_WAYS),
      ],
    },
    {
      id: 'method_3',
      name: METHODS.three.name,
      tables: [
        rows('offices', 'Offices weighed in the dasamsa', DASAMSA_OFFICES),
        rows('yogas', 'Yogas of the dasamsa', DASAMSA_YOGAS),
      ],
    },
    {
      id: 'timing',
      name: 'Times of a career',
      tables: [
        rows('topics', 'Matters that periods are asked about', CAREER_TOPICS),
        rows('change_signs', 'Signs of a change of job', CHANGE_INDICATORS),
        rows('promotion_signs', 'Signs of promotion', PROMOTION_INDICATORS),
      ],
    },
    {
      id: 'modern',
      name: 'Modern fields',
      tables: [
        rows('fields', 'Fields of work', WORK_FIELD_IDS),
        rows('categories', 'Categories of work', WORK_CATEGORIES),
      ],
    },
  ];
}
