/** JSON schemas of inputs as a model reads them: in one piece, and without what the service says itself. */
import type { GenericSchema } from 'valibot';
import { ConventionEntries } from '../lib/schemas/common/inputs.ts';
import { Schemas, without, withoutNull, type Schema } from '../scripts/openapi/schemas.ts';
import { UNLISTED } from './tools.ts';

/** Fields of most tools, whose description says enough with its first clause. */
const WELL_KNOWN: ReadonlySet<string> = new Set(['timezone', 'lang', 'as_of', 'house_system']);

/** Keywords that are left out: the service says how a text is written. */
const LEFT_OUT = ['examples', 'pattern', 'default', 'maxLength', 'minLength'];

/** Returns the JSON schema of an object of a request, with the schemas that it refers to in their places. */
export function compact(schema: GenericSchema): Schema {
  const schemas = new Schemas();
  const converted = schemas.input(schema);
  const referred = (inner: Schema): Schema => {
    const { $ref, ...rest } = inner;
    return typeof $ref === 'string' ? { ...schemas.components[$ref.split('/').at(-1)!]!, ...rest } : inner;
  };
  return compacted(converted, referred, true);
}

/** @param isOuter false within a field, whose conventions are those of the whole request */
function compacted(schema: Schema, referred: (inner: Schema) => Schema, isOuter: boolean): Schema {
  const { anyOf, items, properties, ...rest } = without(withoutNull(referred(schema)), ...LEFT_OUT);
  const within = (inner: Schema) => compacted(inner, referred, false);
  if (rest['$ref'] !== undefined) return compacted(rest, referred, isOuter);
  return {
    ...rest,
    ...(anyOf !== undefined && { anyOf: (anyOf as readonly Schema[]).map(within) }),
    ...(items !== undefined && { items: within(items as Schema) }),
    ...(properties !== undefined && { properties: listed(properties as Properties, within, isOuter) }),
  };
}

type Properties = Readonly<Record<string, Schema>>;

function listed(properties: Properties, within: (inner: Schema) => Schema, isOuter: boolean): Properties {
  const isListed = (name: string) => !UNLISTED.has(name) && (isOuter || !Object.hasOwn(ConventionEntries, name));
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => isListed(name))
      .map(([name, property]) => {
        const { description, ...rest } = within(property);
        if (typeof description !== 'string') return [name, rest];
        return [name, { ...rest, description: WELL_KNOWN.has(name) ? description.split(';')[0]! : description }];
      }),
  );
}
