/** Writes what may be null as generators understand it, and leaves null out of what is sent to the service. */
import type { Json, Schema } from '../schemas.ts';
import { isNull, within } from './walk.ts';

/** Returns a schema in which a value that may be null is `type: [T, 'null']`; only a reference keeps `anyOf`. */
export function withNullableTypes(schema: Schema): Schema {
  const { anyOf, ...rest } = typed(within(schema, withNullableTypes)) as Schema & { anyOf?: readonly Schema[] };
  if (!anyOf) return rest;
  const others = flattened(anyOf).filter((one) => !isNull(one));
  const canBeNull = others.length < flattened(anyOf).length;
  const [only] = others as [Schema];
  if (others.length === 1 && typeof only['type'] === 'string') return { ...nullable(only, canBeNull), ...rest };
  const types = others.map(({ type, ...more }) => (Object.keys(more).length === 0 ? type : undefined));
  if (types.every((type): type is string => typeof type === 'string')) {
    return { type: [...types, ...(canBeNull ? ['null'] : [])], ...rest };
  }
  return { anyOf: [...others, ...(canBeNull ? [{ type: 'null' }] : [])], ...rest };
}

/** A single value has the type of that value, and any value is said in one word. */
function typed(schema: Schema): Schema {
  const { additionalProperties: inner, const: only, type } = schema;
  return {
    ...schema,
    ...(only !== undefined && type === undefined && { type: typeof only }),
    ...(inner !== undefined && JSON.stringify(inner) === '{}' && { additionalProperties: true }),
  };
}

/** An alternative among alternatives is one of them. */
function flattened(members: readonly Schema[]): readonly Schema[] {
  return members.flatMap((one) =>
    Object.keys(one).join() === 'anyOf' ? flattened(one['anyOf'] as readonly Schema[]) : [one],
  );
}

function nullable(schema: Schema, canBeNull: boolean): Schema {
  if (!canBeNull) return schema;
  const { const: only, enum: values = only === undefined ? undefined : [only], type, ...rest } = schema;
  return { type: [type!, 'null'], ...(values !== undefined && { enum: [...(values as Json[]), null] }), ...rest };
}

/** Returns the schema of an input without null: what is absent has its default. */
export function withoutNulls(schema: Schema): Schema {
  const { anyOf, ...rest } = typed(within(schema, withoutNulls)) as Schema & { anyOf?: readonly Schema[] };
  if (!anyOf) return rest;
  const others = flattened(anyOf).filter((one) => !isNull(one));
  return others.length === 1 ? { ...others[0]!, ...rest } : { anyOf: others, ...rest };
}
