/**
 * Signing out everywhere, taking all that is kept, and leaving for good.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { AuthResponse } from '../../../lib/schemas/auth/answers.ts';
import { AccountExport } from '../../../lib/schemas/auth/export.ts';
import {
  codeOf,
  linkToken,
  listening,
  newName,
  newRegistration,
  PASSWORD,
  startAccounts,
} from '../../support/accounts.ts';
import type { Accounts, Heard } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

let accounts: Accounts;
let heard: Heard;
beforeAll(async () => {
  accounts = await startAccounts({ AUTH_THROTTLING: 'on', SECURITY_LOG_FILE: '' });
});
beforeEach(() => {
  heard = listening();
});
afterEach(() => {
  accounts.table.fail(null);
  heard.end();
});
afterAll(() => accounts.stop());

const remove = (as: string, password: unknown = PASSWORD) => accounts.ask('DELETE', '/me', { password }, { as });

/** A user with everything that can be stored: claims, used and unused tokens, queued mails, counters. */
async function busy() {
  const registration = { ...newRegistration(), full_name: 'Asha Canary', phone: '98765' };
  const { email } = registration;
  await accounts.post('/register', registration);
  const verifyToken = linkToken(await accounts.mailTo(email));
  await accounts.post('/verify', { token: verifyToken });
  await accounts.post('/login', { email, password: 'wrong-password-1' });
  const { json } = await accounts.post('/login', { email, password: PASSWORD });
  const { access_token: as, refresh_token: refresh } = json as { access_token: string; refresh_token: string };
  await accounts.post('/refresh', { refresh_token: refresh });
  await accounts.post('/forgot-password', { email });
  const resetToken = linkToken(await accounts.mailTo(email));
  const pending = `${newName()}@example.org`;
  await accounts.ask('PATCH', '/me', { email: pending, current_password: PASSWORD }, { as });
  const changeToken = linkToken(await accounts.mailTo(pending));
  await accounts.post('/forgot-password', { email });
  const me = (await accounts.get('/me', { as })).json as { id: string };
  const traces = new RegExp([me.id, email, pending, registration.username, 'canary', '98765'].join('|'), 'i');
  return { ...registration, id: me.id, as, refresh, tokens: [verifyToken, resetToken, changeToken], pending, traces };
}

describe('DELETE /auth/me', () => {
  test('leaves nothing of the person, and ends everything', async () => {
    const before = (await accounts.items('')).map(({ pk, sk }) => pk + sk);
    const { as, email, password, refresh, tokens, traces, username } = await busy();
    const isTrace = (item: object) => traces.test(JSON.stringify(item));
    // User, two claims, three tokens, the waiting mail.
    expect((await accounts.items('')).filter(isTrace)).toHaveLength(7);
    const answer = await remove(as);
    expect(codeOf(answer)).toBe('200 deleted');
    expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
    const left = (await accounts.items('')).filter(({ pk, sk }) => !before.includes(pk + sk));
    expect(left.filter(isTrace)).toEqual([]);
    // Counts of a network address belong to nobody.
    expect(left.filter(({ pk }) => !/^RATE#\w+_ip#/.test(pk))).toEqual([]);

    expect(codeOf(await accounts.get('/me', { as }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.post('/refresh', { refresh_token: refresh }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.post('/login', { email, password }))).toBe('401 invalid_credentials');
    const [verifyToken, resetToken, changeToken] = tokens as [string, string, string];
    for (const token of [verifyToken, changeToken]) {
      expect(codeOf(await accounts.post('/verify', { token }))).toBe('400 invalid_or_expired_token');
    }
    const reset = { token: resetToken, new_password: 'Kanya-Rashi-2026' };
    expect(codeOf(await accounts.post('/reset-password', reset))).toBe('400 invalid_or_expired_token');
    expect(codeOf(await accounts.post('/register', { ...newRegistration(), email, username }))).toBe('201 registered');
  });

  test('needs the password: a wrong one is 400 and counts', async () => {
    const { accessToken: as, user } = await accounts.signedUp();
    expect(codeOf(await remove(as, 'not-it-at-all'))).toBe('400 current_password_invalid');
    expect((await remove(as, null)).status).toBe(422);
    for (let i = 0; i < 9; i++) await remove(as, 'not-it-at-all');
    expect(codeOf(await remove(as))).toBe('429 rate_limited');
    expect(await accounts.items(`USER#${user.id}`)).toHaveLength(1);
  });

  test('twice at once is done once, and both get a matching answer', async () => {
    const { accessToken: as, user } = await accounts.signedUp();
    const codes = (await Promise.all([remove(as), remove(as)])).map(codeOf);
    expect(codes).toContain('200 deleted');
    expect(codes.filter((code) => !['200 deleted', '401 invalid_token'].includes(code))).toEqual([]);
    expect(await accounts.items(`USER#${user.id}`)).toEqual([]);
  });

  test('deletes a link that is created at that moment', async () => {
    const { accessToken: as, email, user } = await accounts.signedUp();
    await accounts.post('/forgot-password', { email });
    const [answer] = await Promise.all([remove(as), deliverDue(accounts.parts, Date.now())]);
    expect(codeOf(answer)).toBe('200 deleted');
    await deliverDue(accounts.parts, Date.now() + 120_000);
    expect((await accounts.items('')).filter((item) => JSON.stringify(item).includes(user.id))).toEqual([]);
  });

  test.each([1, Infinity])('with %d lost responses is recognised as done', async (times) => {
    const { accessToken: as, user } = await accounts.signedUp();
    accounts.table.fail('timeout_after_write', { times, where: (operation) => operation.startsWith('Transact') });
    expect(codeOf(await remove(as))).toBe('200 deleted');
    accounts.table.fail(null);
    expect((await accounts.items('')).filter((item) => JSON.stringify(item).includes(user.id))).toEqual([]);
  });

  test('that is interrupted leaves an account that can be erased again', async () => {
    const { as, traces } = await busy();
    accounts.table.fail('error', { where: (operation) => operation.startsWith('Transact') });
    expect(codeOf(await remove(as))).toBe('503 temporarily_unavailable');
    accounts.table.fail(null);
    expect(codeOf(await remove(as))).toBe('200 deleted');
    expect((await accounts.items('')).filter((item) => traces.test(JSON.stringify(item)))).toEqual([]);
  });
});

describe('GET /auth/me/export', () => {
  test('answers all that is kept, and nothing to sign in with', async () => {
    const { as, email, id, pending, tokens } = await busy();
    const answer = await accounts.get('/me/export', { as });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(schemaFaults(AccountExport, answer.json)).toEqual([]);
    const { account, mail_orders, one_time_tokens } = answer.json as AccountExport;
    expect(account).toMatchObject({ id, email, full_name: 'Asha Canary', phone: '98765', pending_email: pending });
    expect(one_time_tokens.map(({ email_key, purpose }) => `${purpose} ${email_key}`).sort()).toEqual([
      `change_email ${pending}`,
      `reset ${email}`,
      `verify ${email}`,
    ]);
    expect(mail_orders).toMatchObject([{ kind: 'reset', attempts: 0 }]);
    expect(answer.text).not.toMatch(/scrypt|password_hash/i);
    for (const token of tokens) expect(answer.text).not.toContain(token);
    const hashes = (await accounts.items('TOKEN#')).map(({ hash }) => String(hash));
    expect(hashes.filter((hash) => answer.text.includes(hash))).toEqual([]);
  });

  test('is for its owner, in their language', async () => {
    expect((await accounts.get('/me/export')).status).toBe(401);
    const { accessToken: as } = await accounts.signedUp();
    const { json } = await accounts.get('/me/export?lang=hi', { as });
    expect((json as AccountExport).left_out[0]).toBe('पासवर्ड का हैश');
  });
});

describe('POST /auth/logout-everywhere', () => {
  test('revokes every token at once, and allows a new sign-in', async () => {
    const { accessToken: as, email, refreshToken, user } = await accounts.signedUp();
    const answer = await accounts.post('/logout-everywhere', {}, { as });
    expect(codeOf(answer)).toBe('200 logged_out_everywhere');
    expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
    expect(codeOf(await accounts.get('/me', { as }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.post('/refresh', { refresh_token: refreshToken }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.post('/logout-everywhere', {}, { as }))).toBe('401 invalid_token');
    expect((await accounts.items(`USER#${user.id}`))[0]).toMatchObject({ updatedAt: user.updatedAt });
    expect((await accounts.post('/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('with a lost response is recognised as done', async () => {
    const { accessToken: as, user } = await accounts.signedUp();
    accounts.table.fail('timeout_after_write', { where: (operation) => operation === 'UpdateItem' });
    expect(codeOf(await accounts.post('/logout-everywhere', {}, { as }))).toBe('200 logged_out_everywhere');
    accounts.table.fail(null);
    expect((await accounts.items(`USER#${user.id}`))[0]!['tokenVersion']).toBeGreaterThan(1);
  });
});

test('the security log has each of them, and names nobody', async () => {
  const { as, email, traces } = await busy();
  await accounts.get('/me/export', { as });
  await accounts.post('/logout-everywhere', {}, { as });
  const { json } = await accounts.post('/login', { email, password: PASSWORD });
  await remove((json as { access_token: string }).access_token);
  const lines = heard.lines();
  const events = lines.flatMap((line) => /"event":"(\w+)"/.exec(line)?.[1] ?? []);
  expect(events).toEqual([
    'registered',
    'verified',
    'sign_in_failed',
    'sign_in',
    'profile_changed',
    'data_exported',
    'signed_out_everywhere',
    'sign_in',
    'account_deleted',
  ]);
  expect(lines.filter((line) => traces.test(line))).toEqual([]);
});
