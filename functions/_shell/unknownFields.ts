/** Fields and query names that a path does not know: the most likely intended field, and where it is read. */
import type * as v from 'valibot';
import { message } from '../../lib/words/message.ts';
import type { UnknownField } from '../../lib/words/messages/inputs.ts';
import { idOf, innermost, nearestOf } from '../../lib/schemas/common/canonical.ts';
import type { FieldError, PathSegment } from '../../lib/schemas/common/fieldErrors.ts';
import { FIELD_WORDS, FIELD_PART_WORDS } from './tables/fieldWords.ts';
import type { RequestPart } from './part.ts';
import { warning, type Warning } from '../../lib/schemas/common/warning.ts';

/** A name that was sent and is not read. */
export interface Ignored extends UnknownField {
  readonly where: RequestPart['where'];
  /** Where it stands, as errors locate it: `body`, `partner`, `lat`. */
  readonly loc: readonly PathSegment[];
}

/** Personal data that apps send along with everything. It changes no result, so no warning names it. */
const NEVER_MISSED = [
  'name',
  'email',
  'phone',
  'place_name',
  'current_location',
  'gender',
  'marital_status',
  'marriage_date',
];

/** Most names that one answer lists. */
const MOST_LISTED = 10;

/** Lists the names in body and query, and in the objects within the body, that their schemas do not know. */
export function unknownFields(parts: readonly RequestPart[]): Ignored[] {
  return parts.flatMap((part) => {
    if (part.where === 'path') return [];
    const ofPart = unknownNames(part, []).map((name) => ignoredField(part, meaning(name, part, parts), []));
    return [...ofPart, ...unknownWithin(part, [])];
  });
}

/** Lists the names that the objects of a part do not know, such as those of a second birth. */
function unknownWithin(part: RequestPart, path: readonly PathSegment[]): Ignored[] {
  if (!isFields(part.value)) return [];
  return Object.entries(part.value).flatMap(([name, value]) => {
    const schema = Object.hasOwn(part.schema.entries, name) ? part.schema.entries[name] : undefined;
    return schema ? unknownInValue(schema as v.GenericSchema, value, part.where, [...path, name]) : [];
  });
}

function unknownInValue(
  schema: v.GenericSchema,
  value: unknown,
  where: RequestPart['where'],
  path: readonly PathSegment[],
): Ignored[] {
  const inner = innermost(schema, value) as Partial<RequestPart['schema']> & { readonly item?: v.GenericSchema };
  if (Array.isArray(value)) {
    const { item } = inner;
    return item ? value.flatMap((one, index) => unknownInValue(item, one, where, [...path, index])) : [];
  }
  if (!inner.entries) return [];
  const part: RequestPart = { where, schema: inner as RequestPart['schema'], value };
  const ofPart = unknownNames(part, path).map((name) => ignoredField(part, meaning(name, part, []), path));
  return [...ofPart, ...unknownWithin(part, path)];
}

function unknownNames({ schema, value, where }: RequestPart, path: readonly PathSegment[]): string[] {
  if (!isFields(value)) return [];
  const names = Object.keys(value).filter((name) => !Object.hasOwn(schema.entries, name));
  const isOfPerson = where === 'body' || path.length > 0;
  return isOfPerson ? names.filter((name) => !NEVER_MISSED.includes(name)) : names;
}

function ignoredField({ where }: RequestPart, meant: UnknownField, path: readonly PathSegment[]): Ignored {
  return { ...meant, name: [...path, meant.name].join('.'), where, loc: [where, ...path, meant.name] };
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_SHOWN = 64;

function meaning(name: string, part: RequestPart, parts: readonly RequestPart[]): UnknownField {
  const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}...` : name;
  const fields = Object.keys(part.schema.entries);
  const named = fieldNamed(name);
  if (named !== null && fields.includes(named)) {
    return { name: shown, meant: { field: named, isCertain: true }, belongs: null };
  }
  const elsewhere = parts.find(
    ({ where, schema }) => where !== part.where && where !== 'path' && Object.hasOwn(schema.entries, name),
  );
  if (elsewhere) return { name: shown, meant: null, belongs: elsewhere.where === 'query' ? 'query' : 'body' };
  const near = nearestOf(fields, name);
  return { name: shown, meant: near === null ? null : { field: near, isCertain: false }, belongs: null };
}

/** Returns the field that a name of another program stands for; null where there is none. */
function fieldNamed(name: string): string | null {
  const id = idOf(name);
  return FIELD_WORDS.get(id) ?? FIELD_WORDS.get(id.replaceAll('_', '')) ?? null;
}

/** Returns the name under which a missing field was sent; null where it was not sent. */
export function sentInstead(field: string, sent: unknown, entries: RequestPart['schema']['entries']): string | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const parts = FIELD_PART_WORDS[field] ?? [];
  const names = Object.keys(sent).filter(
    (name) => !Object.hasOwn(entries, name) && (fieldNamed(name) === field || parts.includes(idOf(name))),
  );
  return names.length === 0 ? null : names.slice(0, MOST_LISTED).join(', ');
}

/** Returns warnings that name the ignored fields. */
export function ignoredWarnings(ignored: readonly Ignored[]): Warning[] {
  return ignored.slice(0, MOST_LISTED).map((field) => warning('unknown_field', message('unknown_field', field)));
}

/** Returns the same as errors, for callers who want them refused. */
export function ignoredErrors(ignored: readonly Ignored[]): FieldError[] {
  return ignored.map((field) => ({
    loc: field.loc,
    msg: message('unknown_field', field),
    type: 'unknown_field',
  }));
}
