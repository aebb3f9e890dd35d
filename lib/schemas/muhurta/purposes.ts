/** Answers about what a time can be chosen for. */
import * as v from 'valibot';
import { ElementRef } from '../common/panchangElements.ts';
import { IdName } from '../common/panchangElements.ts';
import {
  list,
  NakshatraRef,
  number,
  orNull,
  record,
  RuleStatus,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { BlockId, PersonRole, PurposeId } from './judgedTime.ts';

const disputed = list(v.string(), 'Points on which texts and almanacs differ, and what is done here');

const head = {
  id: PurposeId,
  name: text('In the language asked for'),
  sources,
  disputed,
};

export const MuhurtaPurposes = record('MuhurtaPurposes', 'What a time can be chosen for', {
  purposes: list(record('MuhurtaPurpose', 'A purpose', head), 'In the order in which books have them'),
});
export type MuhurtaPurposes = v.InferOutput<typeof MuhurtaPurposes>;

const graded = <Schema extends v.GenericSchema>(title: string, item: Schema) =>
  record(title, 'What a purpose takes, what passes and what it leaves; together they are all there are', {
    good: v.array(item),
    middling: v.array(item),
    bad: v.array(item),
  });

const NamedRule = record('MuhurtaRule', 'A rule by name', {
  id: text('Never translated'),
  name: text('In the language asked for'),
  rule: text('What is looked for'),
});

const CommonRule = record('MuhurtaCommonRule', 'A rule by name, with where it is from', {
  ...NamedRule.entries,
  source: text('Text, chapter and verse'),
  status: RuleStatus,
});

const Block = record('MuhurtaBlock', 'A season, or days, that are left', {
  ...CommonRule.entries,
  id: BlockId,
  is_soft: yes('Whether it only counts against a time'),
});

const PricedRule = record('MuhurtaPricedRule', 'A rule that gives or costs points', {
  ...CommonRule.entries,
  points: number('Interpretive'),
});

export const MuhurtaPurposeWhole = record('MuhurtaPurposeWhole', 'A purpose with all its lists and the rules it uses', {
  ...head,
  status: RuleStatus,
  nakshatras: graded('MuhurtaStars', NakshatraRef),
  padas_avoided: list(
    record('MuhurtaPada', 'A quarter of a star', { nakshatra: NakshatraRef, pada: number('1 to 4') }),
    'Quarters of good stars that are left',
  ),
  tithis: graded('MuhurtaTithis', ElementRef),
  tithi_role: v.pipe(
    v.picklist(['veto', 'points']),
    v.description('Whether a tithi that is left closes a time, or counts against it; the new moon closes it always'),
  ),
  weekdays: graded('MuhurtaWeekdays', ElementRef),
  lunar_months: orNull(
    graded('MuhurtaMonths', ElementRef),
    'Counted from new moon to new moon; null where months are not asked about',
  ),
  sun_signs: orNull(graded('MuhurtaSunSigns', SignRef), 'Null where the sign of the Sun is not asked about'),
  lagna: record('MuhurtaLagna', 'What is looked for in the ascendant', {
    signs: graded('MuhurtaLagnaSigns', SignRef),
    rules: list(NamedRule, 'How the planets should stand'),
  }),
  blocks: list(Block, 'Seasons and days that are left'),
  persons: list(
    record('MuhurtaRoleName', 'A person by name', { id: PersonRole, name: text('In the language asked for') }),
    'Whose births may be sent',
  ),
  rules: list(NamedRule, 'Further rules of this purpose'),
  common: record('MuhurtaCommonRules', 'The rules that all purposes share, as this one uses them', {
    components: list(
      record('MuhurtaComponent', 'A part of the score', {
        ...CommonRule.entries,
        max: number('Most points; interpretive'),
      }),
      'Together 100; without births the last two leave and the rest is scaled',
    ),
    vetoes: list(CommonRule, 'What closes a time'),
    bonuses: list(PricedRule, 'What gives points beside the components'),
    penalties: list(PricedRule, 'What costs points beside the components'),
    levels: list(
      record('MuhurtaLevel', 'A level of the score', { ...IdName.entries, from: number('Least score') }),
      'Highest first',
    ),
  }),
  disclaimer: text('What a chosen time is not'),
});
export type MuhurtaPurposeWhole = v.InferOutput<typeof MuhurtaPurposeWhole>;
