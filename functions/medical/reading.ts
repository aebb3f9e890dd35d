/** Answer of /medical/ai-reading: a medical analysis as a text in Hindi, in Devanagari or Latin letters. */
import type { HealthReading } from '../../lib/schemas/medical/reading.ts';
import type { ReadingInput } from '../../lib/schemas/medical/textInputs.ts';
import { writtenBy, type TextContext } from '../_shell/narrated.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { HealthFacts } from '../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export async function healthReading(context: TextContext<ReadingInput, HealthFacts>): Promise<Warned> {
  const { findings, input, names, textModel } = context;
  const { basedOn, healthReadingTask, READING_DISCLAIMERS, wordCount } = await import('./texts/bundle.ts');
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
