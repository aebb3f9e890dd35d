/** Converts valibot schemas to those of the document; one with a title occurs once, among the components. */
import { isDeepStrictEqual } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Schema = Readonly<Record<string, Json>>;

const COMPONENT = '#/components/schemas/';

export function reference(name: string): Schema {
  return { $ref: COMPONENT + name };
}

type Definitions = Readonly<Record<string, Schema>>;

/** Keywords that hold other schemas; everything else is data. */
const ONE = ['items', 'additionalProperties', 'propertyNames', 'not'];
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const MAP = ['properties'];

/** Converts schemas, and collects those with a title. */
export class Schemas {
  readonly components: Record<string, Schema> = {};
  readonly #begun = new Set<string>();

  /** The schema of an input. */
  input(schema: GenericSchema): Schema {
    return this.#converted(schema, 'input');
  }

  /** The schema of an answer. */
  output(schema: GenericSchema): Schema {
    return this.#converted(schema, 'output');
  }

  #converted(schema: GenericSchema, typeMode: 'input' | 'output'): Schema {
    const converted = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode,
      // JSON schema cannot express these checks; the description does.
      ignoreActions: ['check', 'partial_check', 'raw_check'],
    }) as Schema;
    return this.#hoisted(without(converted, '$schema', '$defs'), (converted['$defs'] ?? {}) as Definitions);
  }

  /** Replaces every titled schema inside by a reference to its component. */
  #hoisted(schema: Schema, definitions: Definitions): Schema {
    if (typeof schema['$ref'] === 'string') return this.#recursive(schema['$ref'], definitions);
    const inside = (value: Json) => (typeof value === 'object' ? this.#hoisted(value as Schema, definitions) : value);
    const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
      if (ONE.includes(key)) return [key, inside(value)];
      if (LIST.includes(key)) return [key, (value as readonly Json[]).map(inside)];
      if (MAP.includes(key)) return [key, mapped(value as Schema, inside)];
      return [key, value];
    });
    const { title, ...rest } = tidied(Object.fromEntries(entries));
    return typeof title === 'string' ? this.#registered(title, rest) : rest;
  }

  /** A schema that contains itself refers to its definition. */
  #recursive($ref: string, definitions: Definitions): Schema {
    const definition = definitions[$ref.replace('#/$defs/', '')]!;
    const title = definition['title'];
    if (typeof title !== 'string') throw new Error('A schema that contains itself needs a title.');
    if (!this.#begun.has(title)) {
      this.#begun.add(title);
      this.#hoisted(definition, definitions);
    }
    return reference(title);
  }

  #registered(name: string, schema: Schema): Schema {
    const { description: known, ...knownRest } = (this.components[name] ??= schema);
    const { description, ...rest } = schema;
    if (!isDeepStrictEqual(rest, knownRest)) throw new Error(`Two different schemas have the title ${name}.`);
    return { ...reference(name), ...(description !== known && description !== undefined && { description }) };
  }
}

function mapped(map: Schema, change: (value: Json) => Json): Schema {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

export function without(schema: Schema, ...keys: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}

/** Removes empty keywords, and gives a nullable schema the description of its other alternative. */
function tidied(schema: Schema): Schema {
  const { required, anyOf, ...rest } = schema;
  const members = anyOf as readonly Schema[] | undefined;
  const isNullable = members?.length === 2 && members[1]!['type'] === 'null';
  const { description, ...only } = isNullable ? members[0]! : {};
  return {
    ...rest,
    ...(isNullable
      ? { anyOf: [only, members[1]!], ...(description !== undefined && { description }) }
      : members && { anyOf }),
    ...((required as readonly Json[] | undefined)?.length && { required }),
  } as Schema;
}

/** Returns a schema without null, for a parameter of a path or a query. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const [only, nothing] = (anyOf ?? []) as readonly Schema[];
  return nothing?.['type'] === 'null' ? { ...only, ...rest } : schema;
}
