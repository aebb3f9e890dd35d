/** Answers of /medical/ai-reading and /medical/timeline-reading: texts about the data of another path. */
import type { HealthReading } from '../../lib/schemas/medical/reading.ts';
import type { ReadingInput, TimelineInput } from '../../lib/schemas/medical/textInputs.ts';
import { READING_DISCLAIMERS } from '../../lib/words/disclaimers.ts';
import { writtenBy, type TextContext } from '../_shell/kinds/narrated.ts';
import type { HealthQuery } from './standing.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { HealthFacts } from '../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export async function healthReading(context: TextContext<ReadingInput, HealthFacts, HealthQuery>): Promise<Warned> {
  const { input, names, query, textModel } = context;
  const { basedOn, healthReadingTask, toldFacts, wordCount } = await import('./texts/bundle.ts');
  const findings = toldFacts(context.findings, query.include_sensitive === 'true');
  const style = input.style ?? 'astrologer';
  const language = input.language ?? 'hinglish';
  const written = await textModel.written(healthReadingTask(findings, style, language));
  const { text: reading } = written.text;
  const data: HealthReading = {
    reading,
    style,
    language,
    word_count: wordCount(reading),
    based_on: basedOn(findings, names),
    disclaimer: READING_DISCLAIMERS[language],
  };
  return writtenBy(data, written, names);
}

export async function timelineReading(context: TextContext<TimelineInput, HealthFacts, HealthQuery>): Promise<Warned> {
  const { names, query, textModel, today } = context;
  const { healthTimeline, healthTimelineTask, timelineRecord, toldFacts } = await import('./texts/bundle.ts');
  const findings = toldFacts(context.findings, query.include_sensitive === 'true');
  const timeline = healthTimeline(findings, today);
  const written = await textModel.written(healthTimelineTask(findings, timeline, names.lang));
  return writtenBy(timelineRecord(findings, timeline, written.text, names), written, names);
}
