/** Fields and query names that a path does not know: the most likely intended field, and where it is read. */
import { message } from '../../lib/words/message.ts';
import type { UnknownField } from '../../lib/words/messages/inputs.ts';
import { idOf, nearestOf } from '../../lib/schemas/common/canonical.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { FIELD_WORDS, FIELD_PART_WORDS } from './tables/fieldWords.ts';
import type { RequestPart } from './part.ts';
import { warning, type Warning } from '../../lib/schemas/common/warning.ts';

/** A name that was sent and is not read. */
export interface Ignored extends UnknownField {
  readonly where: RequestPart['where'];
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

/** Lists the names in body and query that their schemas do not know. */
export function unknownFields(parts: readonly RequestPart[]): Ignored[] {
  const known = parts.map(({ schema }) => Object.keys(schema.entries));
  return parts.flatMap((part, i) => {
    const { value, where } = part;
    if (where === 'path' || typeof value !== 'object' || value === null) return [];
    const names = Object.keys(value).filter((name) => !known[i]!.includes(name));
    const missed = where === 'body' ? names.filter((name) => !NEVER_MISSED.includes(name)) : names;
    return missed.map((name) => ({ where, ...meaning(name, part, parts) }));
  });
}

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
    loc: [field.where, field.name],
    msg: message('unknown_field', field),
    type: 'unknown_field',
  }));
}
