/** Junk requests: broken JSON, wrong types and methods, hostile keys, no token, odd headers and queries. */
import fc from 'fast-check';
import type { Operation } from './document.ts';
import { onWire, type Asked, type Draft, type Expected, type Header, type Making } from './asked.ts';
import { anyJson } from './values.ts';

const KIB = 1024;

function refusedWith(because: string, ...statuses: readonly number[]): Expected {
  return { kind: 'statuses', statuses, because };
}

/** @param right requests that the path accepts, each of which is then broken in one way */
export function junkFor(operation: Operation, right: fc.Arbitrary<Draft>, making: Making): fc.Arbitrary<Asked> {
  const asked = right.map((draft) => onWire(operation, draft, { kind: 'answer' }));
  return fc.oneof(
    ...(operation.body
      ? [spoiltBodies(operation, asked), wrongTypes(asked), randomFields(operation, asked, making)]
      : []),
    ...(operation.isProtected ? [wrongTokens(asked)] : []),
    wrongMethods(operation, asked),
    asked.map((one) => ({
      ...one,
      url: one.url.replace(/(\?|$)/, '/x/y$1'),
      expected: refusedWith('there is no such path', 404),
    })),
    oddHeaders(asked),
    oddQueries(asked),
  );
}

/** Bodies by what is wrong with them; a function derives one from a valid body. */
const SPOILT: readonly (readonly [because: string, status: number, of: (body: string) => string | Buffer])[] = [
  ['half a body', 400, (body) => body.slice(0, -1)],
  ['two bodies', 400, (body) => body + body],
  ['a comment', 400, (body) => `${body} // said`],
  ['single quotes', 400, (body) => body.replaceAll('"', "'").replace('{', "{'x':1")],
  ['NaN', 400, (body) => body.replace('{', '{"latitude":NaN,')],
  ['a bare control character', 400, (body) => body.replace('{', '{"x":"\u0001",')],
  ['a mark before it', 400, (body) => `\ufeff${body}`],
  ['nothing', 400, () => ' '],
  [
    'bytes that are no UTF-8',
    400,
    (body) => Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0x2c, 0xff, 0xfe, 0x7d])]),
  ],
  ['33 levels', 400, (body) => body.replace('{', `{"x":${'['.repeat(32)}${']'.repeat(32)},`)],
  ['100,000 levels', 413, (body) => body.replace('{', `{"x":${'['.repeat(150 * KIB)}${']'.repeat(150 * KIB)},`)],
  ['300 KiB', 413, (body) => body.replace('{', `{"x":"${'x'.repeat(300 * KIB)}",`)],
  ['a list', 422, (body) => `[${body}]`],
  ['a text', 422, (body) => JSON.stringify(body)],
  ['null', 422, () => 'null'],
  ['a number', 422, () => '1e999'],
  ['an empty object', 422, () => '{}'],
  ['only hostile keys', 422, () => '{"__proto__":{"date":"1990-06-15"},"constructor":{"prototype":{}},"toString":1}'],
];

/** A profile change may be empty, so it accepts these. */
const EMPTY = ['null', 'an empty object', 'only hostile keys'];

function spoiltBodies({ id }: Operation, asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  const spoilt = SPOILT.filter(([because]) => id !== 'PATCH /api/v1/auth/me' || !EMPTY.includes(because));
  return fc.tuple(asked, fc.constantFrom(...spoilt)).map(([one, [because, status, of]]) => ({
    ...one,
    body: of(String(one.body)),
    expected: refusedWith(`the body is ${because}`, status),
  }));
}

const WRONG_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'json',
  'application/jsonp',
  'multipart/form-data; boundary=x',
];

function wrongTypes(asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  return fc.tuple(asked, fc.constantFrom(...WRONG_TYPES)).map(([one, type]) => ({
    ...one,
    headers: [
      ...one.headers.filter(([name]) => name !== 'content-type'),
      ...(type ? [['content-type', type] as const] : []),
    ],
    expected: refusedWith(`the content type is ${type || 'missing'}`, 415),
  }));
}

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
  '$ref',
  'date\u0000',
];
/** Numbers in JSON text that JavaScript cannot represent. */
const HUGE = ['1e999', '-1e999', '123456789012345678901234567890', '0.1e-400', '-0'];

/** Any value in any field, and in fields with the names of object internals. */
function randomFields({ body, method }: Operation, asked: fc.Arbitrary<Asked>, making: Making): fc.Arbitrary<Asked> {
  const { accepts } = making.validators;
  const names = fc.constantFrom(...fieldNames(JSON.stringify(body), making), ...HOSTILE_KEYS);
  const values = fc.oneof(
    anyJson.map((value) => JSON.stringify(value)),
    fc.constantFrom(...HUGE),
  );
  const fields = fc.array(fc.tuple(names, values), { maxLength: 12 });
  return fc.tuple(asked, fields).map(([one, given]) => {
    const text = `{${given.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
    const isRight = accepts(body!, JSON.parse(text));
    const because = `${method} was sent random fields`;
    return { ...one, body: text, expected: isRight ? ANYTHING_DOCUMENTED : refusedWith(because, 422) };
  });
}

function fieldNames(schema: string, { document }: Making): string[] {
  const [, name] = /"#\/components\/schemas\/(\w+)"/.exec(schema) ?? [];
  const { properties = {} } = name
    ? document.components.schemas[name]!
    : (JSON.parse(schema) as Record<string, object>);
  return Object.keys(properties as object);
}

const ANYTHING_DOCUMENTED: Expected = { kind: 'documented' };

const WRONG_TOKENS = [
  '',
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic YTpi',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  'bearer  ',
];

function wrongTokens(asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  return fc.tuple(asked, fc.constantFrom(...WRONG_TOKENS)).map(([one, token]) => ({
    ...one,
    headers: [
      ...one.headers.filter(([name]) => name !== 'authorization'),
      ...(token ? [['authorization', token] as const] : []),
    ],
    expected: refusedWith(`the token is ${token || 'missing'}`, 401),
  }));
}

function wrongMethods({ method, path }: Operation, asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  const others = ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'post', method === 'GET' ? 'POST' : 'GET'];
  return fc.tuple(asked, fc.constantFrom(...others)).map(([one, other]) => ({
    ...one,
    method: other,
    expected: refusedWith(
      `the method is ${other}`,
      ...statusesOf(method, other),
      ...(path.endsWith('/auth/me') ? OF_ITS_OTHERS : []),
    ),
  }));
}

/** The profile has three methods, and a body for one may suit another. */
const OF_ITS_OTHERS = [200, 400, 401, 415, 422];

/** Some paths have two methods; the body for one does not suit the other. */
function statusesOf(method: Operation['method'], other: string): number[] {
  if (other === 'OPTIONS') return [204];
  if (other === 'HEAD') return method === 'GET' ? [200, 204, 302, 304, 404, 422] : [405, 204];
  return other === 'GET' || other === 'POST' ? [405, 400, 415, 422] : [405];
}

const ODD_HEADERS: readonly Header[] = [
  ['accept-language', ';;;q=hi,,=,q=1;en;q=x'],
  ['accept-language', 'hi;q=9,en;q=-1'],
  ['accept', 'image/svg+xml;q=nope, */*;q=0'],
  ['accept', ','.repeat(2000)],
  ['x-request-id', 'bad id \u00e9 <script>'],
  ['x-request-id', 'x'.repeat(65)],
  ['if-none-match', '*'],
  ['if-none-match', '"x", W/"y'],
  ['accept-encoding', 'br;q=0, *;q=0'],
  ['cookie', 'a=b; __proto__=c'],
  ['idempotency-key', ''],
  ['__proto__', 'x'],
  ['content-length', '-1'],
];

function oddHeaders(asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  return fc
    .tuple(asked, fc.subarray([...ODD_HEADERS], { minLength: 1 }))
    .map(([one, headers]) => ({ ...one, headers: [...one.headers, ...headers], expected: ANYTHING_DOCUMENTED }));
}

const ODD_QUERIES = [
  '__proto__=1',
  'constructor=x',
  '%',
  '%ff=%ff',
  '&&&',
  '=',
  'x[]=1&x[]=2',
  'unknown=%00',
  `long=${'x'.repeat(3000)}`,
];

function oddQueries(asked: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  return fc
    .tuple(asked, fc.constantFrom(...ODD_QUERIES))
    .map(([one, query]) => ({ ...one, url: `${one.url}${one.url.includes('?') ? '&' : '?'}${query}` }));
}
