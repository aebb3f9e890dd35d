/**
 * The order of refusals: a request with every mistake is refused one step after the other.
 *
 * @isolated
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import * as v from 'valibot';
import { ApiError } from '../../../functions/_shell/errors.ts';
import { bearer } from '../../../functions/_shell/principal.ts';
import { json } from '../../../functions/_shell/respond.ts';
import { PLAIN, type Row } from '../../../functions/_shell/row.ts';
import { stack } from '../../../functions/_shell/stack.ts';
import { message } from '../../../lib/words/message.ts';
import { gatewayEvent } from '../../support/call.ts';
import { signedInHeaders } from '../../support/principal.ts';

let isReady: boolean;
const runs: unknown[] = [];

const row: Row = {
  ...PLAIN,
  kind: 'natal',
  method: 'POST',
  answer: 'data',
  path: '/api/v1/try/{digit}',
  body: v.object({ latitude: v.number('Give a number.') }),
  query: v.object({ color: v.nullish(v.picklist(['red'], 'Give red.')) }),
  params: v.object({ digit: v.pipe(v.string(), v.regex(/^\d$/, 'Give a digit.')) }),
  isEnveloped: false,
  isProtected: true,
  authenticate: bearer,
  ready() {
    if (isReady) return Promise.resolve();
    throw new ApiError('temporarily_unavailable', message('ephemeris_unavailable', {}));
  },
  run(request) {
    runs.push(request);
    return json(200, { input: request.input });
  },
};

let allowed: number;
const door = () =>
  stack([row], { perMinute: allowed, signedInPerMinute: 60, documentsPerMinute: 60, burstSeconds: 60 });

beforeEach(() => {
  runs.length = 0;
  isReady = false;
  allowed = 60;
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly rawBody?: string;
}

async function ask(
  { method = 'POST', path = '/api/v1/try/x?color=blue', headers = {}, rawBody = '' }: Sent,
  at = door(),
) {
  const type = { 'content-type': 'text/plain' };
  const event = gatewayEvent(method, path, undefined, { headers: { ...type, ...headers }, rawBody });
  const { body, headers: answered, statusCode } = await at(event, {} as Context);
  const { code, detail } = JSON.parse(body!) as { code: string; detail: string | { loc: string[] }[] };
  return { status: statusCode, code, detail, headers: answered };
}

const LONG = 'x'.repeat(40_000);
const JSON_TYPE = { 'content-type': 'application/json' };

test('step by step, from the method to the fields', async () => {
  const at = door();
  const codeOf = async (sent: Sent) => Object.values(await ask(sent, at)).slice(0, 2);
  expect(await codeOf({ method: 'GET', rawBody: LONG })).toEqual([405, 'method_not_allowed']);
  expect(await codeOf({ path: '/api/v1/try/x/y', rawBody: LONG })).toEqual([404, 'not_found']);
  expect(await codeOf({ rawBody: LONG })).toEqual([401, 'not_authenticated']);
  const headers = signedInHeaders();
  expect(await codeOf({ headers, rawBody: LONG })).toEqual([503, 'temporarily_unavailable']);
  isReady = true;
  expect(await codeOf({ headers, rawBody: LONG })).toEqual([413, 'payload_too_large']);
  expect(await codeOf({ headers, rawBody: '{' })).toEqual([415, 'unsupported_media_type']);
  expect(await codeOf({ headers: { ...headers, ...JSON_TYPE } })).toEqual([400, 'malformed_json']);
  expect(await codeOf({ headers: { ...headers, ...JSON_TYPE }, rawBody: '['.repeat(40) })).toEqual([400, 'too_deep']);
  expect(await codeOf({ headers: { ...headers, ...JSON_TYPE }, rawBody: '{,' })).toEqual([400, 'malformed_json']);
  expect(runs).toEqual([]);
});

test('then all that is wrong in body, query and path at once', async () => {
  isReady = true;
  const { code, detail, status } = await ask({ headers: { ...signedInHeaders(), ...JSON_TYPE }, rawBody: '{}' });
  expect([status, code]).toEqual([422, 'validation_error']);
  expect((detail as { loc: string[] }[]).map(({ loc }) => loc.join('.'))).toEqual([
    'body.latitude',
    'query.color',
    'path.digit',
  ]);
  expect(runs).toEqual([]);
});

test('too many requests are refused after the method is checked, and before the path is looked up', async () => {
  allowed = 1;
  const at = door();
  expect((await ask({ path: '/nowhere' }, at)).status).toBe(404);
  expect((await ask({ path: '/nowhere' }, at)).status).toBe(429);
  expect((await ask({ method: 'GET' }, at)).status).toBe(405);
});

test('a valid request reaches the row once, parsed', async () => {
  isReady = true;
  const sent = { path: '/api/v1/try/7', headers: { ...signedInHeaders(), ...JSON_TYPE }, rawBody: '{"latitude":28}' };
  expect((await ask(sent)).status).toBe(200);
  expect(runs).toMatchObject([
    { principal: { userId: 'someone' }, input: { latitude: 28 }, params: { digit: '7' }, language: 'en' },
  ]);
});

test('every step refuses in the requested language, and nothing of the body reaches the log', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isReady = true;
  const hindi = { 'accept-language': 'hi', ...signedInHeaders() };
  const bodies: [Record<string, string>, string][] = [
    [{}, LONG],
    [{}, '{}'],
    [JSON_TYPE, ''],
    [JSON_TYPE, '{"name":"Secretly'],
  ];
  for (const [headers, rawBody] of bodies) {
    const { detail, headers: answered } = await ask({ headers: { ...hindi, ...headers }, rawBody });
    expect(detail).toMatch(/\p{Script=Devanagari}/u);
    expect(detail).not.toContain('Secretly');
    expect(answered).toMatchObject({ 'content-language': 'hi' });
  }
  expect(log.mock.calls).toEqual([]);
});
