/** @isolated */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findWeakness } from '../../../functions/auth/checks.ts';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { forgotPassword, reset } from '../../../lib/auth/account/recovery.ts';
import { AuthResponse } from '../../../lib/schemas/auth/answers.ts';
import { callerAt, CHEAP_HASH, codeOf, linkToken, newName, PASSWORD, startAccounts } from '../../support/accounts.ts';
import type { Accounts, Asked, SignedUp } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

const CHOSEN = 'Kanya-Rashi-2026';
const MINUTE_MS = 60_000;

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const forgot = (email: unknown, asked?: Asked) => accounts.post('/forgot-password', { email }, asked);
const resetWith = (token: string, password = CHOSEN) =>
  accounts.post('/reset-password', { token, new_password: password });
const loginCode = async (email: string, password: string) =>
  codeOf(await accounts.post('/login', { email, password })).replace('undefined', 'signed in');

async function resetToken(email: string): Promise<string> {
  await forgot(email);
  return linkToken(await accounts.mailTo(email));
}

/** Asks for a link at an instant, by the functions themselves. */
async function resetTokenAt(email: string, nowUnixMs: number): Promise<string> {
  await forgotPassword(accounts.parts, email, callerAt(nowUnixMs));
  await deliverDue(accounts.parts, nowUnixMs);
  return linkToken(await accounts.mailTo(email));
}

describe('forgot-password', () => {
  test('answers the same for everyone, and mails a link', async () => {
    const { email } = await accounts.signedUp();
    const answer = await forgot(email);
    expect(codeOf(answer)).toBe('200 reset_requested');
    expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
    const { text } = await accounts.mailTo(email);
    expect(text).toContain('https://api.example.com/docs/reset-password.html?token=');
  });

  test('A14 without an account sends nothing', async () => {
    const mails = accounts.mail.outbox().length;
    expect(codeOf(await forgot(`nobody-${newName()}@example.com`))).toBe('200 reset_requested');
    await expect(accounts.mailTo('nobody')).rejects.toThrow('No mail');
    expect(accounts.mail.outbox()).toHaveLength(mails);
    expect(await accounts.items('OUTBOX')).toEqual([]);
  });

  test('A21 takes nothing of the link from the request', async () => {
    const { email } = await accounts.signedUp();
    const hosts = ['host', 'x-forwarded-host', 'x-host', 'x-forwarded-server', 'origin', 'referer', 'x-original-url'];
    await forgot(email, {
      headers: { ...Object.fromEntries(hosts.map((name) => [name, 'evil.example'])), forwarded: 'host=evil.example' },
    });
    const mail = await accounts.mailTo(email);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    const links = [...mail.html!.matchAll(/href="([^"?]*)/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(new Set(['https://api.example.com/docs/reset-password.html']));
  });

  test('is in the requested language', async () => {
    const [byHeader, byQuery] = [await accounts.signedUp(), await accounts.signedUp()];
    await forgot(byHeader.email, { headers: { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' } });
    const answer = await accounts.post('/forgot-password?lang=hi', { email: byQuery.email });
    expect((answer.json as { message: string }).message).toMatch(/खाता/);
    const inTamil = await accounts.signedUp();
    const answered = await accounts.post('/forgot-password?lang=ta', { email: inTamil.email });
    // Answers of the service have all their sentences in English and Hindi, mails in every language.
    expect((answered.json as { message: string }).message).toMatch(/^If /);
    const tamil = await accounts.mailTo(inTamil.email);
    expect([tamil.subject, /lang=ta$/m.test(tamil.text!)]).toEqual(['உங்கள் கடவுச்சொல்லை மாற்றவும்', true]);
    for (const { email } of [byHeader, byQuery]) {
      const mail = await accounts.mailTo(email);
      expect(mail.subject).toBe('अपना पासवर्ड रीसेट करें');
      expect(mail.text).toMatch(/lang=hi$/m);
    }
  });

  test.each<[string, object]>([
    ['a disabled user', { isDisabled: true }],
    ['an address that bounced', { isMailSuppressed: true }],
  ])('for %s answers the same and sends nothing', async (_, differing) => {
    const { email } = await accounts.signedUp(differing);
    expect(codeOf(await forgot(email))).toBe('200 reset_requested');
    await expect(accounts.mailTo(email)).rejects.toThrow('No mail');
  });
});

describe('reset-password', () => {
  test('sets the password, verifies the mailbox, ends the sign-ins, and notifies the user', async () => {
    const { accessToken: as, email, refreshToken, user } = await accounts.signedUp({ isVerified: false });
    const answer = await resetWith(await resetToken(email));
    expect(codeOf(answer)).toBe('200 password_reset');
    expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
    expect(await loginCode(email, CHOSEN)).toBe('200 signed in');
    expect(await loginCode(email, PASSWORD)).toBe('401 invalid_credentials');
    expect(codeOf(await accounts.get('/me', { as }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.post('/refresh', { refresh_token: refreshToken }))).toBe('401 invalid_token');
    expect(await accounts.items(`USER#${user.id}`)).toMatchObject([{ isVerified: true, tokenVersion: 2 }]);
    expect((await accounts.mailTo(email)).subject).toBe('Your password was changed');
  });

  test.each(['AAAA', '', ' ', '\0', 'x'.repeat(10_000), '../..', '\ud800'])('A15 %j is no token', async (token) => {
    expect(codeOf(await resetWith(token))).toBe('400 invalid_or_expired_token');
  });

  test('A16 a weak password does not use the link up; a second use does not work', async () => {
    const { email, user } = await accounts.signedUp();
    const token = await resetToken(email);
    expect(codeOf(await resetWith(token, 'short'))).toBe('422 weak_password');
    expect(codeOf(await resetWith(token, 'password123'))).toBe('422 weak_password');
    expect(codeOf(await resetWith(token, user.username.toUpperCase()))).toBe('422 weak_password');
    expect(codeOf(await resetWith(token))).toBe('200 password_reset');
    expect(codeOf(await resetWith(token))).toBe('400 invalid_or_expired_token');
  });

  test('ends every other link of the user', async () => {
    const { email } = await accounts.signedUp();
    const [first, second] = [await resetToken(email), await resetToken(email)];
    expect(first).not.toBe(second);
    expect(codeOf(await resetWith(first))).toBe('200 password_reset');
    expect(codeOf(await resetWith(second))).toBe('400 invalid_or_expired_token');
  });

  test('does not take a verification token', async () => {
    const { email, password, username } = {
      email: `${newName()}@example.com`,
      password: PASSWORD,
      username: newName(),
    };
    await accounts.post('/register', { email, password, username });
    expect(codeOf(await resetWith(linkToken(await accounts.mailTo(email))))).toBe('400 invalid_or_expired_token');
  });

  test('takes a link for 30 minutes', async () => {
    const { email } = await accounts.signedUp();
    const sentMs = Date.UTC(2026, 5, 1);
    const token = await resetTokenAt(email, sentMs);
    const parts = { ...accounts.parts, findWeakness };
    const resetAt = (nowUnixMs: number) => reset(parts, { token, new_password: CHOSEN }, callerAt(nowUnixMs));
    await expect(resetAt(sentMs + 30 * MINUTE_MS)).rejects.toMatchObject({ code: 'invalid_or_expired_token' });
    await resetAt(sentMs + 30 * MINUTE_MS - 1000);
  });

  test.each<[string, object]>([
    ['was disabled meanwhile', { isDisabled: true }],
    ['has another address now', { emailKey: 'other@example.com' }],
  ])('refuses the link of a user who %s', async (_, differing) => {
    const { email, user } = await accounts.signedUp();
    const token = await resetToken(email);
    const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
    const { client, name } = accounts.parts.table;
    const Item = { pk: `USER#${user.id}`, sk: 'PROFILE', ...user, ...differing };
    await client.send(new PutCommand({ TableName: name, Item }));
    expect(codeOf(await resetWith(token))).toBe('400 invalid_or_expired_token');
  });
});

describe('change-password', () => {
  const change = ({ accessToken: as }: Pick<SignedUp, 'accessToken'>, current: string, chosen: string) =>
    accounts.post('/change-password', { current_password: current, new_password: chosen }, { as });

  test('A19 with a wrong current password is 400, and the sign-in stays good', async () => {
    const asha = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    expect(codeOf(await change(asha, 'not-it-at-all', CHOSEN))).toBe('400 current_password_invalid');
    expect((await accounts.get('/me', { as: asha.accessToken })).status).toBe(200);
  });

  test('A20 ends every earlier sign-in, answers a new one, and notifies the user', async () => {
    const asha = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    const answer = await change(asha, PASSWORD, 'Mithuna-Lagna-2026');
    expect(codeOf(answer)).toBe('200 password_changed');
    expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
    expect(codeOf(await accounts.post('/refresh', { refresh_token: asha.refreshToken }))).toBe('401 invalid_token');
    expect(codeOf(await accounts.get('/me', { as: asha.accessToken }))).toBe('401 invalid_token');
    const { tokens } = answer.json as { tokens: { access_token: string; refresh_token: string } };
    expect((await accounts.get('/me', { as: tokens.access_token })).status).toBe(200);
    expect((await accounts.post('/refresh', { refresh_token: tokens.refresh_token })).status).toBe(200);
    expect((await accounts.mailTo(asha.email)).subject).toBe('Your password was changed');
  });

  test('ends every reset link that is out', async () => {
    const asha = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    const token = await resetToken(asha.email);
    await change(asha, PASSWORD, CHOSEN);
    expect(codeOf(await resetWith(token, 'Mithuna-Lagna-2026'))).toBe('400 invalid_or_expired_token');
  });

  test.each<[string, (of: SignedUp) => string, string]>([
    ['the old password', () => PASSWORD, '422 same_password'],
    ['the old password in full width', () => PASSWORD.replace('77', '７７'), '422 same_password'],
    ['the own address', ({ email }) => email, '422 weak_password'],
    ['a short one', () => 'short', '422 weak_password'],
  ])('refuses %s', async (_, chosen, refusal) => {
    const asha = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    expect(codeOf(await change(asha, PASSWORD, chosen(asha)))).toBe(refusal);
    expect(await accounts.items(`USER#${asha.user.id}`)).toMatchObject([{ passwordHash: asha.user.passwordHash }]);
  });
});
