import { YearsAheadQuery } from '../../lib/schemas/common/dashaInput.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { analysis } from './analysis.ts';
import { examAnswer, fieldAnswer, foreignAnswer, summaryAnswer } from './results.ts';

export const about = 'Education: learning, fields of study, examinations, study abroad, and their times';

/** Windows of the coming years, and the periods that run. */
const AHEAD = { usesNow: true, check: nowInEphemeris, query: YearsAheadQuery };

export const routes = [
  natal('/vidya/analyze', analysis, AHEAD),
  natal('/vidya/competitive-exams', examAnswer, AHEAD),
  natal('/vidya/field-recommendation', fieldAnswer),
  natal('/vidya/foreign-education', foreignAnswer, AHEAD),
  natal('/vidya/summary', summaryAnswer, AHEAD),
];

export const handler = serve(routes);
