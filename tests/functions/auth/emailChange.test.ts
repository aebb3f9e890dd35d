/**
 * A new address of an account: wished with the password, taken by a click on the link that went there.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { verify } from '../../../lib/auth/account/registration.ts';
import {
  callerAt,
  codeOf,
  linkToken,
  newName,
  newRegistration,
  PASSWORD,
  startAccounts,
} from '../../support/accounts.ts';
import type { Accounts, SignedUp } from '../../support/accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterEach(() => {
  accounts.table.fail(null);
});
afterAll(() => accounts.stop());

const wish = ({ accessToken: as }: SignedUp, email: string, password = PASSWORD) =>
  accounts.ask('PATCH', '/me', { email, current_password: password }, { as });
const click = (token: string) => accounts.post('/verify', { token });
const newEmail = () => `Neu.${newName()}@example.com`;
const stored = async ({ user }: SignedUp) => (await accounts.items(`USER#${user.id}`))[0]!;
const claimsOf = async ({ user }: SignedUp) =>
  (await accounts.items('EMAIL#')).filter(({ userId }) => userId === user.id).map(({ pk }) => pk);
const login = (email: string) => accounts.post('/login', { email, password: PASSWORD });

/** A user with a pending address, and the token that was sent to it. */
async function wishing(differing: Parameters<Accounts['signedUp']>[0] = {}) {
  const asha = await accounts.signedUp(differing);
  const email = newEmail();
  const answer = await wish(asha, email);
  return { asha, email, answer, token: linkToken(await accounts.mailTo(email)) };
}

test('the old address stays until the link is used, and is notified', async () => {
  const { answer, asha, email, token } = await wishing();
  expect([answer.status, answer.json]).toMatchObject([200, { email: asha.email, pending_email: email }]);
  const described = await accounts.mailTo(asha.email);
  expect(described.subject).toBe('Your e-mail address is to be changed');
  expect(`${described.text} ${described.html}`).not.toContain(email);
  expect([(await login(asha.email)).status, (await login(email)).status]).toEqual([200, 401]);
  expect(await claimsOf(asha)).toEqual([`EMAIL#${asha.email}`]);

  const first = await click(token);
  expect(codeOf(first)).toBe('200 email_changed');
  expect(first.json).toMatchObject({ user: null, tokens: null });
  expect(codeOf(await click(token))).toBe('200 already_verified');
  expect([(await login(asha.email)).status, (await login(email)).status]).toEqual([401, 200]);
  expect(await claimsOf(asha)).toEqual([`EMAIL#${email.toLowerCase()}`]);
  const { pendingEmail, ...user } = await stored(asha);
  expect(pendingEmail).toBeUndefined();
  expect(user).toMatchObject({ email, emailKey: email.toLowerCase(), emailAddress: email, tokenVersion: 2 });
});

test('it ends the sign-ins of before, and proves the mailbox', async () => {
  const { asha, token } = await wishing({ isVerified: false, isMailSuppressed: true });
  expect((await accounts.get('/me', { as: asha.accessToken })).status).toBe(200);
  await click(token);
  expect(codeOf(await accounts.get('/me', { as: asha.accessToken }))).toBe('401 invalid_token');
  expect(codeOf(await accounts.post('/refresh', { refresh_token: asha.refreshToken }))).toBe('401 invalid_token');
  expect(await stored(asha)).toMatchObject({ isVerified: true, isMailSuppressed: false });
});

test('a browser gets a page', async () => {
  const { token } = await wishing();
  const { status, text } = await accounts.get(`/verify?token=${token}`, { headers: { accept: 'text/html' } });
  expect([status, text]).toEqual([200, expect.stringContaining('Your e-mail address is changed')]);
});

describe('the password', () => {
  test('that is wrong is 400 and changes nothing', async () => {
    const asha = await accounts.signedUp();
    const email = newEmail();
    expect(codeOf(await wish(asha, email, 'not-it-at-all'))).toBe('400 current_password_invalid');
    await expect(accounts.mailTo(email)).rejects.toThrow('No mail');
    expect((await stored(asha))['pendingEmail']).toBeUndefined();
  });

  test('set anew takes the wish back', async () => {
    const { asha, token } = await wishing();
    const passwords = { current_password: PASSWORD, new_password: 'Kanya-Rashi-2026' };
    expect((await accounts.post('/change-password', passwords, { as: asha.accessToken })).status).toBe(200);
    expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
    expect(await stored(asha)).toMatchObject({ email: asha.email });
  });

  test('reset by mail takes the wish back', async () => {
    const { asha, token } = await wishing();
    await accounts.post('/forgot-password', { email: asha.email });
    const reset = linkToken(await accounts.mailTo(asha.email));
    await accounts.post('/reset-password', { token: reset, new_password: 'Kanya-Rashi-2026' });
    expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
  });
});

describe('an address', () => {
  test('that is taken is 409', async () => {
    const [asha, ravi] = [await accounts.signedUp(), await accounts.signedUp()];
    expect(codeOf(await wish(asha, ravi.email.toUpperCase()))).toBe('409 account_exists');
  });

  test('equal to the current one cancels the request', async () => {
    const { asha, token } = await wishing();
    expect((await wish(asha, asha.email.toUpperCase())).json).toMatchObject({ pending_email: null });
    expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
  });

  test('that was taken meanwhile makes the link unusable', async () => {
    const { asha, email, token } = await wishing();
    expect(codeOf(await accounts.post('/register', { ...newRegistration(), email }))).toBe('201 registered');
    expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
    expect(await stored(asha)).toMatchObject({ email: asha.email, tokenVersion: 1 });
    expect(await claimsOf(asha)).toEqual([`EMAIL#${asha.email}`]);
  });

  test('the latest request alone counts, and an earlier address does not return', async () => {
    const { asha, token } = await wishing();
    const other = newEmail();
    await wish(asha, other);
    const otherToken = linkToken(await accounts.mailTo(other));
    expect([codeOf(await click(token)), codeOf(await click(otherToken)), codeOf(await click(token))]).toEqual([
      '400 invalid_or_expired_token',
      '200 email_changed',
      '400 invalid_or_expired_token',
    ]);
  });

  test('two concurrent requests: one gets it', async () => {
    const email = newEmail();
    const users = await Promise.all([accounts.signedUp(), accounts.signedUp()]);
    const tokens: string[] = [];
    for (const user of users) {
      await wish(user, email);
      tokens.push(linkToken(await accounts.mailTo(email)));
    }
    const answers = await Promise.all(tokens.flatMap((token) => Array.from({ length: 10 }, () => click(token))));
    const won = [answers.slice(0, 10), answers.slice(10)].map((own) => own.some(({ status }) => status === 200));
    expect(won.filter(Boolean)).toHaveLength(1);
    const winner = users[won.indexOf(true)]!;
    const claims = (await accounts.items('EMAIL#')).filter(({ pk }) => pk === `EMAIL#${email.toLowerCase()}`);
    expect(claims).toMatchObject([{ userId: winner.user.id }]);
    expect(await stored(winner)).toMatchObject({ tokenVersion: 2 });
  });
});

test('the link is good for 24 hours', async () => {
  const asha = await accounts.signedUp();
  const email = newEmail();
  await wish(asha, email);
  // Queued a moment ago, and sent by a clock that stands still.
  const sentMs = Date.now() + 1000;
  await deliverDue(accounts.parts, sentMs);
  const token = linkToken(await accounts.mailTo(email));
  const at = (seconds: number) => verify(accounts.parts, token, callerAt(sentMs + seconds * 1000));
  await expect(at(24 * 3600)).rejects.toMatchObject({ code: 'invalid_or_expired_token' });
  expect(await at(24 * 3600 - 1)).toBe('email_changed');
});

test.each([1, Infinity])('a change with %d lost responses is made once', async (times) => {
  const { asha, email, token } = await wishing();
  accounts.table.fail('timeout_after_write', { times, where: (operation) => operation.startsWith('Transact') });
  expect(codeOf(await click(token))).toBe('200 email_changed');
  accounts.table.fail(null);
  expect(await stored(asha)).toMatchObject({ email, tokenVersion: 2 });
  expect(await claimsOf(asha)).toEqual([`EMAIL#${email.toLowerCase()}`]);
});

test('a disabled user gets no new address', async () => {
  const { asha, token } = await wishing();
  const { changeUser } = await import('../../../lib/auth/store.ts');
  await changeUser(accounts.parts.table, asha.user, { isDisabled: true }, { nowIso: '2026-02-01T00:00:00Z' });
  expect(codeOf(await click(token))).toBe('400 invalid_or_expired_token');
});
