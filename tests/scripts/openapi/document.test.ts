/** The document that the build has written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadGroups } from '../../support/groups.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly 'x-addition'?: true;
  readonly parameters?: readonly { name: string; in: string; example?: unknown }[];
  readonly security?: readonly object[];
  readonly deprecated?: boolean;
  readonly requestBody?: { content: Record<string, Content> };
  readonly responses: Record<string, { content?: Record<string, Content> }>;
}

interface Content {
  readonly schema: object;
  readonly example?: unknown;
}

const document = JSON.parse(readFileSync(new URL('../../../dist/openapi/whole.json', import.meta.url), 'utf8')) as {
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

  test('describes itself and the state of the service', () => {
    for (const path of ['/health', '/openapi.json', '/docs']) expect(document.paths).toHaveProperty([path, 'get']);
  });

  test('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('planetsPositions');
  });

  test.each(computed)('$id shows an example that its own schema accepts', ({ operation }) => {
    const request = operation.requestBody?.content['application/json'];
    if (request) expect(faults(request.schema, request.example)).toEqual([]);
    const [, success] = Object.entries(operation.responses)[0]!;
    const answer = success.content!['application/json']!;
    expect(faults(answer.schema, answer.example)).toEqual([]);
  });

  test.each(computed)('$id shows the same example tomorrow', ({ operation }) => {
    const asOf = operation.parameters?.find(({ name }) => name === 'as_of');
    if (asOf) expect(asOf.example).toMatch(/^\d{4}-/);
  });

  test.each(computed)('$id lists the errors of the contract', ({ operation }) => {
    const ofBody = operation.requestBody ? ['400', '413', '415'] : [];
    const ofAccount = operation.security ? ['401'] : [];
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([...ofBody, ...ofAccount, '422', '500', '503']),
    );
  });

  test('requires a token where the specification does, and nowhere else', () => {
    const isProtected = /^POST \/api\/v1\/(chart\/|auth\/(logout|change-password)$)|^GET \/api\/v1\/auth\/me$/;
    const specified = operations.filter(({ operation }) => !operation['x-addition']);
    for (const { id, operation } of specified) expect([id, !!operation.security]).toEqual([id, isProtected.test(id)]);
  });

  test('marks paths in addition to the specification, and says so in words', () => {
    const added = operations.filter(({ operation }) => operation['x-addition']);
    expect(added.map(({ id, operation }) => `${id} ${operation.security ? 'as a user' : 'open'}`).sort()).toEqual([
      'DELETE /api/v1/auth/me as a user',
      'GET /api/v1/auth/me/export as a user',
      'GET /api/v1/kp/subs open',
      'GET /api/v1/matching/rules open',
      'GET /api/v1/muhurta/purposes open',
      'GET /api/v1/muhurta/purposes/{id} open',
      'GET /api/v1/panchang/day-yogas open',
      'GET /api/v1/panchang/eclipses open',
      'GET /api/v1/panchang/eclipses/{id} open',
      'GET /api/v1/panchang/ekadashi open',
      'GET /api/v1/panchang/festivals open',
      'GET /api/v1/panchang/festivals/{id} open',
      'GET /api/v1/panchang/lunar-months open',
      'GET /api/v1/panchang/month open',
      'GET /api/v1/panchang/sankranti open',
      'GET /api/v1/panchang/tarabala-table open',
      'GET /api/v1/places open',
      'GET /api/v1/transit/calendar open',
      'GET /api/v1/transit/chandrashtama open',
      'GET /api/v1/transit/combustion-calendar open',
      'GET /api/v1/transit/guru-bala open',
      'GET /api/v1/transit/retrograde-calendar open',
      'GET /api/v1/transit/saturn-calendar open',
      'PATCH /api/v1/auth/me as a user',
      'POST /api/v1/auth/logout-everywhere as a user',
      'POST /api/v1/auth/resend-verification open',
      'POST /api/v1/batch open',
      'POST /api/v1/dasha/conditional open',
      'POST /api/v1/dasha/kalachakra open',
      'POST /api/v1/jaimini/drig-dasa open',
      'POST /api/v1/jaimini/moola-dasa open',
      'POST /api/v1/jaimini/narayana-dasa open',
      'POST /api/v1/jaimini/sudasa open',
      'POST /api/v1/kp/cusps open',
      'POST /api/v1/kp/horary open',
      'POST /api/v1/kp/planets open',
      'POST /api/v1/kp/ruling-planets open',
      'POST /api/v1/kp/significators open',
      'POST /api/v1/matching/ashtakoota open',
      'POST /api/v1/matching/dasha-sandhi open',
      'POST /api/v1/matching/mars open',
      'POST /api/v1/matching/papa-samya open',
      'POST /api/v1/matching/partners open',
      'POST /api/v1/matching/porutham open',
      'POST /api/v1/matching/report open',
      'POST /api/v1/matching/stars open',
      'POST /api/v1/muhurta/day open',
      'POST /api/v1/muhurta/evaluate open',
      'POST /api/v1/muhurta/search open',
      'POST /api/v1/panchang/day-yogas open',
      'POST /api/v1/panchang/gowri open',
      'POST /api/v1/panchang/instant open',
      'POST /api/v1/panchang/udaya-lagna open',
      'POST /api/v1/special/avakahada open',
      'POST /api/v1/special/lagnas open',
      'POST /api/v1/special/sphutas open',
      'POST /api/v1/special/upagrahas open',
      'POST /api/v1/transit/chandrashtama open',
      'POST /api/v1/transit/eclipses open',
      'POST /api/v1/transit/guru-bala open',
      'POST /api/v1/transit/saturn-calendar open',
      'POST /api/v1/varshphal/dashas open',
      'POST /api/v1/varshphal/month open',
      'POST /api/v1/varshphal/tripataki open',
      'POST /api/v1/varshphal/yogas open',
    ]);
    for (const { operation } of added) expect(operation.description).toMatch(/ An addition to the specified paths\.$/);
    for (const { operation } of operations.filter((one) => !added.includes(one))) {
      expect(operation.description).not.toMatch(/An addition to/);
    }
  });

  test('marks a path with a successor', () => {
    const replaced = operations.filter(({ operation }) => operation.deprecated).map(({ id }) => id);
    expect(replaced).toEqual(['POST /api/v1/chart/bhav-chalit']);
  });

  test('spells out the errors that single paths have', () => {
    const answersOf = (path: string) => JSON.stringify(document.paths[path]!['post']!.responses);
    expect(answersOf('/api/v1/auth/register')).toContain('account_exists');
    expect(answersOf('/api/v1/auth/login')).toContain('invalid_credentials');
    expect(answersOf('/api/v1/auth/change-password')).toContain('current_password_invalid');
    expect(answersOf('/api/v1/auth/login')).not.toContain('current_password_invalid');
  });
});

// Each record is compiled once, not into each that refers to it.
const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } });
ajv.addSchema({ $id: 'document', components: document.components });

function faults(schema: object, value: unknown): unknown[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  validate(value);
  return validate.errors ?? [];
}
