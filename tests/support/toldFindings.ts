/** What must hold of every answer about medical_data, whatever that was. */
import { healthFacts } from '../../lib/texts/health/facts.ts';
import { healthReadingTask } from '../../lib/texts/health/reading.ts';
import { healthTimelineTask } from '../../lib/texts/healthTimeline/task.ts';
import { healthTimeline } from '../../lib/astro/judgement/medical/timeline/timeline.ts';
import { HealthReading } from '../../lib/schemas/medical/reading.ts';
import { HealthTimeline } from '../../lib/schemas/medical/timeline.ts';
import type { Answer } from './call.ts';
import { schemaFaults } from './schema.ts';

export const AS_OF = '2026-11-20';
export const DESCRIBED_PATHS = ['/medical/ai-reading', `/medical/timeline-reading?as_of=${AS_OF}`] as const;
const RECORDS = { [DESCRIBED_PATHS[0]]: HealthReading, [DESCRIBED_PATHS[1]]: HealthTimeline };

/** Returns what is wrong with an answer. */
export function faultsOf({ json, status, text }: Answer, path: (typeof DESCRIBED_PATHS)[number]): unknown[] {
  if (status === 422) return [];
  if (status !== 200) return [status, text.slice(0, 300)];
  return schemaFaults(RECORDS[path], (json as { data: object }).data);
}

/** Which of the tasks composes what may not be told, and why. */
export function composedProblems(given: object): string[] {
  const facts = healthFacts(given);
  if (!facts) return [];
  const timeline = healthTimeline(facts, AS_OF);
  const readings = (['astrologer', 'quick'] as const).flatMap((style) =>
    (['hindi', 'hinglish'] as const).map((language) => healthReadingTask(facts, style, language)),
  );
  const timelines = (['en', 'hi'] as const).map((lang) => healthTimelineTask(facts, timeline, lang));
  return [
    ...readings.flatMap((task) => task.problems(task.composed())),
    ...timelines.flatMap((task) => task.problems(task.composed())),
  ];
}
