/** A written text with its writer. */
import type { AI_REASONS, AI_STATUSES } from '../../lib/schemas/common/aiFields.ts';
import type { TextTask } from '../../lib/texts/model/task.ts';

export type TemplateReason = (typeof AI_REASONS)[number];

export interface Written<Text> {
  readonly text: Text;
  readonly status: (typeof AI_STATUSES)[number];
  /** Why the text was composed by rules; null where no model is configured, or the model wrote it. */
  readonly reason: TemplateReason | null;
  readonly model: string | null;
  /** Input and output tokens of all calls for this text; 0 for a composed one. */
  readonly tokens: number;
  readonly costInr: number;
  /** True where the model did not report its usage. */
  readonly isEstimated: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes the text of a task; a failing model never makes it fail. */
export interface TextModel {
  written<Text extends object>(task: TextTask<Text>): Promise<Written<Text>>;
}

/** The embedded writer: no key, no network, no cost. */
export const EMBEDDED: TextModel = {
  written: (task) => Promise.resolve(template(task.composed(), null)),
};

/**
 * Returns a text composed by rules.
 *
 * @param reason null where the embedded writer is the configured one
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
