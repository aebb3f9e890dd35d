/** The whole documents are shorter than those of the groups, and say of every path what those say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
type Fields = Readonly<Record<string, Value>>;
interface Document {
  readonly paths: Record<string, Record<string, Fields>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
}

const site = new URL('../../../../dist/site/', import.meta.url);
const documentOf = (name: string) => JSON.parse(readFileSync(new URL(name, site), 'utf8')) as Document;
const served = documentOf('openapi.json');
const groups = readdirSync(new URL('openapi/', site)).filter((name) => name.endsWith('.json'));

/** What a reference leads to, with what stands beside the reference. */
function resolved({ $ref, ...beside }: Fields, document: Document): Fields {
  if (typeof $ref !== 'string') return beside;
  const [, , kind, name] = $ref.split('/');
  return resolved({ ...document.components[kind!]![name!]!, ...beside }, document);
}

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that say something in words, or that every schema of its kind has. */
const WORDS = ['description', 'propertyNames', 'example'];

/**
 * Returns a schema with all that it refers to in its place, but for words; equal ones have one text.
 *
 * @param around references to the records around it: a record that contains itself ends there
 */
function spelledOut(schema: Fields, document: Document, around: readonly Value[] = []): Fields {
  const { $ref = null } = schema;
  if ($ref !== null && around.includes($ref)) return { again: $ref };
  const { allOf, ...own } = resolved(schema, document);
  const isRecord = allOf !== undefined || own['properties'] !== undefined;
  const inside = (one: Value) => spelledOut(one as Fields, document, isRecord ? [...around, $ref] : around);
  const spelled = Object.entries(own).map(([key, value]): [string, Value] => {
    if (key === 'properties') return [key, mapped(value as Fields, inside)];
    if (key === 'anyOf') return [key, (value as readonly Fields[]).map(inside)];
    return [key, ['items', 'additionalProperties'].includes(key) && isFields(value) ? inside(value) : value];
  });
  const bases = ((allOf ?? []) as readonly Fields[]).map((base) => inside(resolved(base, document)));
  const parts: Fields[] = [...bases, Object.fromEntries(spelled)];
  const required = parts.flatMap((part) => (part['required'] ?? []) as readonly string[]);
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Fields;
  const merged = Object.assign({}, ...parts, { required: [...new Set(required)].sort(), properties }) as Fields;
  const told = Object.entries(merged).filter(([key]) => !WORDS.includes(key));
  return inOrder({ ...Object.fromEntries(told), properties: inOrder(properties) });
}

const mapped = (record: Fields, change: (value: Value) => Value): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const inOrder = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What is sent to an operation, and what it answers. */
function contractOf(operation: Fields, document: Document): unknown {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const schemasOf = (holder: Fields): Fields => {
    const { content = {} } = resolved(holder, document);
    return mapped(content as Fields, (media) => spelledOut((media as Fields)['schema'] as Fields, document));
  };
  const sent = (parameters as readonly Fields[]).map((one) => resolved(one, document));
  const succeeded = Object.entries(responses as Record<string, Fields>).filter(([status]) => status.startsWith('2'));
  return {
    operationId,
    parameters: sent
      .filter(({ name }) => name !== 'strict')
      .map(({ in: where, name, required, schema }) => ({
        where,
        name,
        required,
        schema: spelledOut(schema as Fields, document),
      })),
    body: requestBody === undefined ? null : schemasOf(requestBody as Fields),
    answers: succeeded.map(([status, response]) => [status, schemasOf(response)]),
  };
}

test.each(groups)('openapi.json says of every path what %s says', (name) => {
  const ofGroup = documentOf(`openapi/${name}`);
  const differing = Object.entries(ofGroup.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => {
        const own = JSON.stringify(contractOf(operation, ofGroup));
        return own !== JSON.stringify(contractOf(served.paths[path]![method]!, served));
      })
      .map(([method]) => `${method} ${path}`),
  );
  expect(differing).toEqual([]);
});

describe('the descriptions of openapi.json', () => {
  const field = (document: Document, record: string, name: string): Value | undefined =>
    resolved(fieldsOf(document.components['schemas']![record]!, document)[name]!, document)['description'];
  const planets = documentOf('openapi/planets.json');

  test('stand at what is sent, at errors, and at numbers and choices of answers', () => {
    expect(field(served, 'Birth', 'place_name')).toBe('Birth place name, for display');
    expect(field(served, 'Problem', 'detail')).toMatch(/^What went wrong/);
    expect(field(served, 'PlanetDignity', 'degree')).toBe('Degrees within the sign');
  });

  test('are left to the document of the group where name and type say what a field of an answer is', () => {
    expect(field(planets, 'PlanetDignity', 'is_deep')).toMatch(/^Within one degree/);
    expect(field(served, 'PlanetDignity', 'is_deep')).toBeUndefined();
  });
});

/** The fields of a record with those that it inherits. */
function fieldsOf(schema: Fields, document: Document): Readonly<Record<string, Fields>> {
  const { allOf = [], properties = {} } = resolved(schema, document);
  const inherited = (allOf as readonly Fields[]).map((part) => fieldsOf(part, document));
  return Object.assign({}, ...inherited, properties) as Readonly<Record<string, Fields>>;
}
