/** Turns valibot's issues into the field errors of the contract; every message says how to correct the field. */
import * as v from 'valibot';
import { asMeant, innermost } from '../../lib/schemas/common/canonical.ts';
import { echoed } from '../../lib/words/messages/echoed.ts';
import type { Language } from '../../lib/words/language.ts';
import { message, type Message } from '../../lib/words/message.ts';
import { InvalidInput, type FieldError, type PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import type { RequestPart, Where } from './part.ts';
import { ignoredErrors, sentInstead, unknownFields, type Ignored } from './unknownFields.ts';

export type { ObjectSchema, RequestPart, Where } from './part.ts';

/** The result of reading a request. */
export interface ValidatedParts {
  /** The output of each part's schema. */
  readonly outputs: Partial<Record<Where, unknown>>;
  /** Names that the path does not know. */
  readonly ignored: readonly Ignored[];
}

/**
 * Validates all parts of a request together, so that a caller learns every mistake at once.
 *
 * Enumerated values are accepted in any usual spelling. Names that no schema knows are ignored, or refused where
 * `strict` is requested.
 *
 * @param found mistakes that no schema can see
 * @param language of the schemas' messages
 * @throws InvalidInput
 */
export function readParts(
  sent: readonly RequestPart[],
  found: readonly FieldError[],
  language: Language,
): ValidatedParts {
  const parts = sent.map(meantPart);
  const ignored = unknownFields(parts);
  const refused = isStrict(parts) ? ignoredErrors(ignored) : [];
  const outputs: Partial<Record<Where, unknown>> = {};
  const errors = parts.flatMap((part) => {
    // A malformed field is not examined further: one mistake, one message.
    const { issues = [], output } = v.safeParse(part.schema, part.value, { abortPipeEarly: true, lang: language });
    outputs[part.where] = output;
    return issues.map((issue) => fieldError(issue, part));
  });
  const all = [...errors, ...found, ...refused];
  if (all.length > 0) throw new InvalidInput(all);
  return { outputs, ignored };
}

function meantPart(part: RequestPart): RequestPart {
  const { schema, value } = part;
  return typeof value === 'object' && value !== null ? { ...part, value: asMeant(schema.entries, value) } : part;
}

function isStrict(parts: readonly RequestPart[]): boolean {
  const query = parts.find(({ where }) => where === 'query')?.value;
  return (query as { strict?: unknown } | undefined)?.strict === 'true';
}

/** Valibot's kinds of issues, by the names that validators of HTTP APIs use. */
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

function fieldError(issue: v.BaseIssue<unknown>, { where, schema, value }: RequestPart): FieldError {
  const path = (issue.path ?? []).map(({ key }) => key as PathSegment);
  const loc = [where, ...path];
  const isMissing = issue.received === 'undefined' && path.length > 0;
  if (!isMissing) return { loc, msg: echoedMessage(issue), type: TYPES[issue.type] ?? `${issue.type}_type` };
  const msg = path.length === 1 ? missingMessage(String(path[0]), schema, value) : innerMissing(path, schema, issue);
  return { loc, msg, type: 'missing' };
}

/** Valibot's own messages quote the received value; this removes what must not be echoed. */
function echoedMessage({ message: text, received }: v.BaseIssue<unknown>): string {
  return text.replaceAll(received, () => echoed(received));
}

function missingMessage(field: string, { entries }: RequestPart['schema'], sent: unknown): Message {
  const entry = entries[field] as v.GenericSchema | undefined;
  const description = (entry && v.getDescription(entry)) ?? null;
  return message('field_missing', { field, description, sent: sentInstead(field, sent, entries) });
}

/** Says of a field within a part how its own schema wants it: there a date may be another one than that of the birth. */
function innerMissing(
  path: readonly PathSegment[],
  { entries }: RequestPart['schema'],
  issue: v.BaseIssue<unknown>,
): Message {
  const field = path.join('.');
  const schema = fieldAt(entries as Entries, path);
  const mend = schema && formText(schema, issue);
  if (mend) return message('inner_field_missing', { field, mend });
  return message('field_missing', { field, description: (schema && v.getDescription(schema)) ?? null, sent: null });
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Returns the schema of a field by its path, such as `events, 0, date`; null where there is none. */
function fieldAt(entries: Entries, [name, ...rest]: readonly PathSegment[]): v.GenericSchema | null {
  const schema = name !== undefined && Object.hasOwn(entries, name) ? entries[name]! : null;
  return schema && within(schema, rest);
}

function within(schema: v.GenericSchema, path: readonly PathSegment[]): v.GenericSchema | null {
  if (path.length === 0) return schema;
  const inner = innermost(schema, undefined) as { item?: v.GenericSchema; entries?: Entries };
  if (inner.item) return within(inner.item, path.slice(1));
  return inner.entries ? fieldAt(inner.entries, path) : null;
}

/** Returns what a schema itself says to a value of another form; null where it says nothing of its own. */
function formText(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string | null {
  const { message: text } = innermost(schema, undefined) as { message?: v.ErrorMessage<v.BaseIssue<unknown>> };
  return typeof text === 'function' ? text(issue) : (text ?? null);
}
