/** The document that the build has written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadGroups } from '../../support/groups.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly { name: string; in: string; example?: unknown }[];
  readonly requestBody?: { content: Record<string, Content> };
  readonly responses: Record<string, { content?: Record<string, Content> }>;
}

interface Content {
  readonly schema: object;
  readonly example?: unknown;
}

const document = JSON.parse(readFileSync(new URL('../../../dist/site/openapi.json', import.meta.url), 'utf8')) as {
  openapi: string;
  info: { license: { identifier: string } };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ id: `${method.toUpperCase()} ${path}`, operation })),
);
const computed = operations.filter(({ id }) => id.startsWith('POST '));
const groups = await loadGroups();

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 under the MIT licence', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.license.identifier).toBe('MIT');
  });

  test('contains exactly the rows of all groups, each under its group', () => {
    const rows = groups.flatMap(({ name, rows }) => rows.map(({ method, path }) => [`${method} ${path}`, [name]]));
    expect(operations.map(({ id, operation }) => [id, operation.tags]).sort()).toEqual(rows.sort());
    expect(document.tags.map(({ name }) => name)).toEqual(groups.map(({ name }) => name).sort());
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z]/);
  });

  test('says how to ask for itself and for the state of the service', () => {
    for (const path of ['/health', '/openapi.json', '/docs']) expect(document.paths).toHaveProperty([path, 'get']);
  });

  test('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('planetsPositions');
  });

  test.each(computed)('$id shows an example that its own schema accepts', ({ operation }) => {
    const { schema, example } = operation.requestBody!.content['application/json']!;
    expect(faults(schema, example)).toEqual([]);
    const answer = operation.responses['200']!.content!['application/json']!;
    expect(faults(answer.schema, answer.example)).toEqual([]);
  });

  test.each(computed)('$id shows the same example tomorrow', ({ operation }) => {
    const asOf = operation.parameters?.find(({ name }) => name === 'as_of');
    if (asOf) expect(asOf.example).toMatch(/^\d{4}-/);
  });

  test.each(computed)('$id lists the errors of the contract', ({ operation }) => {
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', '400', '413', '415', '422', '500', '503']),
    );
  });
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', components: document.components });

function faults(schema: object, value: unknown): unknown[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  validate(value);
  return validate.errors ?? [];
}
