/** Answer of /medical/timeline-reading: a medical analysis as a text in order of time. */
import type { TimelineInput } from '../../lib/schemas/medical/textInputs.ts';
import { writtenBy, type TextContext } from '../_shell/narrated.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { HealthFacts } from '../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export async function timelineReading(context: TextContext<TimelineInput, HealthFacts>): Promise<Warned> {
  const { findings, names, textModel, today } = context;
  const { healthTimeline, healthTimelineTask, timelineRecord } = await import('./texts/bundle.ts');
  const timeline = healthTimeline(findings, today);
  const written = await textModel.written(healthTimelineTask(findings, timeline, names.lang));
  return writtenBy(timelineRecord(findings, timeline, written.text, names), written, names);
}
