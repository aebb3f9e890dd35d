/** The findings of a body: what is understood of its medical_data, or that nothing is. */
import { message } from '../../../lib/words/message.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { healthFacts } from '../../../lib/texts/health/facts.ts';
import type { HealthFacts } from '../../../lib/astro/judgement/medical/timeline/healthFacts.ts';

/** @param body may hold anything; where medical_data is neither an object nor a list, its schema says so */
export function medicalData(body: object): HealthFacts | FieldError[] {
  const given: unknown = Object.hasOwn(body, 'medical_data') ? (body as Record<string, unknown>)['medical_data'] : null;
  if (typeof given !== 'object' || given === null) return [];
  const facts = Array.isArray(given) ? null : healthFacts(given);
  if (facts) return facts;
  return [{ loc: ['body', 'medical_data'], msg: message('medical_data_unusable', {}), type: 'nothing_usable' }];
}
