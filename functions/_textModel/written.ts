/** A written text, and who wrote it. */
import type { AI_REASONS, AI_STATUSES } from '../../lib/schemas/common/aiFields.ts';
import type { TextTask } from '../../lib/texts/model/task.ts';

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

/**
 * Returns a text that is composed by rule.
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
    headers,
  };
}
