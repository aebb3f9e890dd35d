/** The served OpenAPI documents: small, whole, and without what generators of classes stumble over. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
type Schema = Readonly<Record<string, Value>>;
interface Media {
  readonly schema: Schema;
  readonly example?: Value;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Response>;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Record<string, Media>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, Response>;
    readonly [kind: string]: object;
  };
}

const site = new URL('../../../dist/site/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, site), 'utf8');
const documentOf = (name: string) => JSON.parse(textOf(name)) as Document;

const served = documentOf('openapi.json');
const older = documentOf('openapi-3.0.json');
const groups = readdirSync(new URL('openapi/', site)).filter((name) => name.endsWith('.json'));
const whole = JSON.parse(readFileSync(new URL('../openapi/whole.json', site), 'utf8')) as Document;

/** Every schema of a document with the way to it. */
function schemasOf(value: Value, at: string, isSchema: boolean): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: Value, index) => schemasOf(one, `${at}.${index}`, isSchema));
  const own: [string, Schema][] = isSchema ? [[at, value as Schema]] : [];
  const inner = Object.entries(value).flatMap(([key, one]) => {
    if (['example', 'examples', 'enum', 'required'].includes(key)) return [];
    if (isSchema && key === 'properties') {
      return Object.entries(one as Schema).flatMap(([name, field]) => schemasOf(field, `${at}.${name}`, true));
    }
    return schemasOf(one, `${at}.${key}`, isSchema || key === 'schema');
  });
  return [...own, ...inner];
}

const allSchemas = (document: Document) => [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => schemasOf(schema, name, true)),
  ...schemasOf(document.paths as unknown as Value, 'paths', false),
];

const documents: [string, Document][] = [
  ['openapi.json', served],
  ['openapi-3.0.json', older],
  ...groups.map((name): [string, Document] => [`openapi/${name}`, documentOf(`openapi/${name}`)]),
];

describe('the served documents', () => {
  test('have at most a megabyte', () => {
    expect(Buffer.byteLength(textOf('openapi.json'))).toBeLessThanOrEqual(1_000_000);
    expect(Buffer.byteLength(textOf('openapi-3.0.json'))).toBeLessThanOrEqual(1_000_000);
  });

  test('have every path, the groups together as much as the whole', () => {
    const paths = Object.keys(whole.paths).sort();
    expect(Object.keys(served.paths).sort()).toEqual(paths);
    expect(Object.keys(older.paths).sort()).toEqual(paths);
    expect(groups.flatMap((name) => Object.keys(documentOf(`openapi/${name}`).paths)).sort()).toEqual(paths);
  });

  test.each(documents)('%s refers to nothing that is not there', (_, document) => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const missing = references.filter(
      ([, kind, name]) => !Object.hasOwn(document.components[String(kind)] ?? {}, String(name)),
    );
    expect(missing.map(([text]) => text)).toEqual([]);
  });

  test('answer in JSON with a component of a name of its own', () => {
    const inline = Object.values(served.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        Object.values(responses).flatMap((response) => {
          const name = response.$ref?.split('/').at(-1);
          const { content } = name === undefined ? response : served.components.responses[name]!;
          const schema = content?.['application/json']?.schema;
          return schema && !('$ref' in schema) ? [operationId] : [];
        }),
      ),
    );
    // Documents about the document itself, a key set and the home page.
    expect(inline.sort()).toEqual([]);
  });
});

describe.each(documents)('%s', (name, document) => {
  const schemas = allSchemas(document);

  test('gives every schema a type', () => {
    const untyped = schemas.filter(([, schema]) => {
      const keys = Object.keys(schema).filter((key) => !['description', 'x-detail', 'title'].includes(key));
      return !keys.some((key) => ['type', '$ref', 'anyOf', 'allOf', 'enum', 'const'].includes(key));
    });
    expect(untyped.map(([at]) => at)).toEqual([]);
  });

  test('says null by type where it can', () => {
    const wrapped = schemas.filter(([, { anyOf }]) => {
      const members = (anyOf ?? []) as readonly Schema[];
      return (
        members.some(({ type }) => type === 'null') && members.length === 2 && !members.some((one) => '$ref' in one)
      );
    });
    expect(wrapped.map(([at]) => at)).toEqual([]);
  });

  test('has no two classes whose names differ in case alone', () => {
    const names = Object.keys(document.components.schemas).map((one) => one.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('keeps to its version', () => {
    const isOlder = name === 'openapi-3.0.json';
    const wrong = schemas.filter(([, schema]) =>
      isOlder
        ? Array.isArray(schema['type']) || 'const' in schema || '$ref' in schema !== isAlone(schema)
        : 'nullable' in schema,
    );
    expect(wrong.map(([at]) => at)).toEqual([]);
  });
});

const isAlone = (schema: Schema) => '$ref' in schema && Object.keys(schema).length === 1;

describe('what is sent to the service', () => {
  test('is never null: what is absent has its default', () => {
    const inputs = Object.entries(served.components.schemas).filter(([name]) => /(^Birth|Input)$/.test(name));
    expect(inputs.length).toBeGreaterThan(15);
    const nullable = inputs
      .flatMap(([name, schema]) => schemasOf(schema, name, true))
      .filter(([, { anyOf, type }]) => {
        const members = (anyOf ?? []) as readonly Schema[];
        return members.some((one) => one['type'] === 'null') || (Array.isArray(type) && type.includes('null'));
      });
    expect(nullable.map(([at]) => at)).toEqual([]);
  });
});

describe.each(groups)('the examples of %s', (name) => {
  const document = documentOf(`openapi/${name}`);
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  formats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  const media = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).flatMap(({ example, schema }) =>
          example === undefined ? [] : [{ operationId, example, schema }],
        ),
      ),
    ),
  );

  test.each(media)('of $operationId are as their schemas say', ({ example, schema }) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const validate = ajv.compile(JSON.parse(text) as object);
    validate(example);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe('every text of an example that is an instant, a date or an address', () => {
  test('has its format', () => {
    const bare = new Set<string>();
    for (const name of groups) {
      const document = documentOf(`openapi/${name}`);
      for (const methods of Object.values(document.paths)) {
        for (const { responses } of Object.values(methods)) {
          for (const { content } of Object.values(responses)) {
            for (const { example, schema } of Object.values(content ?? {})) {
              if (example !== undefined) for (const at of bareTexts(example, schema, '', document)) bare.add(at);
            }
          }
        }
      }
    }
    expect([...bare].sort()).toEqual([]);
  });
});

const FORMED = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$|^[\w.]+@[\w.]+\.\w+$/;

/** The fields of an example that look like a date and have no format. */
function bareTexts(value: Value, schema: Schema, at: string, document: Document): string[] {
  const { $ref, additionalProperties, allOf, anyOf, format, items, pattern, properties } = schema;
  if (typeof $ref === 'string')
    return bareTexts(value, document.components.schemas[$ref.split('/').at(-1)!]!, at, document);
  const members = [...((allOf ?? []) as Schema[]), ...((anyOf ?? []) as Schema[])];
  if (members.length > 0) return members.flatMap((one) => bareTexts(value, one, at, document));
  if (Array.isArray(value))
    return items ? value.flatMap((one: Value) => bareTexts(one, items as Schema, at, document)) : [];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const field =
        (properties as Record<string, Schema> | undefined)?.[name] ?? (additionalProperties as Schema | undefined);
      return field ? bareTexts(inner, field, name, document) : [];
    });
  }
  const isBare = typeof value === 'string' && FORMED.test(value) && format === undefined && pattern === undefined;
  return isBare ? [at] : [];
}
