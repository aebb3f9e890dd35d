/** The fields of a tool: those of body, query and path of its rows, as JSON schemas. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ObjectSchema } from '../functions/_shell/part.ts';
import type { Row } from '../functions/_shell/row.ts';
import { listedNames } from '../lib/schemas/common/asked/detailInputs.ts';
import { numberOf } from '../lib/schemas/common/textNumbers.ts';
import { without, type Json, type Schema } from '../scripts/openapi/schemas.ts';
import { compact } from './compact.ts';

/** One field of one row. */
interface RowField {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** A row of a tool by the value of `about` that asks for it. */
export interface Choice {
  readonly about: string;
  readonly row: Row;
}

/** The properties of a tool's input, and which of them every path requires. */
export interface ToolFields {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** Returns the fields of several rows as those of one input: where the rows differ, a field says which ones it is of. */
export function fieldsOf(choices: readonly Choice[]): ToolFields {
  const found = new Map<string, { readonly about: string; readonly field: RowField }[]>();
  for (const { about, row } of choices) {
    for (const field of rowFields(row)) found.set(field.name, [...(found.get(field.name) ?? []), { about, field }]);
  }
  const isOfAll = (name: string) => found.get(name)!.length === choices.length;
  const names = [...found.keys()];
  const isAlwaysRequired = (name: string) => isOfAll(name) && found.get(name)!.every(({ field }) => field.isRequired);
  return {
    properties: Object.fromEntries(
      names.map((name) => {
        const uses = found.get(name)!;
        const needing = uses.filter(({ field }) => field.isRequired).map(({ about }) => about);
        const note = isAlwaysRequired(name)
          ? ''
          : noteOf(
              uses.map(({ about }) => about),
              needing,
              choices.length,
            );
        return [name, noted(merged(uses.map(({ field }) => field.schema)), note)];
      }),
    ),
    required: names.filter(isAlwaysRequired),
  };
}

/** Most values of `about` that a field names. */
const MOST_NAMED = 4;

function noteOf(of: readonly string[], needing: readonly string[], all: number): string {
  if (needing.length > 0) return needing.length === all ? '' : ` [needed by ${needing.join(', ')}]`;
  return of.length === all || of.length > MOST_NAMED ? '' : ` [${of.join(', ')}]`;
}

function noted({ description = '', ...rest }: Schema, note: string): Schema {
  const text = `${description as string}${note}`.trim();
  return { ...rest, ...(text !== '' && { description: text }) };
}

/** Returns one schema that accepts what any of several does. */
function merged(schemas: readonly Schema[]): Schema {
  const different = schemas.filter(
    (schema, at) => schemas.findIndex((other) => isDeepStrictEqual(form(schema), form(other))) === at,
  );
  const [first] = different;
  if (different.length === 1) return first!;
  const described = [...new Set(different.map(({ description }) => description).filter(Boolean))].join('; or: ');
  const options = different.map((schema) => schema['enum'] ?? itemsOf(schema)?.['enum']) as (Json[] | undefined)[];
  if (options.every((option) => option !== undefined)) {
    const all = [...new Set(options.flat())] as Json[];
    const isList = different.every((schema) => itemsOf(schema) !== undefined);
    const one = { type: 'string', enum: all };
    return { ...(isList ? { type: 'array', items: one } : one), description: described };
  }
  return { anyOf: different.map(form), description: described };
}

const itemsOf = (schema: Schema) => schema['items'] as Schema | undefined;
const form = (schema: Schema) => without(schema, 'description');

function rowFields({ body, params, query, usesHouseSystem }: Row): RowField[] {
  const fields = [...(body ? entriesOf(body, false) : []), ...entriesOf(params, true), ...entriesOf(query, true)];
  // What stands in the body goes before a parameter of the same name, as it does where a call is taken apart.
  const each = fields.filter(({ name }, at) => fields.findIndex((other) => other.name === name) === at);
  return each.filter(({ name }) => usesHouseSystem || name !== 'house_system');
}

function entriesOf(schema: ObjectSchema, isText: boolean): RowField[] {
  const { properties = {}, required = [] } = compact(schema);
  return Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, property]) => {
    const entry = schema.entries[name] as v.GenericSchema;
    return {
      name,
      schema: summed(isText ? asValue(property, entry) : property, entry),
      isRequired: (required as Json[]).includes(name),
    };
  });
}

/** What an address has as text is a number or a list in a call. */
function asValue(property: Schema, entry: v.GenericSchema): Schema {
  const number = numberOf(entry);
  const names = listedNames(entry);
  const { description = '' } = property;
  if (number) return { ...number, description };
  return names ? { type: 'array', items: { type: 'string', enum: [...names] }, description } : property;
}

/** The longest list of values that may be left out and are all listed. */
const MOST_LISTED = 24;

/** Of a long list of values the most common are told, in the words of the service. */
function summed(schema: Schema, entry: v.GenericSchema): Schema {
  const { description = '', enum: values, ...rest } = schema;
  if (entry.type !== 'nullish' || !Array.isArray(values) || values.length <= MOST_LISTED) return schema;
  const { issues } = v.safeParse(entry, '?', { lang: 'en' });
  return { ...rest, type: 'string', description: `${description as string}. ${issues![0].message}` };
}
