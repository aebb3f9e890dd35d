/** Valibot schemas to the schemas of the document; one that has a title stands once, among the components. */
import { isDeepStrictEqual } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Schema = Readonly<Record<string, Json>>;

const COMPONENT = '#/components/schemas/';

export function reference(name: string): Schema {
  return { $ref: COMPONENT + name };
}

/** Collects the titled schemas of everything that is converted. */
export class Schemas {
  readonly components: Record<string, Schema> = {};

  /** What a caller may send. */
  input(schema: GenericSchema): Schema {
    return this.#converted(schema, 'input');
  }

  /** What we answer. */
  output(schema: GenericSchema): Schema {
    return this.#converted(schema, 'output');
  }

  #converted(schema: GenericSchema, typeMode: 'input' | 'output'): Schema {
    const converted = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode,
      // What such an action tests no JSON schema can say; its description does.
      ignoreActions: ['check', 'partial_check', 'raw_check'],
    }) as Schema;
    const { $schema: _, $defs: definitions = {}, ...root } = converted;
    return this.#hoisted(root, definitions as Readonly<Record<string, Schema>>) as Schema;
  }

  /** Replaces every titled schema inside by a reference to its component. */
  #hoisted(value: Json, definitions: Readonly<Record<string, Schema>>): Json {
    if (Array.isArray(value)) return value.map((item) => this.#hoisted(item as Json, definitions));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Schema;
    // A schema that contains itself: its definition has a title too.
    if (typeof $ref === 'string') return reference(definitions[$ref.replace('#/$defs/', '')]!['title'] as string);
    const { title, ...rest } = tidied(
      Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#hoisted(item, definitions)])),
    );
    return typeof title === 'string' ? this.#registered(title, rest) : rest;
  }

  #registered(name: string, schema: Schema): Schema {
    const { description: known, ...knownRest } = (this.components[name] ??= schema);
    const { description, ...rest } = schema;
    if (!isDeepStrictEqual(rest, knownRest)) throw new Error(`Two different schemas have the title ${name}.`);
    return { ...reference(name), ...(description !== known && description !== undefined && { description }) };
  }
}

/** Leaves out what says nothing, and gives a schema that allows null the description of what it allows else. */
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

/** Returns a schema without its null: what a parameter of a path or a query can be. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const [only, nothing] = (anyOf ?? []) as readonly Schema[];
  return nothing?.['type'] === 'null' ? { ...only, ...rest } : schema;
}
