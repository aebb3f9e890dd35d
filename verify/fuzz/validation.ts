/** Validators from the document's schemas, each compiled once. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument, Schema } from './document.ts';

const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:[0-5]\d)$/;

/** Tells whether a text is an instant as answers write them: ISO 8601 with an offset, on a valid date. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text));
}

export interface Validators {
  /** Returns what is wrong with an answer; null where nothing is. Undocumented keys are wrong. */
  answerFault(schema: Schema, value: unknown): string | null;
  /** Tells whether a value may be sent. */
  accepts(schema: Schema, value: unknown): boolean;
}

export function validatorsOf({ components }: OpenApiDocument): Validators {
  const answers = compiler({ components: closed(components) as object }, (schema) => closed(schema) as Schema);
  const requests = compiler({ components }, (schema) => schema);
  return {
    answerFault(schema, value) {
      const validate = answers(schema);
      if (validate(value)) return null;
      const { instancePath, keyword, message, params } = validate.errors![0]!;
      return `${instancePath} ${message} (${keyword} ${JSON.stringify(params)})`;
    },
    accepts: (schema, value) => requests(schema)(value),
  };
}

function compiler(document: object, prepared: (schema: Schema) => Schema): (schema: Schema) => ValidateFunction {
  // Each schema checks few answers, and code that is not optimised is made in half the time.
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': isInstant }, code: { optimize: false } });
  ajv.addSchema({ $id: 'document', ...document });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const text = JSON.stringify(prepared(schema)).replaceAll('"#/components', '"document#/components');
    const validate = ajv.compile(JSON.parse(text) as object);
    compiled.set(schema, validate);
    return validate;
  };
}

/** Forbids undocumented keys: callers may ignore them, but a key without a description is a mistake of ours. */
export function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
