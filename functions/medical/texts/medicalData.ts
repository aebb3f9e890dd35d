/** Reads the medical_data of a body: the facts understood of it, or an error where there are none. */
import { message } from '../../../lib/words/message.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { healthFacts } from '../../../lib/texts/health/facts.ts';
import type { HealthFacts } from '../../../lib/astro/judgement/medical/timeline/healthFacts.ts';

/** @param body may hold anything; its schema reports a medical_data that is neither an object nor a list */
export function medicalData(body: object): HealthFacts | FieldError[] {
  const given: unknown = Object.hasOwn(body, 'medical_data') ? (body as Record<string, unknown>)['medical_data'] : null;
  if (typeof given !== 'object' || given === null) return [];
  const facts = Array.isArray(given) ? null : healthFacts(given);
  if (facts) return facts;
  return [{ loc: ['body', 'medical_data'], msg: message('medical_data_unusable', {}), type: 'nothing_usable' }];
}
