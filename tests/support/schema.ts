/** Checks an answer against its record: every documented key in its type, and no key that is not documented. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { GenericSchema } from 'valibot';
import { closed } from '../../verify/fuzz/validation.ts';

// Checks are run few times, and code that is not optimised is made in half the time.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, code: { optimize: false } });

/** A check takes far longer to make than to run. */
const checks = new WeakMap<GenericSchema, ValidateFunction>();

/** Lists what is wrong with a value; empty when it fits. */
export function schemaFaults(schema: GenericSchema, value: unknown): string[] {
  const validate = checks.get(schema) ?? checkOf(schema);
  checks.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function checkOf(schema: GenericSchema): ValidateFunction {
  const jsonSchema = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });
  return ajv.compile(closed(jsonSchema) as object);
}
