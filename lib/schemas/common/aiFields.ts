/** The fields about the text in every answer with a generated text. */
import * as v from 'valibot';
import { count, number, yes } from './records.ts';

export const AI_STATUSES = ['generated', 'template'] as const;

/** Why the text was composed by rules although a model is configured. */
export const AI_REASONS = ['not_configured', 'budget_spent', 'timed_out', 'model_unavailable', 'unfit_answer'] as const;

const MOST_TOKENS = 10_000_000;

export const AI_ENTRIES = {
  ai_status: v.pipe(
    v.picklist(AI_STATUSES),
    v.description(
      'Who wrote the text: a model (generated), or the service itself by rule from the findings (template)',
    ),
  ),
  ai_reason: v.pipe(
    v.nullable(v.picklist(AI_REASONS)),
    v.description('Why the text is a template although a model is configured; else null'),
  ),
  ai_model: v.pipe(v.nullable(v.string()), v.description('The model that wrote the text; null for a template')),
  ai_tokens: count('Tokens that the text took, in and out; 0 for a template', 0, MOST_TOKENS),
  ai_cost_estimate: number('Estimated cost of the text in INR, from configured prices; 0 for a template'),
  is_ai_usage_estimated: yes('Whether the model told no tokens, so that they are estimated from the length'),
};

export type AiFields = v.InferOutput<v.ObjectSchema<typeof AI_ENTRIES, undefined>>;
