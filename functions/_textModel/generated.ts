/** One call of a model, by whichever wire, and what is known of it afterwards. */
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
  /** What the model is asked: facts, or its own text with what is to be mended. */
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
  /** An answer in no form that was asked for. */
  | { readonly kind: 'formless'; readonly usage: Usage | null }
  /** Refused with a status: no tokens were used. Some of that passes, such as too many requests; a wrong key does not. */
  | { readonly kind: 'refused'; readonly mayPass: boolean }
  /** No answer, and nobody knows what was used. */
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'lost' };

/** The name under which an OpenAI-compatible service takes options. */
export const COMPATIBLE_SERVICE = 'textModel';

/** Asks a model; resolves whatever happens. */
export type Ask = (call: ModelCall) => Promise<ModelAnswer>;

/** Returns what asks a model once, without repeating; a time-out or an answer of another form is told, never thrown. */
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
        // What a schema may say under `strict` differs between services; the answer is validated here.
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
  // Held back by the provider, such as by its filter of contents.
  if (NoOutputGeneratedError.isInstance(error)) return { kind: 'formless', usage: null };
  if (!APICallError.isInstance(error)) return { kind: 'lost' };
  const { isRetryable, statusCode = 0 } = error;
  // With a status of success it was the body that could not be read: that call was made.
  if (statusCode >= 400) return { kind: 'refused', mayPass: isRetryable };
  return statusCode >= 200 ? { kind: 'formless', usage: null } : { kind: 'lost' };
}

interface Reported {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

/** Null where a figure is missing or cannot be: a text took tokens, and a figure below zero would give back money. */
function usageOf({ inputTokens, outputTokens }: Reported = {}): Usage | null {
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && value! > 0;
}
