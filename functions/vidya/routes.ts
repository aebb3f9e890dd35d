import { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/vidya/answers.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analysis } from './analysis.ts';
import { examAnswer, fieldAnswer, foreignAnswer, summaryAnswer } from './results.ts';

export const about = 'Education: learning, fields of study, examinations, study abroad, and their times';

/** The answer depends on windows of the coming years and on the running periods. */
const AHEAD = { usesNow: true, check: nowInEphemeris, query: YearsAheadQuery };

export const routes = [
  natal('/vidya/analyze', analysis, { answer: 'analyze', ...AHEAD }),
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
