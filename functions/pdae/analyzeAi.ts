/** Answer of /pdae/analyze-ai: everything about a day, and a summary of it in Hindi. */
import type { TargetDateQuery } from '../../lib/schemas/pdae/inputs.ts';
import { writtenBy } from '../_shell/narrated.ts';
import { personalDay, type PersonalContext } from '../../lib/birth/personalDay.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { Fields } from '../_shell/route.ts';
import type { TextModel } from '../_textModel/written.ts';
import { analyze, type AnalysisQuery } from './analyze.ts';

type Context = PersonalContext<Fields<typeof TargetDateQuery> & AnalysisQuery>;

export async function analyzeWithSummary(context: Context, textModel: TextModel): Promise<Warned> {
  const { daySummaryTask } = await import('./summary/bundle.ts');
  const day = personalDay(context, context.query.target_date);
  const analysis = analyze(day, context);
  const written = await textModel.written(daySummaryTask(analysis));
  return writtenBy({ ...analysis, ai_summary: written.text.text }, written, context.names, day.warnings);
}
