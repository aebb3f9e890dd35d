/**
 * Limits of each caller at the door: how a caller is identified, what a refusal says, and what is not counted.
 * @isolated
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { catalog, reference } from '../../../../functions/_shell/kinds/reference.ts';
import { natal } from '../../../../functions/_shell/kinds/natal.ts';
import { serve, type Handler } from '../../../../functions/_shell/server.ts';
import { BIRTH, call, gatewayEvent, post, type Answer } from '../../../support/call.ts';
import { PUBLIC_KEYS, signedInHeaders } from '../../../support/principal.ts';

const LIMITS = {
  CALLER_LIMITS: '{"perMinute": 60, "signedInPerMinute": 300, "documentsPerMinute": 30, "burstSeconds": 5}',
};

const rows = [
  natal('/try/echo', ({ names }) => ({ lang: names.lang }), { answer: 'data' }),
  catalog('/try/catalog', () => ({ all: [] }), { answer: 'data' }),
  reference('/health', () => ({ contentType: 'text/plain', body: 'well', headers: { 'cache-control': 'no-store' } }), {
    answer: 'data',
  }),
  reference('/page.txt', () => ({ contentType: 'text/plain', body: 'hello' }), { answer: 'data', limit: 'documents' }),
];

let handler: Handler;
let nowMs: number;
beforeEach(() => {
  process.env['JWT_PUBLIC_KEYS'] = PUBLIC_KEYS;
  nowMs = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  handler = serve(rows, LIMITS);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['JWT_PUBLIC_KEYS'];
});

interface From {
  readonly ip?: string;
  readonly headers?: Record<string, string>;
  readonly path?: string;
  readonly method?: string;
  readonly rawBody?: string;
}

async function ask({ ip = '198.51.100.1', headers = {}, path = '/api/v1/try/echo', method, rawBody }: From = {}) {
  const isGet = !path.endsWith('/echo');
  const sent = rawBody === undefined ? { headers } : { headers, rawBody };
  const event = gatewayEvent(method ?? (isGet ? 'GET' : 'POST'), path, isGet ? undefined : BIRTH, sent);
  event.requestContext.http.sourceIp = ip;
  const { body, headers: answered, statusCode } = await handler(event, {} as Context);
  return { status: statusCode, headers: answered as Record<string, string>, body: body ?? '' };
}

async function statuses(times: number, from: From = {}): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await ask(from)).status!);
  return all;
}

const repeated = (status: number, times: number) => Array<number>(times).fill(status);

describe('an address', () => {
  test('may ask five seconds worth of sixty a minute at once, then once a second', async () => {
    expect(await statuses(7)).toEqual([...repeated(200, 5), ...repeated(429, 2)]);
    nowMs += 999;
    expect(await statuses(1)).toEqual([429]);
    nowMs += 1;
    expect(await statuses(2)).toEqual([200, 429]);
  });

  test('gets a message in its language, with the seconds to wait, and nothing is stored of it', async () => {
    await statuses(5);
    const english = await ask();
    expect(english.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '5',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '5',
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(JSON.parse(english.body)).toMatchObject({ status: 429, code: 'rate_limited', title: 'Too many requests' });
    const hindi = await ask({ headers: { 'accept-language': 'hi' } });
    expect((JSON.parse(hindi.body) as { detail: string }).detail).toMatch(/^यहाँ से .*Retry-After.*।$/);
  });

  test('gets its remaining requests with every answer, which a browser may read', async () => {
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '4', 'ratelimit-reset': '1' });
    for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']) {
      expect(headers['access-control-expose-headers']).toContain(name);
    }
  });

  test('is that of the gateway, whatever the headers say; of IPv6 a network of 64 bits', async () => {
    await statuses(5);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'cloudfront-viewer-address']) {
      expect(await statuses(1, { headers: { [name]: '203.0.113.9' } })).toEqual([429]);
    }
    expect(await statuses(1, { ip: '198.51.100.2' })).toEqual([200]);
    for (let host = 1; host <= 5; host++) expect(await statuses(1, { ip: `2001:db8:1:2:${host}::1` })).toEqual([200]);
    expect(await statuses(1, { ip: '2001:db8:1:2:6::1' })).toEqual([429]);
    expect(await statuses(1, { ip: '2001:db8:1:3::1' })).toEqual([200]);
  });

  test('is refused before its body is read', async () => {
    await statuses(5);
    expect(await statuses(1, { rawBody: '{' })).toEqual([429]);
    nowMs += 1000;
    expect(await statuses(1, { rawBody: '{' })).toEqual([400]);
  });
});

describe('a signed-in user', () => {
  test('has a count of its own, five times as large, at whatever address', async () => {
    const headers = signedInHeaders();
    expect(await statuses(15, { headers })).toEqual(repeated(200, 15));
    expect(await statuses(11, { headers, ip: '198.51.100.2' })).toEqual([...repeated(200, 10), 429]);
    // The address has lost nothing by it.
    expect(await statuses(6)).toEqual([...repeated(200, 5), 429]);
  });

  test('gets in where strangers at the same address have used up theirs', async () => {
    await statuses(6);
    expect(await statuses(3, { headers: signedInHeaders() })).toEqual(repeated(200, 3));
  });

  test.each([
    ['no token at all', 'x'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token that is none', 'Bearer a.b.c'],
    ['a token with another signature', `${signedInHeaders().authorization.slice(0, -6)}AAAAAA`],
  ])('any other header gives nothing: %s', async (_, authorization) => {
    expect(await statuses(6, { headers: { authorization } })).toEqual([...repeated(200, 5), 429]);
  });

  test('nobody is where there are no keys to verify tokens with', async () => {
    const headers = signedInHeaders();
    delete process.env['JWT_PUBLIC_KEYS'];
    expect(await statuses(6, { headers })).toEqual([...repeated(200, 5), 429]);
  });

  test('a token that has expired is worth nothing a minute later at the latest', async () => {
    const headers = signedInHeaders();
    expect(await statuses(10, { headers })).toEqual(repeated(200, 10));
    nowMs += 32 * 60_000;
    expect(await statuses(6, { headers })).toEqual([...repeated(200, 5), 429]);
  });

  test('invalid tokens are verified twenty times at once for one address, and no more', async () => {
    for (let i = 0; i < 20; i++) await ask({ headers: { authorization: `Bearer a.b.${i}` } });
    // The token is valid, but is not verified any more.
    expect(await statuses(1, { headers: signedInHeaders() })).toEqual([429]);
    expect(await statuses(1, { headers: signedInHeaders(), ip: '198.51.100.2' })).toEqual([200]);
    nowMs += 1000;
    const { headers } = await ask({ headers: signedInHeaders() });
    expect(headers['ratelimit-limit']).toBe('25');
  });
});

describe('what is counted', () => {
  test('documents apart from computing, half as often', async () => {
    expect(await statuses(3, { path: '/page.txt' })).toEqual([200, 200, 429]);
    expect(await statuses(5)).toEqual(repeated(200, 5));
  });

  test('reference data and paths that are not there count as computing', async () => {
    expect(await statuses(3, { path: '/api/v1/try/catalog' })).toEqual(repeated(200, 3));
    expect(await statuses(3, { path: '/api/v1/no/such' })).toEqual([404, 404, 429]);
  });

  test('neither the state of the service nor what browsers ask before they send', async () => {
    await statuses(6);
    expect(await statuses(20, { path: '/health' })).toEqual(repeated(200, 20));
    expect(await statuses(5, { method: 'OPTIONS' })).toEqual(repeated(204, 5));
    expect((await ask({ path: '/health' })).headers).not.toHaveProperty('ratelimit-limit');
  });

  test('a cacheable answer says nothing of its caller', async () => {
    for (const path of ['/page.txt', '/api/v1/try/catalog']) {
      const { headers } = await ask({ path, headers: { 'x-request-id': 'poison-me' } });
      expect(headers['cache-control']).toContain('public');
      expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
      expect(headers['x-request-id']).toBe('req_test-request');
    }
    expect((await ask({ headers: { 'x-request-id': 'my-own' } })).headers['x-request-id']).toBe('my-own');
  });
});

test('without limits nothing is counted, and no answer mentions them', async () => {
  handler = serve(rows, {});
  const answers: Answer[] = [];
  for (let i = 0; i < 700; i++) answers.push(await post(handler, '/try/echo', BIRTH));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]!.headers).not.toHaveProperty('ratelimit-limit');
  expect((await call(handler, 'GET', '/page.txt')).status).toBe(200);
});
