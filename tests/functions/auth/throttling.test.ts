/**
 * The paths under /auth with throttling on; the numbers of the limits are tested in tests/auth/throttle.test.ts.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { countedLogin } from '../../../lib/auth/limits/loginTries.ts';
import {
  callerAt,
  CHEAP_HASH,
  codeOf,
  linkToken,
  listening,
  newName,
  newRegistration,
} from '../../support/accounts.ts';
import { PASSWORD, startAccounts, type Accounts, type Heard } from '../../support/accounts.ts';
import type { Answer } from '../../support/call.ts';

const QUARTER_MS = 900_000;
/** A minute into a quarter of an hour, so that no window ends meanwhile. */
const NOW_MS = Date.now() - (Date.now() % QUARTER_MS) + 60_000;

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts({
    AUTH_THROTTLING: 'on',
    AUTH_LIMITS: JSON.stringify({ register_ip: { hits: 1, windowSeconds: 3600 } }),
  });
});
let heard: Heard;
beforeEach(() => {
  // The table's clock runs on, which raises a warning.
  heard = listening();
  jest.spyOn(Date, 'now').mockReturnValue(NOW_MS);
});
afterEach(() => {
  jest.spyOn(Date, 'now').mockRestore();
  heard.end();
});
afterAll(() => accounts.stop());

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

const login = (email: string, password: string, ip: string, headers = {}) =>
  accounts.post('/login', { email, password }, { ip, headers });
const retryAfter = ({ headers }: Answer) => Number(headers['retry-after']);

test('A13 the 15th wrong password is 429, and so is the right one; nobody else is affected', async () => {
  const [asha, ravi] = [await accounts.signedUp({ passwordHash: CHEAP_HASH }), await accounts.signedUp()];
  const ip = newAddress();
  const codes: string[] = [];
  for (let i = 0; i < 15; i++) {
    // Headers in which a caller states another address are ignored.
    const headers = {
      'x-forwarded-for': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
      'x-real-ip': `203.0.113.${i}`,
    };
    codes.push(codeOf(await login(asha.email, 'wrong-password-1', ip, headers)));
  }
  expect(codes).toEqual([
    ...Array<string>(10).fill('401 invalid_credentials'),
    ...Array<string>(5).fill('429 rate_limited'),
  ]);
  const right = await login(asha.email, PASSWORD, ip);
  expect(codeOf(right)).toBe('429 rate_limited');
  expect(retryAfter(right)).toBe(840);
  expect(right.headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': '840' });
  const [other, elsewhere] = [await login(ravi.email, PASSWORD, ip), await login(asha.email, PASSWORD, newAddress())];
  expect([other.status, elsewhere.status]).toEqual([200, 200]);
  // It passes.
  jest.spyOn(Date, 'now').mockReturnValue(NOW_MS + QUARTER_MS);
  expect((await login(asha.email, PASSWORD, ip)).status).toBe(200);
});

test('a reset lets its owner in again, at once and from everywhere', async () => {
  const { email, user } = await accounts.signedUp();
  const [home, office] = [newAddress(), newAddress()];
  const tried = (ip: string) =>
    countedLogin(accounts.parts, { emailKey: email, user }, callerAt(NOW_MS, ip)).catch(() => null);
  for (const ip of [home, ...Array.from({ length: 9 }, newAddress), office, office]) {
    for (let i = 0; i < 10; i++) await tried(ip);
  }
  expect([await login(email, PASSWORD, home), await login(email, PASSWORD, office)].map(codeOf)).toEqual([
    '429 rate_limited',
    '429 account_locked',
  ]);
  await accounts.post('/forgot-password', { email }, { ip: home });
  const reset = { token: linkToken(await accounts.mailTo(email)), new_password: 'Kanya-Rashi-2026' };
  expect((await accounts.post('/reset-password', reset, { ip: home })).status).toBe(200);
  const places = [home, office, newAddress()];
  const logins = await Promise.all(places.map((ip) => login(email, reset.new_password, ip)));
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('wrong current passwords count like wrong logins', async () => {
  const { accessToken: as, email, user } = await accounts.signedUp();
  const ip = newAddress();
  for (let i = 0; i < 10; i++) await countedLogin(accounts.parts, { emailKey: email, user }, callerAt(NOW_MS, ip));
  const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
  expect(codeOf(await accounts.post('/change-password', passwords, { as, ip }))).toBe('429 rate_limited');
  expect((await accounts.get('/me', { as, ip })).status).toBe(200);
});

test('registrations: as many from an address as AUTH_LIMITS sets', async () => {
  const ip = newAddress();
  const register = (from: string) => accounts.post('/register', newRegistration(), { ip: from });
  expect([await register(ip), await register(ip)].map(codeOf)).toEqual(['201 registered', '429 rate_limited']);
  expect((await register(newAddress())).status).toBe(201);
});

describe('forgot-password', () => {
  const forgot = (email: string, ip: string) => accounts.post('/forgot-password', { email }, { ip });

  test('an account gets three mails an hour; further requests get the same answer', async () => {
    const { email } = await accounts.signedUp();
    const answers = [];
    for (let i = 0; i < 5; i++) {
      answers.push(await forgot(email, newAddress()));
      await accounts.mailTo(email);
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[4]!.status).toBe(200);
    expect(accounts.mail.outbox().filter(({ to }) => to === email)).toHaveLength(3);
    expect(await accounts.items('OUTBOX')).toEqual([]);
  });

  test('allows one address thirty requests an hour, for IPv6 one /64', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 31; i++) codes.push(codeOf(await forgot(`${newName()}@example.com`, `2001:db8:0:1::${i}`)));
    expect(codes).toEqual([...Array<string>(30).fill('200 reset_requested'), '429 rate_limited']);
    expect((await forgot(`${newName()}@example.com`, '2001:db8:0:2::1')).status).toBe(200);
  });
});

test('links may be guessed sixty times an hour from an address, of both kinds together', async () => {
  const ip = newAddress();
  const guess = (i: number) =>
    i % 2
      ? accounts.get('/verify?token=guess', { ip })
      : accounts.post('/reset-password', { token: 'guess', new_password: 'Kanya-Rashi-2026' }, { ip });
  const codes: string[] = [];
  for (let i = 0; i < 60; i++) codes.push(codeOf(await guess(i)));
  expect(new Set(codes)).toEqual(new Set(['400 invalid_or_expired_token']));
  const refused = [await guess(0), await guess(1)];
  expect(refused.map(codeOf)).toEqual(Array(2).fill('429 rate_limited'));
  // The windows of an hour end with a quarter of an hour.
  expect(retryAfter(refused[0]!) % 900).toBe(840);
  const page = await accounts.get('/verify?token=guess', { ip, headers: { accept: 'text/html' } });
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(retryAfter(page)).toBeGreaterThan(0);
  expect(codeOf(await accounts.get('/verify?token=guess', { ip: newAddress() }))).toBe('400 invalid_or_expired_token');
});

test('a user may refresh thirty times a minute, from wherever', async () => {
  const [asha, ravi] = [await accounts.signedUp(), await accounts.signedUp()];
  const refresh = ({ refreshToken }: { refreshToken: string }) =>
    accounts.post('/refresh', { refresh_token: refreshToken }, { ip: newAddress() });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await refresh(asha)).status);
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  expect((await refresh(ravi)).status).toBe(200);
});

test('a caller without any rights cannot use up what others have', async () => {
  const asha = await accounts.signedUp();
  for (let i = 0; i < 40; i++) {
    await accounts.post('/refresh', { refresh_token: `${asha.refreshToken.slice(0, -4)}AAAA` }, { ip: newAddress() });
  }
  expect((await accounts.post('/refresh', { refresh_token: asha.refreshToken })).status).toBe(200);
});
