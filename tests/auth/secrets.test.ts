/**
 * A secret that has been read: how long it serves, and what happens where the parameter store fails.
 * @isolated
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startEmbedded, type EmbeddedParts } from '../../scripts/embedded/index.mjs';
import { called, listening, type Heard } from '../support/accounts.ts';

type Environment = Record<string, string | undefined>;

const nowSeconds = () => Math.floor(Date.now() / 1000);

function keysOf(kid: string, differing: object = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    secret: { kid, ...privateKey.export({ format: 'jwk' }), ...differing },
    open: { kid, ...publicKey.export({ format: 'jwk' }) },
  };
}
const setOf = (keys: readonly object[], more: object = {}) => JSON.stringify({ keys, ...more });

const key = keysOf('2026-06');
const SECRET = setOf([key.secret]);
const PUBLIC = setOf([key.open]);
const PEPPER_KEY = Buffer.alloc(32, 7).toString('base64url');

/** What the parameter store answers: a value, or the name of an error. */
let stored: { value?: string; error?: string } = {};
let asked = 0;
let store: Server;
let embedded: EmbeddedParts;
let heard: Heard;
const inherited = { ...process.env };
beforeAll(async () => {
  embedded = await startEmbedded({ baseUrl: 'https://api.example.com' });
  store = createServer((request, response) => {
    asked++;
    request.resume();
    const { error, value } = stored;
    response.writeHead(error ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(error ? { __type: error } : { Parameter: { Value: value } }));
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  heard = listening();
  stored = { value: SECRET };
});
afterEach(() => {
  heard.end();
  jest.restoreAllMocks();
  process.env = { ...inherited };
});
afterAll(async () => {
  await embedded.stop();
  await new Promise((resolve) => store.close(resolve));
});

/** As on AWS, but for where the services are. */
const production = (): Environment => ({
  STAGE: 'prod',
  ACCOUNTS_TABLE: 'accounts',
  PUBLIC_BASE_URL: 'https://api.example.com',
  RESET_PAGE_URL: '',
  MAIL_FROM: '',
  JWT_PUBLIC_KEYS: PUBLIC,
  AUTH_SECRET_PARAMETER: '/service/prod/auth',
  AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  AWS_ENDPOINT_URL_DYNAMODB: embedded.table.endpoint,
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

/** A function that has just been started in an environment. */
async function started(env: Environment) {
  jest.resetModules();
  return startedAgain(env);
}

/** The same, where nothing that works has been remembered: only what works is. */
async function startedAgain(env: Environment) {
  const set = Object.entries({ ...production(), ...env }).filter(([, value]) => value !== undefined);
  process.env = { ...inherited, ...(Object.fromEntries(set) as Record<string, string>) };
  const { handler } = await import('../../functions/auth/routes.ts');
  return (path: string, body: object) => called(handler, 'POST', `/api/v1/auth${path}`, body);
}

describe('a secret that has been read', () => {
  // Uncounted, and refused only by one who has keys.
  const NO_TOKEN = { refresh_token: 'none' };
  const WORKS = 401;
  let post: Awaited<ReturnType<typeof started>>;
  let startMs: number;
  const statusAfter = async (seconds: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(startMs + seconds * 1000);
    return (await post('/refresh', NO_TOKEN)).status;
  };
  beforeEach(async () => {
    post = await started({});
    startMs = Date.now();
    asked = 0;
    expect(await statusAfter(0)).toBe(WORKS);
  });

  test('is read anew after five minutes', async () => {
    expect(await statusAfter(299)).toBe(WORKS);
    expect(asked).toBe(1);
    expect(await statusAfter(301)).toBe(WORKS);
    expect(asked).toBe(2);
    expect(heard.alarms()).toEqual([]);
  });

  test.each<[string, typeof stored]>([
    ['may not be read any more', { error: 'AccessDeniedException' }],
    ['is malformed now', { value: '{' }],
  ])('and %s is used for an hour, with an alarm, and then accounts close', async (_, failure) => {
    stored = failure;
    for (const seconds of [301, 302, 360, 362, 421, 3599]) {
      expect([seconds, await statusAfter(seconds)]).toEqual([seconds, WORKS]);
    }
    // At 301, 362 and 3599: a minute apart at least.
    expect(heard.alarms()).toEqual(['secrets_stale', 'secrets_stale', 'secrets_stale']);
    expect(await statusAfter(3601)).toBe(503);
    stored = { value: SECRET };
    expect(await statusAfter(3602)).toBe(WORKS);
    for (const secret of [key.secret.d!, PEPPER_KEY]) expect(heard.lines().join()).not.toContain(secret);
  });

  test('is read once for concurrent requests', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(startMs + 301_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('/refresh', NO_TOKEN)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(WORKS));
    expect(asked).toBe(2);
  });

  test('stays where none of its successor may sign', async () => {
    stored = { value: setOf([{ ...key.secret, exp: nowSeconds() - 200 }]) };
    expect(await statusAfter(301)).toBe(WORKS);
    expect(heard.alarms()).toEqual(['secrets_stale']);
  });
});
