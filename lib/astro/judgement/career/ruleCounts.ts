/** How many rules each method of career holds: counted from the tables that the methods run over. */
import { KARAKAMSHA_EFFECTS, KARAKAMSHA_SIGNS } from '../../jaimini/tables/karakamshaEffects.ts';
import { PLANETS } from '../../tables/planets.ts';
import { CHANGE_INDICATORS } from './indicators/changeIndicators.ts';
import { DASAMSA_YOGAS } from './dasamsaYogas.ts';
import { LOCATION_RULES } from './incomeLocation.ts';
import { REFERENCE_IDS } from './livelihood.ts';
import { SECONDARY_MANNERS, SIGN_MANNERS } from './manner.ts';
import { DASAMSA_OFFICES } from './methodThree.ts';
import { PROMOTION_INDICATORS } from './indicators/promotionIndicators.ts';
import { SKILL_IDS } from './tables/skills.ts';
import { CLASSICAL_WORK, NAKSHATRA_FIELDS, WORK_ELEMENTS, WORK_HOUSES, WORK_MODALITIES } from './tables/work.ts';
import { WORK_CATEGORIES, WORK_FIELD_IDS } from './tables/workFields.ts';
import { CAREER_TOPICS } from './tables/topics.ts';

export type RuleGroupId = 'method_1' | 'method_2' | 'method_3' | 'timing' | 'modern';

export type RuleTableId =
  | 'references'
  | 'planets'
  | 'elements'
  | 'modalities'
  | 'houses'
  | 'nakshatras'
  | 'manners_by_sign'
  | 'manners_beside'
  | 'income_location'
  | 'signs'
  | 'effects'
  | 'skills'
  | 'learning'
  | 'offices'
  | 'yogas'
  | 'topics'
  | 'change_signs'
  | 'promotion_signs'
  | 'fields'
  | 'categories';

interface RuleTable {
  readonly id: RuleTableId;
  readonly count: number;
}

interface RuleGroup {
  readonly id: RuleGroupId;
  readonly tables: readonly RuleTable[];
}

const rows = (id: RuleTableId, table: object): RuleTable => ({ id, count: Object.keys(table).length });

/** Lists the tables of each method with how many rows they hold. */
export function ruleGroups(): RuleGroup[] {
  return [
    {
      id: 'method_1',
      tables: [
        rows('references', REFERENCE_IDS),
        rows('planets', CLASSICAL_WORK),
        rows('elements', WORK_ELEMENTS),
        rows('modalities', WORK_MODALITIES),
        rows('houses', WORK_HOUSES),
        rows('nakshatras', NAKSHATRA_FIELDS),
        rows('manners_by_sign', SIGN_MANNERS),
        rows('manners_beside', SECONDARY_MANNERS),
        rows('income_location', LOCATION_RULES),
      ],
    },
    {
      id: 'method_2',
      tables: [
        rows('signs', KARAKAMSHA_SIGNS),
        rows('effects', KARAKAMSHA_EFFECTS),
        rows('skills', SKILL_IDS),
        rows('learning', PLANETS),
      ],
    },
    {
      id: 'method_3',
      tables: [rows('offices', DASAMSA_OFFICES), rows('yogas', DASAMSA_YOGAS)],
    },
    {
      id: 'timing',
      tables: [
        rows('topics', CAREER_TOPICS),
        rows('change_signs', CHANGE_INDICATORS),
        rows('promotion_signs', PROMOTION_INDICATORS),
      ],
    },
    {
      id: 'modern',
      tables: [rows('fields', WORK_FIELD_IDS), rows('categories', WORK_CATEGORIES)],
    },
  ];
}
