/**
 * Settings and secrets: what is missing, malformed or not fit for the stage keeps accounts closed, and nothing else.
 * @isolated
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startEmbedded, type EmbeddedParts } from '../../scripts/embedded/index.mjs';
import { called, codeOf, listening, type Heard } from '../support/accounts.ts';
import { BIRTH } from '../support/call.ts';

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
const devKey = keysOf('dev-1234');
const SECRET = setOf([key.secret]);
const PUBLIC = setOf([key.open]);
const withPeppers = (peppers: unknown) => setOf([key.secret], { peppers });
const PEPPER_KEY = Buffer.alloc(32, 7).toString('base64url');

/** What the parameter store answers: a value, or the name of an error. */
let stored: { value?: string; error?: string } = {};
let store: Server;
let embedded: EmbeddedParts;
let heard: Heard;
const inherited = { ...process.env };
beforeAll(async () => {
  embedded = await startEmbedded({ baseUrl: 'https://api.example.com' });
  store = createServer((request, response) => {
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

const NOBODY = { email: 'nobody@example.com' };

async function expectClosed(env: Environment, reason: RegExp): Promise<void> {
  const post = await startedAgain(env);
  const answer = await post('/forgot-password', NOBODY);
  expect(codeOf(answer)).toBe('503 temporarily_unavailable');
  expect(answer.headers['retry-after']).toBe('5');
  const said = heard.lines().map((line) => JSON.parse(line) as { code: string; reason: string });
  expect(said).toMatchObject([{ code: 'accounts_refused' }, { code: 'temporarily_unavailable' }]);
  expect(said[1]!.reason).toMatch(reason);
  // The reason may name what is wrong, and never a secret.
  for (const secret of [key.secret.d!, devKey.secret.d!, PEPPER_KEY])
    expect(heard.lines().join()).not.toContain(secret);
  const { handler: planets } = await import('../../functions/planets/routes.ts');
  expect((await called(planets, 'POST', '/api/v1/planets/positions', BIRTH)).status).toBe(200);
}

test('a production stage in order works', async () => {
  const post = await started({});
  expect((await post('/forgot-password', NOBODY)).status).toBe(200);
  expect(heard.lines()).toEqual([]);
});

describe('a production stage takes', () => {
  beforeAll(() => {
    jest.resetModules();
  });

  test.each<[string, Environment, RegExp]>([
    ['no embedded table', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' }, /unset DYNAMODB_ENDPOINT/],
    ['no embedded mail', { SES_ENDPOINT: 'http://127.0.0.1:1' }, /unset SES_ENDPOINT/],
    ['no waiting as for embedded parts', { EMBEDDED_TRY_MS: '10000' }, /unset EMBEDDED_TRY_MS/],
    ['no key from the environment', { JWT_PRIVATE_KEYS: SECRET }, /unset JWT_PRIVATE_KEYS/],
    ['no links without TLS', { PUBLIC_BASE_URL: 'http://api.example.com' }, /PUBLIC_BASE_URL must begin with https/],
    ['no reset page without TLS', { RESET_PAGE_URL: 'http://example.com/x' }, /RESET_PAGE_URL must begin with https/],
    ['no generated key to verify with', { JWT_PUBLIC_KEYS: setOf([key.open, devKey.open]) }, /generated keys/],
    ['no throttling switched off', { AUTH_THROTTLING: 'off' }, /AUTH_THROTTLING/],
    ['none of it under another spelling', { STAGE: ' PROD', SES_ENDPOINT: 'http://127.0.0.1:1' }, /unset SES_ENDPOINT/],
    ['none of it in full', { STAGE: 'Production', SES_ENDPOINT: 'http://127.0.0.1:1' }, /unset SES_ENDPOINT/],
    ['none of it by another name', { STAGE: 'live', AUTH_THROTTLING: 'off' }, /AUTH_THROTTLING/],
    ['none of it before it', { STAGE: 'staging', PUBLIC_BASE_URL: 'http://api.example.com' }, /must begin with https/],
    [
      'none of it without a name',
      { STAGE: '', AWS_LAMBDA_FUNCTION_NAME: 'auth', AUTH_THROTTLING: 'off' },
      /THROTTLING/,
    ],
  ])('%s', (_, env, reason) => expectClosed(env, reason));

  test('no generated key to sign with', async () => {
    stored = { value: setOf([devKey.secret]) };
    await expectClosed({ JWT_PUBLIC_KEYS: setOf([key.open, devKey.open]) }, /generated keys/);
  });
});

describe('a setting that is', () => {
  beforeAll(() => {
    jest.resetModules();
  });

  test.each<[string, Environment, RegExp]>([
    ['no table', { ACCOUNTS_TABLE: undefined }, /ACCOUNTS_TABLE is not set/],
    ['no base URL', { PUBLIC_BASE_URL: '' }, /PUBLIC_BASE_URL is not set/],
    ['no URL', { STAGE: 'test', PUBLIC_BASE_URL: 'api.example.com' }, /PUBLIC_BASE_URL is no URL/],
    ['no URL of the web', { STAGE: 'test', PUBLIC_BASE_URL: 'localhost:3000' }, /PUBLIC_BASE_URL is no URL/],
    ['no URL of a page', { STAGE: 'test', RESET_PAGE_URL: '/reset.html' }, /RESET_PAGE_URL is no URL/],
    ['a name with markup', { APP_NAME: 'Us <b>' }, /APP_NAME is malformed/],
    ['a name of two lines', { APP_NAME: 'Us\r\nBcc: x@example.com' }, /APP_NAME is malformed/],
    ['a name that is an address', { APP_NAME: 'https://evil.example' }, /APP_NAME is malformed/],
    ['a name without end', { APP_NAME: 'a'.repeat(61) }, /APP_NAME is malformed/],
    ['a colour that is more', { APP_COLOUR: '#fff;}body{display:none' }, /APP_COLOUR is malformed/],
    ['an app without TLS', { APP_URL: 'http://example.com' }, /APP_URL must begin with https/],
    ['an app that is a script', { APP_URL: 'javascript:alert(1)' }, /APP_URL is malformed/],
    ['an app at no URL', { APP_URL: 'https://[' }, /APP_URL is no URL/],
    ['no public keys', { JWT_PUBLIC_KEYS: undefined }, /JWT_PUBLIC_KEYS is not set/],
    ['broken public keys', { JWT_PUBLIC_KEYS: '{"keys":' }, /not JSON/],
    ['a private key among the public ones', { JWT_PUBLIC_KEYS: SECRET }, /private key/],
    ['no secret at all', { STAGE: 'test', AUTH_SECRET_PARAMETER: undefined }, /JWT_PRIVATE_KEYS is not set/],
    ['a time that is none', { STAGE: 'test', EMBEDDED_TRY_MS: '10 s' }, /EMBEDDED_TRY_MS/],
    ['limits that are not JSON', { AUTH_LIMITS: '{' }, /AUTH_LIMITS/],
    ['limits that are null', { AUTH_LIMITS: 'null' }, /AUTH_LIMITS/],
    ['a limit that is a number', { AUTH_LIMITS: '{"login_ip":500}' }, /AUTH_LIMITS/],
    ['half a limit', { AUTH_LIMITS: '{"login_ip":{"hits":500}}' }, /AUTH_LIMITS/],
    ['a limit of no length', { AUTH_LIMITS: '{"login_ip":{"hits":5,"windowSeconds":0}}' }, /AUTH_LIMITS/],
    [
      'a ceiling that is not of a day',
      { AUTH_LIMITS: '{"login_account":{"hits":50,"windowSeconds":3600}}' },
      /failures of an account are counted over a day/,
    ],
    ['a limit that there is not', { AUTH_LIMITS: '{"logins":{"hits":5,"windowSeconds":60}}' }, /AUTH_LIMITS/],
  ])('%s', (_, env, reason) => expectClosed(env, reason));
});

describe('a secret that', () => {
  beforeAll(() => {
    jest.resetModules();
  });

  test.each<[string, typeof stored, RegExp]>([
    ['may not be read', { error: 'AccessDeniedException' }, /cannot be read. \(AccessDeniedException\)/],
    ['is not there', { error: 'ParameterNotFound' }, /cannot be read. \(ParameterNotFound\)/],
    ['is empty', { value: '' }, /is empty/],
    ['is not JSON', { value: SECRET.slice(0, -1) }, /not JSON/],
    ['has no keys', { value: '{"keys":[]}' }, /no keys/],
    ['has a public key alone', { value: PUBLIC }, /cannot be read/],
    ['has an expired key', { value: setOf([{ ...key.secret, exp: nowSeconds() - 1 }]) }, /No signing key is valid now/],
    [
      'has a key of tomorrow',
      { value: setOf([{ ...key.secret, nbf: nowSeconds() + 86_400 }]) },
      /No signing key is valid now/,
    ],
    ['has a key that is not published', { value: setOf([keysOf('2026-07').secret]) }, /No signing key is valid now/],
    ['has peppers that are no list', { value: withPeppers({ version: 1, key: PEPPER_KEY }) }, /pepper/],
    ['has a pepper without version', { value: withPeppers([{ key: PEPPER_KEY }]) }, /pepper/],
    ['has a version in words', { value: withPeppers([{ version: '1', key: PEPPER_KEY }]) }, /pepper/],
    ['has a version of zero', { value: withPeppers([{ version: 0, key: PEPPER_KEY }]) }, /pepper/],
    ['has a pepper without key', { value: withPeppers([{ version: 1 }]) }, /pepper/],
    ['has an empty pepper', { value: withPeppers([{ version: 1, key: '' }]) }, /pepper/],
    ['has a short pepper', { value: withPeppers([{ version: 1, key: 'c2VjcmV0' }]) }, /pepper/],
    [
      'has two peppers of one version',
      { value: withPeppers(Array(2).fill({ version: 1, key: PEPPER_KEY })) },
      /pepper/,
    ],
  ])('%s', (_, answer, reason) => {
    stored = answer;
    return expectClosed({}, reason);
  });
});

test('a pepper of the secret is used', async () => {
  // Made with hashlib.scrypt and hmac.new of Python 3: pepper 2 with the key 64 65 ... 83.
  const passwordHash = 'scrypt$15$8$3$AAECAwQFBgcICQoLDA0ODw$iVL2iomVo3JQdVn2QwwoPcHKUe_ePpYjSBNa5S1ckmw$pepper=2';
  const pepper = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => 100 + i)).toString('base64url');
  stored = {
    value: withPeppers([
      { version: 2, key: pepper },
      { version: 1, key: PEPPER_KEY },
    ]),
  };
  const post = await started({});
  const { accountParts } = await import('../../functions/_shell/accounts/accountServices.ts');
  const { createUser } = await import('../../lib/auth/store.ts');
  const { aUser } = await import('../support/accounts.ts');
  const { table } = await accountParts();
  const user = aUser({ passwordHash });
  await createUser(table, user, null);
  expect((await post('/login', { email: user.email, password: 'Vrishabha-Lagna-77' })).status).toBe(200);
});

test('without a sender accounts are created nevertheless, and that is logged once', async () => {
  const post = await started({});
  const { newRegistration } = await import('../support/accounts.ts');
  const answers = [await post('/register', newRegistration()), await post('/register', newRegistration())];
  expect(answers.map(codeOf)).toEqual(Array(2).fill('201 registered'));
  expect(answers.map(({ json }) => (json as { email_sent: boolean }).email_sent)).toEqual([false, false]);
  expect((await post('/forgot-password', NOBODY)).status).toBe(200);
  expect(heard.alarms()).toEqual(['mail_not_configured']);
});
