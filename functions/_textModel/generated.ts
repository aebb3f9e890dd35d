/** One call of a model, by any provider, and its outcome. */
import {
  APICallError,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type LanguageModel,
} from 'ai';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export interface ModelCall {
  readonly instructions: string;
  /** What the model is given: facts, or its own text with the problems to fix. */
  readonly prompt: string;
  readonly schema: v.GenericSchema;
  readonly mostTokens: number;
  readonly callMs: number;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelAnswer =
  | { readonly kind: 'answered'; readonly value: unknown; readonly usage: Usage | null }
  /** An answer in another form than requested. */
  | { readonly kind: 'formless'; readonly usage: Usage | null }
  /**
   * Refused with an error status: no tokens were used. Some refusals pass, such as too many requests; a wrong key does
   * not.
   */
  | { readonly kind: 'refused'; readonly mayPass: boolean }
  /** No answer, so that the usage is unknown. */
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'lost' };

/** The name under which an OpenAI-compatible service takes options. */
export const COMPATIBLE_SERVICE = 'textModel';

/** Calls a model; never rejects. */
export type Ask = (call: ModelCall) => Promise<ModelAnswer>;

/**
 * Returns a function that calls a model once, without retries; a time-out or an answer of another form is an outcome,
 * never thrown.
 */
export function asking(model: LanguageModel): Ask {
  // The package would write its warnings to the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return async ({ callMs, instructions, mostTokens, prompt, schema }) => {
    const validate = (value: unknown) => {
      const read = v.safeParse(schema, value);
      return read.success
        ? { success: true as const, value: read.output }
        : { success: false as const, error: new Error('The answer has another form.') };
    };
    const abortSignal = AbortSignal.timeout(callMs);
    try {
      const { output, usage } = await generateText({
        model,
        system: instructions,
        prompt,
        output: Output.object({ schema: jsonSchema(toJsonSchema(schema, { typeMode: 'input' }), { validate }) }),
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal,
        // Services differ in what a schema may hold under `strict`, so the answer is validated here.
        providerOptions: { [COMPATIBLE_SERVICE]: { strictJsonSchema: false } },
      });
      return { kind: 'answered', value: output, usage: usageOf(usage) };
    } catch (error) {
      return failed(error, abortSignal.aborted);
    }
  };
}

function failed(error: unknown, isLate: boolean): ModelAnswer {
  if (isLate) return { kind: 'timed_out' };
  if (NoObjectGeneratedError.isInstance(error)) return { kind: 'formless', usage: usageOf(error.usage) };
  // Withheld by the provider, for instance by its content filter.
  if (NoOutputGeneratedError.isInstance(error)) return { kind: 'formless', usage: null };
  if (!APICallError.isInstance(error)) return { kind: 'lost' };
  const { isRetryable, statusCode = 0 } = error;
  // With a status of success only the body was unreadable: that call was made.
  if (statusCode >= 400) return { kind: 'refused', mayPass: isRetryable };
  return statusCode >= 200 ? { kind: 'formless', usage: null } : { kind: 'lost' };
}

interface Reported {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

/** Null where a figure is missing or impossible: a text takes tokens, and a negative figure would give back money. */
function usageOf({ inputTokens, outputTokens }: Reported = {}): Usage | null {
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && value! > 0;
}
