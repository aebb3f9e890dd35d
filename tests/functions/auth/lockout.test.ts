/**
 * Guesses of strangers against the bundle as it is deployed: they slow down strangers, and never keep an owner out.
 * @isolated
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { changeUser, createUser } from '../../../lib/auth/store.ts';
import { openTable, type Table } from '../../../lib/auth/table.ts';
import { startEmbedded } from '../../../scripts/embedded/index.mjs';
import { aUser, CHEAP_HASH, newName, newRegistration, PASSWORD } from '../../support/accounts.ts';
import { gatewayEvent } from '../../support/call.ts';

const BUNDLE = fileURLToPath(new URL('../../../dist/auth/index.mjs', import.meta.url));
const QUICK_SCRYPT = fileURLToPath(new URL('../../support/quickScrypt.mjs', import.meta.url));
/** Answers events with the bundle, each at the instant that comes with it. */
const ANSWERING = `
const { useQuickScrypt } = await import(process.argv[2]);
useQuickScrypt();
const { handler } = await import(process.argv[1]);
process.on('message', async ({ id, nowUnixMs, event }) => {
  Date.now = () => nowUnixMs;
  process.send({ id, answer: await handler(event, {}) });
});
process.send('ready');`;

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 15 * MINUTE;
/** On the hour, where every window begins. */
const START = Math.floor(Date.now() / 1000 / HOUR) * HOUR;

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let table: Table;
let lambda: ChildProcess;
let asked = 0;
const waiting = new Map<number, (answer: APIGatewayProxyStructuredResultV2) => void>();

beforeAll(async () => {
  embedded = await startEmbedded({ folder: null, baseUrl: 'https://api.example.com' });
  Object.assign(process.env, embedded.env);
  table = openTable(embedded.env.ACCOUNTS_TABLE!, { endpoint: embedded.env.DYNAMODB_ENDPOINT, tryMs: 10_000 });
  lambda = spawn(process.execPath, ['--input-type=module', '-e', ANSWERING, BUNDLE, QUICK_SCRYPT], {
    // Warnings about differing clocks are expected here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...embedded.env, AUTH_THROTTLING: 'on', STAGE: 'test' },
  });
  await new Promise((resolve) => lambda.once('message', resolve));
  lambda.on('message', ({ id, answer }: { id: number; answer: APIGatewayProxyStructuredResultV2 }) => {
    waiting.get(id)!(answer);
    waiting.delete(id);
  });
});
afterAll(async () => {
  lambda.kill();
  table.client.destroy();
  await embedded.stop();
});

/** The time and the address of a call. */
type From = readonly [ip: string, unixSeconds: number];

async function post(path: string, body: object, [ip, unixSeconds]: From) {
  const event: APIGatewayProxyEventV2 = gatewayEvent('POST', `/api/v1/auth${path}`, body, {});
  event.requestContext.http.sourceIp = ip;
  const id = ++asked;
  const answered = new Promise<APIGatewayProxyStructuredResultV2>((resolve) => waiting.set(id, resolve));
  lambda.send({ id, nowUnixMs: unixSeconds * 1000, event });
  const { body: text, headers = {}, statusCode: status } = await answered;
  const json = JSON.parse(text ?? '') as { code?: string; refresh_token?: string };
  const waitSeconds = headers['retry-after'] === undefined ? 0 : Number(headers['retry-after']);
  return { status, code: json.code ?? 'none', refreshToken: json.refresh_token ?? '', waitSeconds };
}

const login = (email: string, from: From, further: object = {}) =>
  post('/login', { email, password: PASSWORD, ...further }, from);

/** Wrong passwords, one after another. Returns the code of each answer. */
async function burst(email: string, from: From, tries = 10): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < tries; i++)
    codes.push((await post('/login', { email, password: `wrong-password-${i}` }, from)).code);
  return codes;
}

let addresses = 0;
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

/** An account that was signed in to from home, with the refresh token of that device. */
async function owner(now: number) {
  const user = aUser({ passwordHash: CHEAP_HASH });
  await createUser(table, user, null);
  const home = newAddress();
  const { refreshToken, status } = await login(user.email, [home, now]);
  expect(status).toBe(200);
  // The sign-in has updated the hash, at whose cost many wrong passwords take minutes.
  await changeUser(table, user, { passwordHash: CHEAP_HASH }, { nowIso: user.updatedAt });
  return { email: user.email, home, refreshToken };
}

type Owner = Awaited<ReturnType<typeof owner>>;

/** The owner gets in at once: at home, at a new address, and with the device's token behind the stranger's own. */
async function expectOpen({ email, home, refreshToken }: Owner, stranger: string, now: number) {
  const device = { refresh_token: refreshToken };
  const statuses = [
    (await login(email, [home, now])).status,
    (await login(email, [newAddress(), now])).status,
    (await login(email, [stranger, now], device)).status,
  ];
  expect(statuses).toEqual([200, 200, 200]);
}

/** Behind the stranger's address and without a token the owner gets in after the stated wait: within the hour. */
async function expectOpenInTime(email: string, stranger: string, now: number): Promise<number> {
  const refused = await login(email, [stranger, now]);
  expect(refused).toMatchObject({ status: 429, code: 'account_locked' });
  expect(refused.waitSeconds).toBeGreaterThan(0);
  expect(refused.waitSeconds).toBeLessThanOrEqual(HOUR);
  expect((await login(email, [stranger, now + refused.waitSeconds])).status).toBe(200);
  return refused.waitSeconds;
}

test('ten wrong passwords each quarter of an hour from one address, for 165 minutes and on for two days', async () => {
  const stranger = newAddress();
  const [soon, soonAlone] = [await owner(START), await owner(START)];
  const [late, lateAlone] = [await owner(START), await owner(START)];
  const looked: number[] = [];
  let now = START;
  for (let window = 0; window < 11; window++, now += QUARTER) {
    for (const { email } of [soon, soonAlone, late, lateAlone]) await burst(email, [stranger, now]);
  }
  now += -QUARTER + MINUTE / 2;
  await expectOpen(soon, stranger, now);
  expect(await expectOpenInTime(soonAlone.email, stranger, now)).toBe(MINUTE / 2);
  for (now = START + 11 * QUARTER; now < START + 2 * 24 * HOUR; now += QUARTER) {
    const codes = await burst(late.email, [stranger, now]);
    looked.push(codes.filter((code) => code === 'invalid_credentials').length);
    // All but the first of them are refused, and do not count.
    await burst(lateAlone.email, [stranger, now], 2);
  }
  // One each quarter of an hour, and at the ceiling one an hour.
  expect(Math.max(...looked)).toBe(1);
  expect(looked.reduce((sum, count) => sum + count)).toBeLessThan(160);
  now += -QUARTER + MINUTE;
  await expectOpen(late, stranger, now);
  await expectOpenInTime(lateAlone.email, stranger, now);
});

test('ten wrong passwords from each of ten addresses at once, and of ninety more', async () => {
  const now = START + QUARTER;
  const [asha, ravi] = [await owner(now), await owner(now)];
  const strangers = Array.from({ length: 100 }, newAddress);
  for (const { email } of [asha, ravi]) {
    await Promise.all(strangers.slice(0, 10).map((ip) => burst(email, [ip, now])));
    for (const ip of strangers.slice(10)) await post('/login', { email, password: 'wrong-password-1' }, [ip, now]);
  }
  await expectOpen(asha, strangers[99]!, now);
  expect(await expectOpenInTime(ravi.email, strangers[99]!, now)).toBe(HOUR);
});

test('an address is attacked before its owner registers', async () => {
  const stranger = newAddress();
  const registration = { ...newRegistration(), username: newName() };
  let now = START;
  for (let window = 0; window < 7; window++, now += QUARTER) {
    for (const ip of [stranger, newAddress()]) await burst(registration.email, [ip, now]);
  }
  expect((await login(registration.email, [stranger, now - QUARTER])).code).toBe('account_locked');
  expect((await post('/register', registration, [stranger, now - QUARTER + 1])).status).toBe(201);
  const places = [newAddress(), stranger];
  for (const ip of places) expect((await login(registration.email, [ip, now - QUARTER + 2])).status).toBe(200);
});
