/**
 * Everybody at once: what may happen only once happens once.
 *
 * Hashing spreads the requests out, and must not keep them from the table; tests/auth/store.test.ts lets them meet there
 * in one moment.
 * @isolated
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import {
  CHEAP_HASH,
  codeOf,
  linkToken,
  newName,
  newRegistration,
  PASSWORD,
  startAccounts,
} from '../../support/accounts.ts';
import type { Accounts } from '../../support/accounts.ts';
import type { Answer } from '../../support/call.ts';

let accounts: Accounts;
const folder = mkdtempSync(join(tmpdir(), 'races-'));
beforeAll(async () => {
  accounts = await startAccounts({}, folder);
});
afterAll(async () => {
  await accounts.stop();
  rmSync(folder, { recursive: true });
});

const atOnce = <Result>(count: number, act: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)));

/** How many answers there are of each status and code. */
function counts(answers: readonly Answer[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const code of answers.map(codeOf)) count[code] = (count[code] ?? 0) + 1;
  return count;
}

const login = (email: string, password: string) => accounts.post('/login', { email, password });

describe('X01 registrations at once', () => {
  const shared = newRegistration();

  test.each<['email' | 'username', 'email' | 'username', number]>([
    ['email', 'username', 50],
    ['username', 'email', 10],
  ])('for one %s make one account; what else the losers claimed is free', async (same, other, count) => {
    const wishes = Array.from({ length: count }, () => ({ ...newRegistration(), [same]: shared[same] }));
    const answers = await atOnce(wishes.length, (i) => accounts.post('/register', wishes[i]));
    expect(counts(answers)).toEqual({ '201 registered': 1, '409 account_exists': count - 1 });
    const winner = answers.findIndex(({ status }) => status === 201);
    // Nothing of the losers is in the table: no user, no claim, no mail.
    const users = (await accounts.items('USER#')).map((user) => user['id']);
    const claims = [...(await accounts.items('EMAIL#')), ...(await accounts.items('NAME#'))];
    expect(claims.filter(({ userId }) => !users.includes(userId))).toEqual([]);
    expect(claims).toHaveLength(2 * users.length);
    expect(claims.filter(({ pk }) => pk.endsWith(shared[same])).map(({ userId }) => userId)).toEqual([
      (answers[winner]!.json as { user: { id: string } }).user.id,
    ]);
    expect(await accounts.items('OUTBOX')).toEqual([]);
    const loser = wishes[winner === 0 ? 1 : 0]!;
    const again = await accounts.post('/register', { ...newRegistration(), [other]: loser[other] });
    expect(codeOf(again)).toBe('201 registered');
  });
});

test('X02 twenty resets with one token: one wins, and only its password logs in', async () => {
  const { email, user } = await accounts.signedUp();
  await accounts.post('/forgot-password', { email });
  const token = linkToken(await accounts.mailTo(email));
  const password = (i: number) => `Kanya-Rashi-${i}-2026`;
  const answers = await atOnce(20, (i) => accounts.post('/reset-password', { token, new_password: password(i) }));
  expect(counts(answers)).toEqual({ '200 password_reset': 1, '400 invalid_or_expired_token': 19 });
  const winner = answers.findIndex(({ status }) => status === 200);
  const loser = (winner + 1) % 20;
  const logins = await atOnce(2, (i) => login(email, [password(winner), password(loser)][i]!));
  expect(logins.map(({ status }) => status)).toEqual([200, 401]);
  expect((await accounts.items(`USER#${user.id}`))[0]).toMatchObject({ tokenVersion: 2 });
  const notices = (await accounts.items('OUTBOX')).filter(({ userId }) => userId === user.id);
  expect(notices).toMatchObject([{ kind: 'password_changed' }]);
});

test('four changes of one password at once: one wins, and only its password logs in', async () => {
  const { accessToken: as, email } = await accounts.signedUp({ passwordHash: CHEAP_HASH });
  const password = (i: number) => `Mithuna-Lagna-${i}-2026`;
  const answers = await atOnce(4, (i) =>
    accounts.post('/change-password', { current_password: PASSWORD, new_password: password(i) }, { as }),
  );
  const { '200 password_changed': won, ...lost } = counts(answers);
  expect(won).toBe(1);
  // A late request had the wrong password already, or was no longer signed in.
  const refusals = ['400 current_password_invalid', '401 invalid_token'];
  expect(Object.keys(lost).filter((code) => !refusals.includes(code))).toEqual([]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const logins = await atOnce(2, (i) => login(email, password((winner + i) % 4)));
  expect(logins.map(({ status }) => status)).toEqual([200, 401]);
  const { tokens } = answers[winner]!.json as { tokens: { access_token: string } };
  expect((await accounts.get('/me', { as: tokens.access_token })).status).toBe(200);
});

test('twenty verifications with one token: all succeed', async () => {
  const { email, password, username } = { email: `${newName()}@example.com`, password: PASSWORD, username: newName() };
  await accounts.post('/register', { email, password, username });
  const token = linkToken(await accounts.mailTo(email));
  const answers = await atOnce(20, (i) =>
    i % 2 ? accounts.post('/verify', { token }) : accounts.get(`/verify?token=${token}`),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const codes = Object.keys(counts(answers));
  expect(codes.filter((code) => !['200 verified', '200 already_verified'].includes(code))).toEqual([]);
});

test('a reset and a change at once: one wins, and only its password logs in', async () => {
  const { accessToken: as, email, user } = await accounts.signedUp({ passwordHash: CHEAP_HASH });
  await accounts.post('/forgot-password', { email });
  const token = linkToken(await accounts.mailTo(email));
  const passwords = ['Kanya-Rashi-2026', 'Mithuna-Lagna-2026'] as const;
  const [reset, change] = await Promise.all([
    accounts.post('/reset-password', { token, new_password: passwords[0] }),
    accounts.post('/change-password', { current_password: PASSWORD, new_password: passwords[1] }, { as }),
  ]);
  const won = [reset, change].map(({ status }) => status === 200);
  expect(won.filter(Boolean)).toHaveLength(1);
  const logins = await atOnce(2, (i) => login(email, passwords[i]!));
  expect(logins.map(({ status }) => status === 200)).toEqual(won);
  expect((await accounts.items(`USER#${user.id}`))[0]).toMatchObject({ tokenVersion: 2 });
});

test('thirty deliveries at once send a mail once', async () => {
  const { email } = await accounts.signedUp();
  await accounts.post('/forgot-password', { email });
  await atOnce(30, () => deliverDue(accounts.parts, Date.now()));
  expect(accounts.mail.outbox().filter(({ to }) => to === email)).toHaveLength(1);
});
