/** Answers of /vidya. */
import * as v from 'valibot';
import { AreaScore, MatterPromise, WeighedPoints } from '../common/areas.ts';
import {
  DignityId,
  endpoint,
  findings,
  HouseNumber,
  planetHead,
  PlanetId,
  record,
  type Records,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
  list,
} from '../common/records.ts';
import { houseHead } from '../common/houseRef.ts';
import {
  Exams,
  ExamsInBrief,
  FieldAdvice,
  fieldEntries,
  ForeignInBrief,
  ForeignStudy,
  LearningYogas,
  matterEntries,
  StudyPeriods,
  StudyTiming,
  Summary,
  Told,
} from './common.ts';

const { band, label, label_name, percentile, score } = StrengthScore.entries;
/** Without its components: houses and planets have answers of their own. */
const StrengthPlace = record(
  'StrengthOfLearning',
  'A strength, 0 to 100; /houses and /planets tell what it is the sum of',
  { score: v.pipe(score, v.description('0 to 100')), percentile, band, label, label_name },
);

const House = record('HouseOfLearning', 'A house that learning is judged by', {
  ...houseHead,
  matter: text('What it stands for here'),
  strength: StrengthPlace,
  lord_strength: StrengthPlace,
  text: text('How it and its lord stand, in a sentence or two'),
});

const D24Place = record('D24Place', 'A planet in the chart of learning', {
  ...planetHead,
  role: text('Why it is looked at: lord of the ascendant of D24, lord of the 4th, Mercury, …'),
  sign: v.pipe(SignRef, v.description('In D24')),
  house: v.pipe(HouseNumber, v.description('From the ascendant of D24')),
  dignity: DignityId,
  is_vargottama: yes('Same sign as in the birth chart'),
  deity: text('Who presides over its part, in the language asked for'),
  text: text('How it stands, in a sentence'),
});

const Karaka = record('KarakaOfLearning', 'A natural significator of learning', {
  ...planetHead,
  matter: text('What it stands for'),
  is_scored: yes('Counts in the score; the others colour it'),
  sign: SignRef,
  house: HouseNumber,
  dignity: DignityId,
  is_combust: yes('Within the light of the Sun'),
  is_retrograde: yes('Moves backwards'),
  strength: StrengthPlace,
  text: text('How it stands, in a sentence or two'),
});

const section = { reading: text('The section in sentences') };

const Analysis = record('EducationAnalysis', 'Education in nine sections', {
  ...Told.entries,
  score: v.pipe(MatterPromise, v.description('The one score of learning, as /prediction/education tells it')),
  findings: LearningYogas,
  houses: record('HousesOfLearning', 'Section 1: the houses', {
    score: v.pipe(AreaScore, v.description('Of the houses and lords alone')),
    houses: list(House, 'The 4th, 5th, 9th and 2nd, then the 11th'),
    ...section,
  }),
  d24: record('D24OfLearning', 'Section 2: the chart of learning (Chaturvimsamsa, Siddhamsa)', {
    score: v.pipe(WeighedPoints, v.description('Of D24 alone')),
    ascendant: v.pipe(SignRef, v.description('Of D24')),
    planets: list(D24Place, 'The lord of its ascendant, the lords of the 4th, 5th and 9th of birth, Mercury, Jupiter'),
    in_ascendant: list(PlanetId, 'Planets in the ascendant of D24'),
    ...section,
  }),
  karakas: record('KarakasOfLearning', 'Section 3: the significators', {
    score: v.pipe(AreaScore, v.description('Of Mercury, Jupiter and the Moon')),
    karakas: list(Karaka, 'Mercury, Jupiter, the Moon, Venus, the Sun'),
    ...section,
  }),
  field: v.pipe(FieldAdvice, v.description('Section 4: the field')),
  higher_education: record('HigherEducation', 'Section 5: higher education', {
    ...matterEntries,
    findings: v.pipe(findings, v.description('What leads on to degrees and research, and what holds back')),
  }),
  exams: v.pipe(ExamsInBrief, v.description('Section 6: competitive examinations')),
  foreign: v.pipe(ForeignInBrief, v.description('Section 7: study abroad')),
  timing: record('TimingOfLearning', 'Section 8: the time', {
    periods: v.pipe(StudyPeriods, v.description('How the acting periods serve study')),
    ...StudyTiming.entries,
  }),
  summary: v.pipe(Summary, v.description('Section 9: the summary')),
  sources,
});
export type Analysis = v.InferOutput<typeof Analysis>;

const ExamAnswer = record('CompetitiveExams', 'Success in competitive examinations', {
  ...Told.entries,
  ...Exams.entries,
  sources,
});
export type ExamAnswer = v.InferOutput<typeof ExamAnswer>;

const FieldAnswer = record('FieldRecommendation', 'Which field the chart inclines to study', {
  ...Told.entries,
  ...fieldEntries,
  sources,
});
export type FieldAnswer = v.InferOutput<typeof FieldAnswer>;

const ForeignAnswer = record('ForeignEducation', 'Study abroad', {
  ...Told.entries,
  ...ForeignStudy.entries,
  sources,
});
export type ForeignAnswer = v.InferOutput<typeof ForeignAnswer>;

const SummaryAnswer = record('VidyaSummary', 'Education in a few sentences, in two languages', {
  ...Told.entries,
  score: v.pipe(MatterPromise, v.description('The one score of learning, as /prediction/education tells it')),
  ...Summary.entries,
  sources,
});
export type SummaryAnswer = v.InferOutput<typeof SummaryAnswer>;

export const answers = {
  analyze: endpoint(
    'Education',
    'Nine sections: houses, the chart of learning (D24), significators, field, higher education, examinations, study abroad, the time, and a summary in English and Hindi.',
    Analysis,
  ),
  competitiveExams: endpoint(
    'Competitive examinations',
    'The 6th, its lord, Mars, Saturn, the lords of the 3rd and 10th, the Sun, malefics in the 3rd, 6th and 11th, and the windows of the coming years in which to sit the decisive attempt.',
    ExamAnswer,
  ),
  fieldRecommendation: endpoint(
    'Field of study',
    'Votes of the planets on the houses of learning, their lords, D24, karakamsha and the nakshatra of the Moon; combinations; streams and fields ranked, with subjects and reasons.',
    FieldAnswer,
  ),
  foreignEducation: endpoint(
    'Study abroad',
    'The judgement of going abroad, the yogas of it that bear on study, and the windows in which it ripens.',
    ForeignAnswer,
  ),
  summary: endpoint(
    'Education in brief',
    'The score, the foremost field, and a summary in English and in Hindi, both made from the same findings whatever the language asked for.',
    SummaryAnswer,
  ),
} satisfies Records;
