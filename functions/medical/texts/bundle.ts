/** Texts about health, loaded by the first of them: their phrases are as large as all the code of this group. */
import { message } from '../../../lib/words/message.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { healthFacts } from '../../../lib/texts/health/facts.ts';
import type { HealthFacts } from '../../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export { healthTimelineTask } from '../../../lib/texts/healthTimeline/task.ts';
export { timelineRecord } from '../timeline/results.ts';
export { healthTimeline } from '../../../lib/astro/judgement/medical/timeline/timeline.ts';
export { wordCount } from '../../../lib/texts/model/textChecks.ts';
export { basedOn } from '../../../lib/texts/health/basedOn.ts';
export { toldFacts } from '../../../lib/texts/health/facts.ts';
export { healthReadingTask } from '../../../lib/texts/health/reading.ts';

/**
 * Returns what is understood of the medical_data of a body, or that nothing is.
 *
 * @param body may hold anything; where medical_data is neither an object nor a list, its schema says so
 */
export function medicalData(body: object): HealthFacts | FieldError[] {
  const given: unknown = Object.hasOwn(body, 'medical_data') ? (body as Record<string, unknown>)['medical_data'] : null;
  if (typeof given !== 'object' || given === null) return [];
  const facts = Array.isArray(given) ? null : healthFacts(given);
  if (facts) return facts;
  return [{ loc: ['body', 'medical_data'], msg: message('medical_data_unusable', {}), type: 'nothing_usable' }];
}
