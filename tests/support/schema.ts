/** Checks an answer against its record: every documented key in its type, and no key that is not documented. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { GenericSchema } from 'valibot';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** Lists what is wrong with a value; empty when it fits. */
export function schemaFaults(schema: GenericSchema, value: unknown): string[] {
  const jsonSchema = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });
  const validate = ajv.compile(closed(jsonSchema) as object);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Forbids undocumented keys: callers may ignore them, but a key that nobody described is a mistake of ours. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
