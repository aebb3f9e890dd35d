/** Records of the whole career: success by all methods, everything together, and the count of rules. */
import * as v from 'valibot';
import { AreaScore, BlendScore, list, orNull } from './areas.ts';
import { CareerMethodThree, CareerYogas } from './careerDasamsa.ts';
import { CareerMethodOne, CareerMethodTwo, CareerSkills, CountedHouse } from './careerMethods.ts';
import { CareerModern } from './careerModern.ts';
import { IncomeLocation, RankedPlanet, WorkSignification } from './careerParts.ts';
import { CurrentEffect, IndicatorGroup, TimesAhead } from './careerTiming.ts';
import { count, number, PlanetId, planetHead, record, sources, StrengthScore, text } from './records.ts';

const MethodId = v.picklist(['method_1', 'method_2', 'method_3']);

const MethodSuccess = record('MethodSuccess', 'Success by one method', {
  method: MethodId,
  name: text('What the method goes by'),
  percent: count('Of the whole', 0, 100),
  success: AreaScore,
});

const RajaYoga = record('CareerRajaYoga', 'A strong raja yoga of birth', {
  id: text('Slug of the catalog'),
  name: text('In the language asked for'),
  strength: number('0 to 100, as /yoga tells it'),
  planets: list(PlanetId, 'Planets that form it'),
  points: number('What it adds to success: 5 each for the first three'),
  source: text('Text, chapter and verse'),
});

const successEntries = {
  overall: v.pipe(
    BlendScore,
    v.description(
      'Method 1 35 %, method 2 25 %, method 3 40 %, and 5 for each strong raja yoga of birth, 15 at the most',
    ),
  ),
  methods: list(MethodSuccess, 'The three methods, each with every factor'),
  raja_yogas: list(RajaYoga, 'Strong raja yogas of birth, the strongest first; empty where none is strong'),
  supports: list(v.string(), 'What helps most, over all methods'),
  cautions: list(v.string(), 'What asks for care, over all methods'),
};

export const CareerSuccess = record('CareerSuccess', 'Success potential by all methods', {
  ...successEntries,
  navamsa_lord: record('NavamsaLord', 'Lord of the navamsa sign of the tenth lord: the significator of livelihood', {
    ...planetHead,
    tenth_lord: v.pipe(PlanetId, v.description('Lord of the 10th from the strongest reference')),
    strength: StrengthScore,
    text: text('What its strength says'),
  }),
  tenth_from_karakamsha: v.pipe(
    CountedHouse,
    v.description('Where success is read in karakamsha, with the planets that bear on it'),
  ),
  dasamsa_yogas: CareerYogas,
  income_location: IncomeLocation,
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
  sources,
});
export type CareerSuccess = v.InferOutput<typeof CareerSuccess>;

const AnalyzeTiming = record('CareerAnalysisTiming', 'What acts, what changes, and when', {
  current_effect: CurrentEffect,
  job_change: IndicatorGroup,
  promotion: IndicatorGroup,
  ahead: TimesAhead,
});

export const CareerAnalysis = record('CareerAnalysis', 'A career by all three methods, with its times', {
  method_1: CareerMethodOne,
  method_2: CareerMethodTwo,
  method_3: CareerMethodThree,
  ranking: v.pipe(v.array(RankedPlanet), v.length(9), v.description('The nine planets by the votes of all methods')),
  professions: list(
    record('CareerProfession', 'Work by one of the planets that lead', {
      rank: count('1 leads', 1, 9),
      share_percent: number('Of all votes; ranking lists what they are made of'),
      signification: WorkSignification,
      keywords: list(v.string(), 'Words of its work, classical and modern'),
    }),
    'The three planets with most votes',
  ),
  skills: CareerSkills,
  success: record('CareerSuccessIndicators', 'Success by all methods', successEntries),
  timing: orNull(AnalyzeTiming, 'Null where include_timing is false'),
  modern: orNull(CareerModern, 'Modern fields; null where include_modern_interpretation is false'),
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
  analysis_date: text('The day taken for now, YYYY-MM-DD at the birth place'),
  sources,
});
export type CareerAnalysis = v.InferOutput<typeof CareerAnalysis>;

const RuleTable = record('CareerRuleTable', 'A table of rules', {
  id: text('Of the table'),
  name: text('What it holds'),
  count: number('Rows in it'),
});

export const CareerRuleCounts = record('CareerRuleCounts', 'How many rules stand behind /career', {
  total: number('Sum of all methods'),
  methods: list(
    record('CareerRuleGroup', 'The rules of a method', {
      id: v.picklist(['method_1', 'method_2', 'method_3', 'timing', 'modern']),
      name: text('What the method goes by'),
      count: number('Sum of its tables'),
      tables: list(RuleTable, 'Its tables'),
    }),
    'By method, counted from the tables that the methods run over',
  ),
});
export type CareerRuleCounts = v.InferOutput<typeof CareerRuleCounts>;
