/** A written text, and who wrote it. */
import type { AI_REASONS, AI_STATUSES } from '../../../lib/schemas/aiFields.ts';
import type { TextTask } from './task.ts';

export type TemplateReason = (typeof AI_REASONS)[number];

export interface Written<Text> {
  readonly text: Text;
  readonly status: (typeof AI_STATUSES)[number];
  /** Null where no model is configured, or where it wrote the text. */
  readonly reason: TemplateReason | null;
  readonly model: string | null;
  /** Of all calls that this text took, in and out; 0 for our own. */
  readonly tokens: number;
  readonly costInr: number;
  /** The model did not say what it used. */
  readonly isEstimated: boolean;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes what a task asks for; never fails for a model that does. */
export interface TextModel {
  written<Text extends object>(task: TextTask<Text>): Promise<Written<Text>>;
}

/** The embedded writer: no key, no network, no cost. */
export const EMBEDDED: TextModel = {
  written: (task) => Promise.resolve(template(task.composed(), null)),
};

const WARNINGS: Readonly<Record<TemplateReason, string>> = {
  not_configured: 'The text model is not configured as it should be, so the text is composed by rule.',
  budget_spent: 'The budget of the day for generated texts is spent, so the text is composed by rule.',
  timed_out: 'The text model did not answer in time, so the text is composed by rule.',
  model_unavailable: 'The text model cannot be reached, so the text is composed by rule.',
  unfit_answer: 'The text model gave no answer that is fit to be told, so the text is composed by rule.',
};

/**
 * Returns a text that is composed by rule, with a warning that says why.
 *
 * @param reason null where the embedded writer is what is configured
 */
export function template<Text>(
  text: Text,
  reason: TemplateReason | null,
  headers: Readonly<Record<string, string>> = {},
): Written<Text> {
  return {
    text,
    status: 'template',
    reason,
    model: null,
    tokens: 0,
    costInr: 0,
    isEstimated: false,
    warnings: templateWarnings(reason),
    headers,
  };
}

/** Lists the warning that a text was composed by rule and why; none where no model is configured. */
export function templateWarnings(reason: TemplateReason | null): Written<unknown>['warnings'] {
  return reason ? [{ code: `text_model_${reason}`, message: WARNINGS[reason] }] : [];
}
