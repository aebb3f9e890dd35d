/** Records that the paths of /vidya share: findings, the recommended field, when study ripens. */
import * as v from 'valibot';
import { AreaScore, MatterPromise, ScoredPeriod, Significator, TimingWindow, toldEntries } from '../common/areas.ts';
import {
  count,
  findings,
  HouseNumber,
  NakshatraRef,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  text,
  Verdict,
  yes,
  list,
  orNull,
  percentile,
  score100,
} from '../common/records.ts';

/** What every answer says first. */
export const Told = record('LearningTold', 'Learning in a line and in a few sentences', toldEntries);
export type Told = v.InferOutput<typeof Told>;

const share = (description: string) => v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description(description));

export const LearningYogas = record('LearningYogas', 'What joins learning in this chart, and what may break it', {
  yogas: list(
    record('LearningYoga', 'A yoga of the catalog that stands for learning', {
      ...Verdict.entries,
      text: text('Who forms it and what it gives, or what it would take; in the language asked for'),
    }),
    'Those of Saraswati, Budhaditya, Sharada and Kalanidhi that are formed; /yoga tells what the others lack',
  ),
  bonds: v.pipe(findings, v.description('Bonds of the planets and lords of learning, met or not')),
  breaks: v.pipe(findings, v.description('What may interrupt learning, met or not')),
});

export type LearningYogas = v.InferOutput<typeof LearningYogas>;

const Vote = record('FieldVote', 'A reason for which a planet speaks for what is studied', {
  id: text(
    'in_5, on_5 (aspect), lord_5, sign_of_lord_5 and the same of 4 and 9, d24_ascendant, karakamsha_5, on_karakamsha_5, moon_nakshatra',
  ),
  text: text('The reason in a sentence'),
  points: number('What it counts; interpretive'),
  houses: list(HouseNumber, 'House it is about'),
  source: text('Text, chapter and verse of what is looked at, or what practice it is'),
});

const FieldPoints = record('FieldPoints', 'What gives a field its share', {
  ...Points.entries,
  planets: list(PlanetId, 'Planets it is about'),
});

const Field = record('StudyField', 'A field of study, and how far the chart inclines to it', {
  rank: count('1 is the foremost', 1, 50),
  id: text('Such as engineering or fine_arts'),
  name: text('In the language asked for'),
  stream: text('Id of its stream'),
  share_percent: share(
    'Of all that the chart gives to the 25 fields: the exact sum of the components. Some fields get much in every chart, so that they are not ranked by it',
  ),
  lift: number(
    'How far the share is above the mean of the field in many births, in deviations; fields are ranked by it',
  ),
  percentile: v.pipe(percentile, v.description('Of its share, among the shares of the same field in 10,000 births')),
  confidence: v.pipe(
    v.picklist(['high', 'medium', 'low']),
    v.description('high: three grounds or more and a lift of 2; medium: two and 1.2; else low'),
  ),
  subjects: list(v.string(), 'What one would enrol in'),
  planets: list(PlanetId, 'Planets that speak for it, the one that gives most first'),
  components: list(FieldPoints, 'In percent of all: parts of the votes of planets, combinations, the nakshatra'),
  text: text('Why, in sentences'),
});

export const fieldEntries = {
  fields: list(Field, 'The six foremost; /vidya/analyze tells three'),
  lead: v.pipe(
    v.picklist(['clear', 'low', 'close']),
    v.description(
      'close: the first two are nearly equal and none leads; low: the first leads without standing out; else clear',
    ),
  ),
  others: list(
    record('OtherStudyField', 'A field that the chart inclines to less', {
      id: text('Id of the field'),
      name: text('In the language asked for'),
      share_percent: share('Of all that the chart gives'),
    }),
    'All other fields, the foremost first',
  ),
  streams: list(
    record('StudyStream', 'A choice that schools put before a pupil', {
      rank: count('1 is the foremost', 1, 5),
      id: v.picklist(['science_mathematics', 'science_biology', 'commerce', 'humanities', 'arts_design']),
      name: text('In the language asked for'),
      share_percent: share('The exact sum of the components'),
      components: list(
        Points,
        'Its two foremost fields: streams have many fields or few, so that all would not compare',
      ),
    }),
    'The foremost first',
  ),
  planets: list(
    record('FieldPlanet', 'A planet, and what it has to say of study', {
      ...planetHead,
      points: number('The exact sum of its votes'),
      votes: list(Vote, 'Its votes'),
    }),
    'All nine, the one with the most votes first; each parts its votes among its own fields. /vidya/analyze tells the first three',
  ),
  combinations: list(
    record('FieldCombination', 'Planets that together speak for a field', {
      id: text('Its planets'),
      planets: list(PlanetId, 'Those that form it, or would'),
      met: yes('They lead together, or are bound to each other and each speaks for study'),
      fields: list(v.string(), 'Ids of the fields that they add to'),
      text: text('Why it counts, or what it lacks'),
      source: text('Whose rule it is'),
    }),
    'Combinations looked at, met or not; /vidya/analyze tells those that are met',
  ),
  nakshatra: v.pipe(NakshatraRef, v.description('Of the Moon, which inclines to two fields')),
  reading: text('The same in sentences'),
  counsel: text('What to do with it'),
};
export const FieldAdvice = record('FieldAdvice', 'Which field the chart inclines to study', fieldEntries);
export type FieldAdvice = v.InferOutput<typeof FieldAdvice>;

const StudyWindow = record('StudyWindow', 'A time in which it ripens', {
  ...TimingWindow.entries,
  stage: v.pipe(
    v.picklist(['usual_age', 'later_learning']),
    v.description('Whether it begins within the usual ages, or is learning in later life'),
  ),
});

export const StudyTiming = record('StudyTiming', 'When a matter of study ripens', {
  from: text('The instant the search begins'),
  until: text('The instant it ends'),
  years_ahead: count('Years searched', 1, 120),
  usual_ages: record('UsualAges', 'Years of life in which it is usual', {
    from: number('Years'),
    to: number('Years'),
  }),
  windows: list(StudyWindow, 'The best first, five at the most; /vidya/analyze tells the best'),
  significators: list(Significator, 'Planets whose periods bring it'),
  coverage_percent: number('Percent of the years asked about that the windows cover together, 10 at the most'),
  why: text('Why these windows are told and no others'),
  reason: orNull(
    v.picklist(['before_usual_age', 'after_usual_age', 'none_strong_enough']),
    'Why there is no window; null where there are',
  ),
  text: text('The same in sentences, with dates'),
});
export type StudyTiming = v.InferOutput<typeof StudyTiming>;

/** Fields of a subject that is judged separately. */
export const matterEntries = {
  score: v.pipe(AreaScore, v.description('How far the birth chart supports it')),
  reading: text('The same in sentences'),
  counsel: text('What to do with it'),
};

export const Exams = record('ExamOutlook', 'Success in competitive examinations', {
  ...matterEntries,
  timing: v.pipe(StudyTiming, v.description('When to set the decisive attempt')),
});

export type Exams = v.InferOutput<typeof Exams>;

export const ExamsInBrief = record('ExamsInBrief', 'Success in competitive examinations, in brief', {
  ...Exams.entries,
  score: record('ExamScore', 'How far the birth chart supports it; /vidya/competitive-exams tells its components', {
    ...v.omit(v.object(AreaScore.entries), ['components']).entries,
    score: score100,
  }),
});
export type ExamsInBrief = v.InferOutput<typeof ExamsInBrief>;

const Yoga = record('StudyAbroadYoga', 'A yoga of life abroad that bears on study', {
  id: text('Such as study_abroad'),
  name: text('In the language asked for'),
  formation: text('How it forms'),
  present: yes('One of its ways holds'),
  ways: list(
    record('StudyAbroadWay', 'One way in which it forms', {
      id: text('Of the way'),
      text: text('What was seen'),
      met: yes('It holds'),
      planets: list(PlanetId, 'Planets it is about'),
      houses: list(HouseNumber, 'Houses it is about'),
    }),
    'All that were looked at',
  ),
  source: text('Whose rule it is'),
});

export const ForeignStudy = record('ForeignStudy', 'Study abroad', {
  ...matterEntries,
  score: v.pipe(MatterPromise, v.description('The one score of going abroad, as /videsh-yoga tells it')),
  yogas: list(Yoga, 'Yogas of life abroad that bear on study, formed or not'),
  timing: v.pipe(StudyTiming, v.description('When it ripens')),
});

export type ForeignStudy = v.InferOutput<typeof ForeignStudy>;

export const ForeignInBrief = record('ForeignStudyInBrief', 'Study abroad, in brief', {
  ...ForeignStudy.entries,
  score: record('GoingAbroad', 'The one score of going abroad; /vidya/foreign-education tells its components', {
    ...v.omit(v.object(MatterPromise.entries), ['components']).entries,
    score: v.pipe(score100, v.description('The exact sum of the points of the rungs')),
  }),
  yogas: list(Yoga, 'Those that are formed; /vidya/foreign-education tells what the others lack'),
});
export type ForeignInBrief = v.InferOutput<typeof ForeignInBrief>;

export const StudyPeriods = record('StudyPeriods', 'How the acting periods serve study', {
  ...AreaScore.entries,
  periods: list(ScoredPeriod, 'The mahadasha first; each holds 60 % of its own lord and 40 % of the one around it'),
});

export type StudyPeriods = v.InferOutput<typeof StudyPeriods>;

export const Summary = record('EducationSummary', 'Education in a few sentences, in two languages', {
  top_field: record('TopField', 'The foremost field', {
    id: text('Id of the field'),
    name: text('In the language asked for'),
    share_percent: share('Of all that the chart gives'),
  }),
  summary_en: text('In English'),
  summary_hi: text('In Hindi'),
});
export type Summary = v.InferOutput<typeof Summary>;
