/** Turns what valibot finds into the field errors of the contract; every message says how to mend the field. */
import * as v from 'valibot';
import type { Language } from '../../lib/words/language.ts';
import { message, type Message } from '../../lib/words/message.ts';
import { InvalidInput, type FieldError, type PathSegment } from './errors.ts';

export type Where = 'body' | 'query' | 'path';

export type ObjectSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

export interface Part {
  readonly where: Where;
  readonly schema: ObjectSchema;
  readonly value: unknown;
}

/**
 * Validates all parts of a request together, so that a caller learns every mistake at once.
 *
 * @param found mistakes that no schema can see
 * @param language in which the schemas say what is wrong
 * @returns the output of each part's schema
 * @throws InvalidInput
 */
export function validated(parts: readonly Part[], found: readonly FieldError[], language: Language): unknown[] {
  // A field that is wrong in form is not examined further: one mistake, one message.
  const results = parts.map(({ schema, value }) =>
    v.safeParse(schema, value, { abortPipeEarly: true, lang: language }),
  );
  const errors = results.flatMap(({ issues = [] }, i) => issues.map((issue) => fieldError(issue, parts[i]!)));
  const all = [...errors, ...found];
  if (all.length > 0) throw new InvalidInput(all);
  return results.map(({ output }) => output);
}

/** Valibot's kinds of mistakes in the words that validators of HTTP APIs use. */
const TYPES: Readonly<Record<string, string>> = {
  min_value: 'greater_than_equal',
  max_value: 'less_than_equal',
  max_length: 'too_long',
  regex: 'format',
  check: 'invalid_value',
  partial_check: 'invalid_value',
  picklist: 'enum',
  never: 'object_type',
};

function fieldError(issue: v.BaseIssue<unknown>, { where, schema }: Part): FieldError {
  const path = (issue.path ?? []).map(({ key }) => key as PathSegment);
  const loc = [where, ...path];
  const isMissing = issue.received === 'undefined' && path.length > 0;
  if (isMissing) return { loc, msg: missingMessage(String(path.at(-1)), schema), type: 'missing' };
  return { loc, msg: issue.message, type: TYPES[issue.type] ?? `${issue.type}_type` };
}

function missingMessage(field: string, schema: ObjectSchema): Message {
  const entry = schema.entries[field] as v.GenericSchema | undefined;
  const description = entry && v.getDescription(entry);
  return message('field_missing', { field, description: description ?? null, sent: null });
}
