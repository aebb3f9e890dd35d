/** @isolated */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { changeUser } from '../../../lib/auth/store.ts';
import { login as signIn } from '../../../lib/auth/token/session.ts';
import type { User } from '../../../lib/auth/account/user.ts';
import { Token, UserResponse } from '../../../lib/schemas/auth/answers.ts';
import { callerAt, codeOf, PASSWORD, startAccounts, withoutRequestId } from '../../support/accounts.ts';
import type { Accounts, SignedUp } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

const DAY_MS = 86_400_000;

let accounts: Accounts;
let asha: SignedUp;
beforeAll(async () => {
  accounts = await startAccounts();
  asha = await accounts.signedUp({ fullName: 'Asha Rao' });
});
afterAll(() => accounts.stop());

const login = (email: unknown, password: unknown = PASSWORD) => accounts.post('/login', { email, password });
const refresh = (refreshToken: string) => accounts.post('/refresh', { refresh_token: refreshToken });
const claimsIn = (json: unknown, name: 'access_token' | 'refresh_token') =>
  jwt.decode((json as Record<string, string>)[name]!) as Record<string, unknown>;
const change = (user: User, to: Parameters<typeof changeUser>[2], cutsOff = false) =>
  changeUser(accounts.parts.table, user, to, { nowIso: '2026-02-01T00:00:00Z', cutsOff });

describe('a login', () => {
  test('answers both tokens, the address in any case', async () => {
    const { headers, json, status } = await login(` ${asha.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(schemaFaults(Token, json)).toEqual([]);
    expect(json).toMatchObject({ token_type: 'bearer', expires_in: 1800, refresh_expires_in: 2_592_000 });
    // The tokens hold nothing of a person but the id.
    const access = claimsIn(json, 'access_token');
    const shared = ['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'token_use', 'tv'];
    expect(Object.keys(access).sort()).toEqual([...shared, 'role', 'tier'].sort());
    expect(Object.keys(claimsIn(json, 'refresh_token')).sort()).toEqual([...shared, 'auth_time'].sort());
    expect(access).toMatchObject({ sub: asha.user.id, role: 'user', tier: 'free', aud: 'api', token_use: 'access' });
  });

  test('A11 wrong password and unknown account answer the same bytes', async () => {
    const [wrong, unknown] = await Promise.all([
      login(asha.email, 'wrong-password-1'),
      login('nobody@example.com', 'wrong-password-1'),
    ]);
    expect(codeOf(wrong)).toBe('401 invalid_credentials');
    expect(unknown.status).toBe(401);
    expect(withoutRequestId(unknown)).toBe(withoutRequestId(wrong));
    expect(wrong.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    // RFC 9110, 15.5.2: every 401 says how to authenticate.
    expect([wrong, unknown].map(({ headers }) => headers['www-authenticate'])).toEqual(['Bearer', 'Bearer']);
  });

  test.each<[string, unknown, unknown]>([
    ['A12 operators', { $ne: null }, { $gt: '' }],
    ['no address', 'asha', PASSWORD],
    ['a number', 7, 7],
    ['nothing', undefined, undefined],
  ])('%s: 422', async (_, email, password) => {
    expect((await login(email, password)).status).toBe(422);
  });

  test('of a disabled user is 403, but only with the right password', async () => {
    const { email } = await accounts.signedUp({ isDisabled: true });
    const [right, wrong] = await Promise.all([login(email), login(email, 'wrong-password-1')]);
    expect([codeOf(right), codeOf(wrong)]).toEqual(['403 account_disabled', '401 invalid_credentials']);
  });

  test('replaces a hash of a lower cost', async () => {
    // RFC 7914 section 12: "pleaseletmein" with the salt "SodiumChloride", N = 2^14, r = 8, p = 1.
    const [salt, hash] = [
      Buffer.from('SodiumChloride'),
      Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex'),
    ].map((bytes) => bytes.toString('base64url'));
    const passwordHash = `scrypt$14$8$1$${salt}$${hash}`;
    const { email, user } = await accounts.signedUp({ passwordHash });
    expect((await login(email, 'pleaseletmein')).status).toBe(200);
    const [stored] = await accounts.items(`USER#${user.id}`);
    expect(stored).toMatchObject({ passwordHash: expect.stringMatching(/^scrypt\$15\$8\$3\$/), tokenVersion: 1 });
    expect((await login(email, 'pleaseletmein')).status).toBe(200);
  });
});

describe('an unverified user who logs in', () => {
  const nowMs = Date.UTC(2026, 5, 1);
  const verifyOrdersFor = async ({ user }: SignedUp) =>
    (await accounts.items('OUTBOX')).filter(({ userId, kind }) => userId === user.id && kind === 'verify').length;
  const unverified = (ago: { orderedMs: number; expiresMs: number }) =>
    accounts.signedUp({
      isVerified: false,
      verifyOrderedAt: (nowMs - ago.orderedMs) / 1000,
      verifyExpiresAt: (nowMs - ago.expiresMs) / 1000,
    });
  const signInOf = ({ email }: SignedUp) => signIn(accounts.parts, { email, password: PASSWORD }, callerAt(nowMs));

  test.each<[string, { orderedMs: number; expiresMs: number }, number]>([
    ['an expired link', { orderedMs: DAY_MS, expiresMs: 0 }, 1],
    ['a link that still works', { orderedMs: DAY_MS, expiresMs: -1000 }, 0],
    ['a mail that failed 15 minutes ago', { orderedMs: 900_000, expiresMs: nowMs }, 1],
    ['a mail that failed a moment ago', { orderedMs: 899_000, expiresMs: nowMs }, 0],
  ])('and has %s', async (_, ago, orders) => {
    const user = await unverified(ago);
    await signInOf(user);
    expect(await verifyOrdersFor(user)).toBe(orders);
  });

  test('three times at once gets one new link', async () => {
    const user = await unverified({ orderedMs: DAY_MS, expiresMs: 0 });
    await Promise.all(Array.from({ length: 3 }, () => signInOf(user)));
    expect(await verifyOrdersFor(user)).toBe(1);
  });

  test('hour after hour while mail is down has one queued mail', async () => {
    const user = await unverified({ orderedMs: DAY_MS, expiresMs: 0 });
    const credentials = { email: user.email, password: PASSWORD };
    for (const hours of [1, 2, 3]) await signIn(accounts.parts, credentials, callerAt(Date.now() + hours * 3_600_000));
    expect(await verifyOrdersFor(user)).toBe(1);
  });
});

describe('a refresh', () => {
  test('T10 works twice with one token, which holds no role and tier', async () => {
    const [first, second] = [await refresh(asha.refreshToken), await refresh(asha.refreshToken)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(schemaFaults(Token, first.json)).toEqual([]);
    expect(claimsIn(second.json, 'access_token')).toMatchObject({ role: 'user', tier: 'free' });
    expect(claimsIn(second.json, 'refresh_token')).not.toHaveProperty('role');
    expect(claimsIn(second.json, 'refresh_token')).not.toHaveProperty('tier');
    expect(claimsIn(second.json, 'refresh_token')['jti']).not.toBe(claimsIn(first.json, 'refresh_token')['jti']);
  });

  test('carries the role and tier of now', async () => {
    const { refreshToken, user } = await accounts.signedUp();
    await change(user, { role: 'editor', tier: 'pro' });
    const { json } = await refresh(refreshToken);
    expect(claimsIn(json, 'access_token')).toMatchObject({ role: 'editor', tier: 'pro' });
  });

  test.each<[string, Partial<User>, boolean]>([
    ['cut off', { role: 'user' }, true],
    ['disabled', { isDisabled: true }, false],
  ])('of a user who was %s ends, as do /me and change-password', async (_, to, cutsOff) => {
    const { accessToken: as, refreshToken, user } = await accounts.signedUp();
    expect((await accounts.get('/me', { as })).status).toBe(200);
    await change(user, to, cutsOff);
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
    const answers = [
      await refresh(refreshToken),
      await accounts.get('/me', { as }),
      await accounts.post('/change-password', passwords, { as }),
    ];
    expect(answers.map(codeOf)).toEqual(Array(3).fill('401 invalid_token'));
    // Only the signature counts here, for the half hour that is left.
    expect(codeOf(await accounts.post('/logout', {}, { as }))).toBe('200 logged_out');
  });
});

describe('/me', () => {
  test('answers the profile, and no secret', async () => {
    const { json, text } = await accounts.get('/me', { as: asha.accessToken });
    expect(schemaFaults(UserResponse, json)).toEqual([]);
    expect(json).toMatchObject({ id: asha.user.id, email: asha.email, full_name: 'Asha Rao', is_verified: true });
    expect(text).not.toMatch(/scrypt|password/i);
  });

  test('A23 without a token', async () => {
    const answer = await accounts.get('/me');
    expect(codeOf(answer)).toBe('401 not_authenticated');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('T07 the scheme in any case', async () => {
    const { accessToken } = asha;
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      expect((await accounts.get('/me', { headers: { authorization: `${scheme} ${accessToken}` } })).status).toBe(200);
    }
  });

  test.each<[string, string, Record<string, string>]>([
    ['T08 in the query', '?access_token=TOKEN', {}],
    ['in a cookie', '', { cookie: 'access_token=TOKEN' }],
    ['in another header', '', { 'x-access-token': 'TOKEN', 'x-authorization': 'Bearer TOKEN' }],
    ['under another scheme', '', { authorization: 'Basic TOKEN' }],
    ['without a scheme', '', { authorization: 'TOKEN' }],
    ['twice, as the gateway joins headers', '', { authorization: 'Bearer TOKEN,Bearer TOKEN' }],
    ['twice with a space', '', { authorization: 'Bearer TOKEN, Bearer TOKEN' }],
    ['with something after it', '', { authorization: 'Bearer TOKEN x' }],
  ])('%s a token is not read', async (_, query, headers) => {
    const filled = (text: string) => text.replaceAll('TOKEN', asha.accessToken);
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)]));
    const answer = await accounts.get(`/me${filled(query)}`, { headers: sent });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(answer.text).not.toContain(asha.accessToken);
  });
});
