/** A text to be written from findings: by a model where one is configured, else by ourselves. */
import type * as v from 'valibot';

/** Codes, numbers and dates; never a word that a caller wrote. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

export interface TextTask<Text extends object> {
  readonly id: 'day_summary' | 'health_reading' | 'health_timeline';
  /** What a model is told, in English; the same for all who choose the same style and language. */
  readonly instructions: string;
  /** What a model must answer with. */
  readonly schema: v.GenericSchema<unknown, Text>;
  /** A hard cap on what a model may write. */
  readonly mostTokens: number;
  /** Returns all that a model learns of a chart; asked for only where there is a model. */
  facts(): Fact;
  /** Returns what is wrong with a text, as a model is told to mend it; empty where a caller may have it. */
  problems(text: Text): string[];
  /** Returns the text with what can be mended without a model: markup taken off, cut at the end of a sentence. */
  fixed(text: Text): Text;
  /** Returns the text by our own hand: the same for the same facts, and without problems. */
  composed(): Text;
}
