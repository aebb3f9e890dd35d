/** Shortens long examples: their lists end early, wherever the schema leaves the length open. */
import type { Json, Schema } from './schemas.ts';

/** Up to this size an example is shown in full. */
const WHOLE_BYTES = 12_000;
const ITEMS_KEPT = 2;

/** Part of the description of a shortened example. */
export const SHORTENED = '. Long lists of the example end after two items.';

/** Returns an example that is still valid by its schema, and short where it can be. */
export function shortened(example: Json, schema: Schema, components: Readonly<Record<string, Schema>>): Json {
  if (JSON.stringify(example).length <= WHOLE_BYTES) return example;
  const resolved = ({ $ref, ...rest }: Schema): Schema =>
    typeof $ref === 'string' ? components[$ref.split('/').at(-1)!]! : rest;
  const cut = (value: Json, by: Schema | undefined): Json => {
    if (typeof value !== 'object' || value === null || !by) return value;
    const { additionalProperties, anyOf, items, minItems = 0, properties } = resolved(by);
    if (anyOf)
      return cut(
        value,
        (anyOf as readonly Schema[]).find(({ type }) => type !== 'null'),
      );
    if (Array.isArray(value)) {
      const kept = value.slice(0, Math.max(Number(minItems), ITEMS_KEPT)) as readonly Json[];
      return kept.map((item) => cut(item, items as Schema | undefined));
    }
    const schemas = properties as Readonly<Record<string, Schema>> | undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        cut(inner, schemas?.[name] ?? (additionalProperties as Schema | undefined)),
      ]),
    );
  };
  return cut(example, schema);
}
