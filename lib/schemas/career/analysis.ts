/** Records of the whole career: success by all methods, everything together, and the count of rules. */
import * as v from 'valibot';
import { AreaScore, BlendScore, MatterPromise, TimingWindow, toldEntries } from '../common/areas.ts';
import {
  CareerMethodOne,
  CareerMethodThree,
  CareerMethodTwo,
  CareerReference,
  CareerSkills,
  CareerYoga,
  CareerYogas,
  CountedHouse,
  Skill,
} from './methods.ts';
import { CareerModern, ModernField, RecommendedSkill, WorkCategory } from './modern.ts';
import { IncomeLocation, RankedPlanet, WorkSettings, WorkSignification } from './common.ts';
import { PeriodScore } from '../common/dashaLords.ts';
import {
  CurrentEffect,
  Indicator,
  IndicatorGroup,
  TimesAhead,
  NO_POSTS,
  TopicEffect,
  UpcomingChange,
  UpcomingTopic,
} from './timing.ts';
import { pastEventsEntry } from '../common/pastEvents.ts';
import {
  count,
  number,
  PlanetId,
  planetHead,
  Points,
  record,
  sources,
  StrengthScore,
  text,
  list,
  orNull,
} from '../common/records.ts';

const MethodId = v.picklist(['method_1', 'method_2', 'method_3']);

const MethodSuccess = record('MethodSuccess', 'Success by one method', {
  method: MethodId,
  name: text('What the method goes by, in the language asked for'),
  success: v.pipe(
    AreaScore,
    v.description('A detail beside the promise, told by this method alone; the whole does not add the methods up'),
  ),
});

const RajaYoga = record('CareerRajaYoga', 'A strong raja yoga of birth', {
  id: text('Slug of the catalog'),
  name: text('In the language asked for'),
  strength: number('0 to 100, as /yoga tells it'),
  planets: list(PlanetId, 'Planets that form it'),
  source: text('Text, chapter and verse'),
});

const successEntries = {
  overall: v.pipe(
    MatterPromise,
    v.description(
      'The one judgement of work, by four rungs; the promise of /prediction/career is the same number. The three methods are details beside it',
    ),
  ),
  raja_yogas: list(RajaYoga, 'Strong raja yogas of birth, the strongest first; empty where none is strong'),
  supports: list(
    v.string(),
    'What helps most; the points of each planet are netted, so that it stands on one side alone',
  ),
  cautions: list(v.string(), 'What asks for care'),
};

export const CareerSuccess = record('CareerSuccess', 'Success potential by all methods', {
  ...toldEntries,
  ...successEntries,
  methods: list(MethodSuccess, 'The three methods, each with every factor'),
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

/** What the methods share is given once: votes in the ranking, work by planet in the professions, texts at the top. */
const SHARED = [
  ...(['votes', 'significations', 'sources', 'key_periods', 'success'] as const),
  ...(['headline', 'short', 'verdict', 'counsel', 'summary'] as const),
] as const;

/** A score without its factors. */
const ScoreInShort = record('CareerScoreInShort', 'A score of work; the path of its part tells every factor', {
  ...v.omit(v.object(AreaScore.entries), ['components']).entries,
});

const BlendInShort = record('CareerReferenceScore', 'How strong the place is; /career/method-1 tells why', {
  ...v.omit(v.object(BlendScore.entries), ['components']).entries,
});

const AnalysisMethodOne = record(
  'CareerAnalysisMethodOne',
  'Tenth lord in the navamsa; /career/method-1 tells its texts, its votes and the work of each planet',
  {
    ...v.omit(v.object(CareerMethodOne.entries), [...SHARED, 'references']).entries,
    references: list(
      record('CareerReferenceInShort', 'A place from which the tenth is counted', {
        ...v.omit(v.object(CareerReference.entries), ['score', 'text', 'occupants']).entries,
        score: BlendInShort,
      }),
      'All three, the strongest first',
    ),
    success: ScoreInShort,
  },
);
const AnalysisMethodTwo = record(
  'CareerAnalysisMethodTwo',
  'Work by karakamsha; /career/method-2 tells its texts, its votes and the work of each planet',
  {
    ...v.omit(v.object(CareerMethodTwo.entries), [...SHARED, 'fourth_from_karakamsha', 'skills', 'learning']).entries,
    success: ScoreInShort,
  },
);
const AnalysisMethodThree = record(
  'CareerAnalysisMethodThree',
  'Work by the dasamsa (D10); /career/method-3 tells the chart itself, its texts, its votes and what was looked for',
  {
    ...v.omit(v.object(CareerMethodThree.entries), [...SHARED, 'dasamsa', 'yogas']).entries,
    yogas: list(
      record('CareerYogaInShort', 'A yoga of work in the dasamsa, formed or not', {
        ...v.omit(v.object(CareerYoga.entries), ['evidence', 'confidence', 'source']).entries,
      }),
      'All that are looked for; those that are formed first',
    ),
    success: ScoreInShort,
  },
);

const UpcomingInShort = record('CareerUpcomingInShort', 'A coming change of period; /career/timing tells its scores', {
  ...v.omit(v.object(UpcomingChange.entries), ['topics']).entries,
  topics: list(
    record('UpcomingTopicInShort', 'How a coming period serves one matter of work', {
      ...v.pick(v.object(UpcomingTopic.entries), ['id', 'name', 'tone']).entries,
    }),
    'Work, change, promotion, setback',
  ),
});
const WindowInShort = record('CareerWindowInShort', 'A window of work; /career/timing tells its peak and its points', {
  ...v.omit(v.object(TimingWindow.entries), ['components', 'peak', 'pratyantardasha']).entries,
});
const AheadInShort = record('CareerAheadInShort', 'The years ahead; /career/timing tells all windows', {
  ...v.object(TimesAhead.entries).entries,
  upcoming_changes: list(UpcomingInShort, 'The next antardashas, four at the most; /career/timing tells all'),
  favourable_periods: list(WindowInShort, 'The best windows, three at the most'),
  challenging_periods: list(WindowInShort, 'The windows that ask for most care, three at the most'),
});
const EffectInShort = record('CareerEffectInShort', 'What acts now; /career/timing tells the score of each period', {
  ...v.object(CurrentEffect.entries).entries,
  activation: v.pipe(ScoreInShort, v.description('The acting periods for work')),
  transits: v.pipe(ScoreInShort, v.description('The passing planets for work')),
  topics: list(
    record('CareerTopicInShort', 'How the acting periods serve one matter of work', {
      ...v.omit(v.object(TopicEffect.entries), ['periods', 'reasons']).entries,
      score: record('CareerTopicScore', 'How well the acting periods serve it; /career/timing tells why', {
        ...v.omit(v.object(PeriodScore.entries), ['components']).entries,
      }),
    }),
    'Work, change, promotion, setback; empty where no period acts',
  ),
});

const SignsInShort = record('CareerIndicatorsInShort', 'The signs of one matter, with what those that hold mean', {
  ...v.object(IndicatorGroup.entries).entries,
  score: v.pipe(ScoreInShort, v.description('How strongly the present speaks for it')),
  indicators: list(
    record('CareerIndicatorInShort', 'A sign of change or of promotion; /career/changes tells what it means and when', {
      ...v.pick(v.object(Indicator.entries), ['id', 'rule', 'met', 'kind']).entries,
    }),
    'All that are looked for, met or not',
  ),
});

const AnalysisTiming = record('CareerAnalysisTiming', 'What acts, what changes, and when', {
  current_effect: EffectInShort,
  job_change: orNull(SignsInShort, NO_POSTS),
  promotion: orNull(SignsInShort, NO_POSTS),
  ahead: AheadInShort,
});

/** Texts that stand at the top of the analysis, or with the path of a part. */
const TEXTS = ['headline', 'short', 'verdict', 'counsel', 'summary', 'sources'] as const;

const AnalysisModern = record(
  'CareerAnalysisModern',
  'Modern fields of work; /career/modern tells the points of each',
  {
    ...v.omit(v.object(CareerModern.entries), [
      ...TEXTS,
      'planets',
      'manner',
      'fields',
      'categories',
      'recommended_skills',
    ]).entries,
    categories: list(
      record('WorkCategoryInShort', 'A category of work', {
        ...v.omit(v.object(WorkCategory.entries), ['score']).entries,
      }),
      'The four foremost; /career/modern tells all twelve',
    ),
    fields: list(
      record('ModernFieldInShort', 'A modern field of work', {
        ...v.omit(v.object(ModernField.entries), ['components']).entries,
      }),
      'The ten that stand out most',
    ),
    recommended_skills: list(
      record('RecommendedSkillInShort', 'A skill that the best fields ask for', {
        ...v.omit(v.object(RecommendedSkill.entries), ['training']).entries,
      }),
      'What to learn for them; /career/modern tells how',
    ),
  },
);

const RankedInShort = record('RankedPlanetInShort', 'A planet, and its share in all votes on the work', {
  ...v.omit(v.object(RankedPlanet.entries), ['votes']).entries,
  components: list(
    v.omit(v.object(Points.entries), ['label']),
    'What each method gives: 35 % the first, 30 % the second, 35 % the third',
  ),
});

export const CareerAnalysis = record('CareerAnalysis', 'A career by all three methods, with its times', {
  ...toldEntries,
  analysis_date: text('The day taken for now, YYYY-MM-DD at the birth place'),
  manner: WorkSettings,
  method_1: AnalysisMethodOne,
  method_2: AnalysisMethodTwo,
  method_3: AnalysisMethodThree,
  ranking: v.pipe(
    v.array(RankedInShort),
    v.length(9),
    v.description('The nine planets by the votes of all methods; /career/modern tells each vote'),
  ),
  professions: list(
    record('CareerProfession', 'Work by one of the planets that lead', {
      rank: count('1 leads', 1, 9),
      share_percent: number('Of all votes; ranking lists what they are made of'),
      signification: record('WorkInShort', 'What work the planet gives; the text says what colours it', {
        ...v.omit(v.object(WorkSignification.entries), ['colours']).entries,
      }),
      keywords: list(v.string(), 'Words of its work, classical and modern'),
    }),
    'The three planets with most votes',
  ),
  skills: record('CareerAnalysisSkills', 'Skills and learning, counted from karakamsha (method_2)', {
    ...v.omit(v.object(CareerSkills.entries), [...TEXTS, 'atmakaraka', 'karakamsha', 'skills']).entries,
    skills: list(
      record('CareerSkillInShort', 'A skill; /career/skills tells what speaks for it', {
        ...v.omit(v.object(Skill.entries), ['components', 'modern_fields']).entries,
      }),
      'The strongest first',
    ),
  }),
  success: record(
    'CareerSuccessIndicators',
    'The one judgement of work; /career/success tells the methods beside it',
    successEntries,
  ),
  ...pastEventsEntry,
  timing: orNull(AnalysisTiming, 'Null where include_timing is false'),
  modern: orNull(AnalysisModern, 'Modern fields; null where include_modern_interpretation is false'),
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
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
