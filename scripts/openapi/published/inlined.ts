/** Puts shared fields and parts back into their records where that takes fewer letters than to refer to them. */
import { without, type Schema } from '../schemas.ts';
import { mapValues, referred, SCHEMA_REFERENCE, within, type Components, type OpenApi } from './walk.ts';

/** Answers and what records inherit from keep their names. */
const KEPT = /(Answer|Base)$|^Answered$/;

/**
 * Returns the document in which the component of a field, or of a part, stands only where several records refer to it.
 *
 * They are shared before records inherit from each other; after that, some have a single record left.
 *
 * @param titled names of the records that have a title of their own, which they keep
 */
export function withFieldsInPlace(document: OpenApi, titled: ReadonlySet<string>): OpenApi {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const isDearer = (name: string, schema: Schema) => {
    const reference = JSON.stringify({ $ref: SCHEMA_REFERENCE + name });
    const uses = text.split(reference.slice(1, -1)).length - 1;
    const own = JSON.stringify(schema).length;
    return uses * reference.length + own + name.length > uses * own;
  };
  const placed = Object.fromEntries(
    Object.entries(schemas).filter(([name, schema]) => !titled.has(name) && !KEPT.test(name) && isDearer(name, schema)),
  );
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => !Object.hasOwn(placed, name)));
  const inPlace = mapValues(kept, (schema) => withPlaced(schema, placed));
  return { ...document, components: { ...document.components, schemas: inPlace } };
}

function withPlaced(schema: Schema, placed: Components): Schema {
  const changed = within(schema, (inner) => withPlaced(inner, placed));
  const name = referred(changed);
  const field = name === null ? undefined : placed[name];
  if (!field) return changed;
  return { ...withPlaced(field, placed), ...without(changed, '$ref') };
}
