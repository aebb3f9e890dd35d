import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/vidya/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { analysis } from './analysis.ts';
import { examAnswer, fieldAnswer, foreignAnswer, summaryAnswer } from './results.ts';

export const about = 'Education: learning, fields of study, examinations, study abroad, and their times';

/** The answer depends on windows of the coming years and on the running periods. */
const AHEAD = { usesNow: true, check: nowInEphemeris, query: YearsAheadQuery };

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'headline',
  'short',
  'verdict',
  'score',
  'findings',
  'houses',
  'd24',
  'karakas',
  'field',
  'higher_education',
  'exams',
  'foreign',
  'timing',
  'summary',
  'sources',
] as const satisfies readonly (keyof Analysis)[];

export const routes = [
  natal('/vidya/analyze', analysis, { answer: 'analyze', ...AHEAD, asks: { sections: SECTIONS } }),
  natal('/vidya/competitive-exams', examAnswer, { answer: 'competitiveExams', ...AHEAD }),
  natal('/vidya/field-recommendation', fieldAnswer, {
    answer: 'fieldRecommendation',
    usesNow: true,
    check: nowInEphemeris,
  }),
  natal('/vidya/foreign-education', foreignAnswer, { answer: 'foreignEducation', ...AHEAD }),
  natal('/vidya/summary', summaryAnswer, { answer: 'summary', ...AHEAD }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
