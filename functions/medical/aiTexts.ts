/** Answers of /medical/ai-reading and /medical/timeline-reading: texts about the data of another path. */
import type { HealthReading } from '../../lib/schemas/medical/reading.ts';
import type { ReadingInput, TimelineInput } from '../../lib/schemas/medical/textInputs.ts';
import { writtenBy, type TextContext } from '../_shell/narrated.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { HealthFacts } from '../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export async function healthReading(context: TextContext<ReadingInput, HealthFacts>): Promise<Warned> {
  const { findings, input, names, textModel } = context;
  const { basedOn, healthReadingTask, readingDisclaimer, wordCount } = await import('./texts/bundle.ts');
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
    disclaimer: readingDisclaimer(language),
  };
  return writtenBy(data, written, names);
}

export async function timelineReading(context: TextContext<TimelineInput, HealthFacts>): Promise<Warned> {
  const { findings, names, textModel, today } = context;
  const { healthTimeline, healthTimelineTask, timelineRecord } = await import('./texts/bundle.ts');
  const timeline = healthTimeline(findings, today);
  const written = await textModel.written(healthTimelineTask(findings, timeline, names.lang));
  return writtenBy(timelineRecord(findings, timeline, written.text, names), written, names);
}
