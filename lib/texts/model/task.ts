/** A text to be written from findings: by a model where one is configured, otherwise composed by rules. */
import type * as v from 'valibot';

/** Codes, numbers and dates; never a word that a caller wrote. */
export type ModelFact =
  string | number | boolean | null | readonly ModelFact[] | { readonly [name: string]: ModelFact };

export interface TextTask<Text extends object> {
  readonly id: 'day_summary' | 'health_reading' | 'health_timeline';
  /** The instructions to a model, in English; the same for all requests of one style and language. */
  readonly instructions: string;
  /** The schema of a model's answer. */
  readonly schema: v.GenericSchema<unknown, Text>;
  /** Upper limit of tokens that a model may write. */
  readonly mostTokens: number;
  /** Returns the facts given to a model; called only where there is a model. */
  facts(): ModelFact;
  /** Returns the problems of a text, worded for a model that is to fix them; empty where the text may be answered. */
  problems(text: Text): string[];
  /** Returns the text with everything fixed that needs no model: markup removed, cut at the end of a sentence. */
  fixed(text: Text): Text;
  /** Returns the text composed without a model: the same for the same facts, and without problems. */
  composed(): Text;
}
