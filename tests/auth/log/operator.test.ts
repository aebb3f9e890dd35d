/** @isolated */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import {
  changed,
  eraseUser,
  isVerificationOrdered,
  listedUsers,
  namedUser,
  verificationHindrance,
  type OperatorChange,
} from '../../../lib/auth/log/operator.ts';
import { verify } from '../../../lib/auth/account/registration.ts';
import { refreshed } from '../../../lib/auth/token/session.ts';
import { userKey } from '../../../lib/auth/account/items.ts';
import { userById } from '../../../lib/auth/store.ts';
import type { Table } from '../../../lib/auth/table.ts';
import { accessClaims } from '../../../lib/auth/token/tokens.ts';
import { LABEL } from '../../../lib/auth/account/user.ts';
import { TABLE } from '../../scripts/embedded/clients.ts';
import { KEYS } from '../../support/principal.ts';
import {
  ASHA,
  CALLER,
  callerAfter,
  codeOf,
  linkTokenOf,
  NOW,
  operatedAccounts,
  RAVI,
  type OperatedAccounts,
} from '../../support/operatedAccounts.ts';

let accounts: OperatedAccounts;
let table: Table;
beforeEach(async () => {
  accounts = await operatedAccounts();
  ({ table } = accounts);
});
afterEach(() => accounts.stop());

const stored = async (id: string) => (await userById(table, id))!;

async function applied(id: string, change: OperatorChange) {
  return (await changed(table, await stored(id), change, NOW + 1000))!;
}

test('an account is found by id, address and username, however they are spelt', async () => {
  const asha = await accounts.registered(ASHA);
  await accounts.registered({ ...RAVI, email: 'ravi@bücher.example' });
  // A username equal to another user's id must not be found first.
  await accounts.registered({ ...RAVI, email: 'mallory@example.org', username: asha.id.toLowerCase() });
  const emailOf = async (name: string) => (await namedUser(table, name))?.email ?? null;
  expect(await emailOf(asha.id)).toBe(ASHA.email);
  expect(await emailOf('asha.rao@EXAMPLE.com')).toBe(ASHA.email);
  expect(await emailOf('ASHARAO')).toBe(ASHA.email);
  expect(await emailOf('ravi@xn--bcher-kva.example')).toBe('ravi@bücher.example');
  expect(await emailOf(asha.id.toLowerCase())).toBe('mallory@example.org');
  for (const name of ['nobody', 'nobody@example.com', '@', 'x', `${asha.id}0`]) expect(await emailOf(name)).toBeNull();
});

test('accounts are listed over all pages of the table, filtered, and no more than requested', async () => {
  const put = (item: object) => table.client.send(new PutCommand({ TableName: TABLE, Item: item }));
  const user = (n: number) => {
    const id = `U${String(n).padStart(2, '0')}`;
    return { ...userKey(id), id, isVerified: n % 2 === 0, isDisabled: n % 3 === 0 };
  };
  await Promise.all(Array.from({ length: 12 }, (_, n) => put(user(n))));
  // A page ends after 1 MB: these make four of them.
  const filler = 'x'.repeat(390_000);
  await Promise.all(Array.from({ length: 8 }, (_, n) => put({ pk: `RATE#${n}`, sk: 'W#1', filler })));
  const listed = async (filter: Parameters<typeof listedUsers>[1], limit = 100) => {
    const { hasMore, users } = await listedUsers(table, filter, limit);
    return [users.map(({ id }) => id).join(' '), hasMore];
  };
  expect(await listed({})).toEqual(['U00 U01 U02 U03 U04 U05 U06 U07 U08 U09 U10 U11', false]);
  expect(await listed({ isVerified: false })).toEqual(['U01 U03 U05 U07 U09 U11', false]);
  expect(await listed({ isDisabled: true })).toEqual(['U00 U03 U06 U09', false]);
  expect(await listed({ isDisabled: true, isVerified: false })).toEqual(['U03 U09', false]);
  const { hasMore, users } = await listedUsers(table, {}, 5);
  expect([users.length, hasMore]).toEqual([5, true]);
  expect((await listedUsers(table, {}, 12)).hasMore).toBe(false);
});

test('a disabled account is out at once, and must log in anew when it is enabled', async () => {
  const { id } = await accounts.registered(ASHA);
  const { refreshToken } = await accounts.loggedIn();
  expect(await applied(id, { isDisabled: true })).toMatchObject({
    isChanged: true,
    endsSignIns: true,
    user: { isDisabled: true, tokenVersion: 2, updatedAt: '2026-03-01T06:00:01Z' },
  });
  expect(await codeOf(refreshed(accounts.parts, refreshToken, CALLER))).toBe('invalid_token');
  expect(await codeOf(accounts.loggedIn())).toBe('account_disabled');
  expect((await applied(id, { isDisabled: true })).isChanged).toBe(false);

  expect(await applied(id, { isDisabled: false })).toMatchObject({ isChanged: true, endsSignIns: false });
  expect(await codeOf(refreshed(accounts.parts, refreshToken, CALLER))).toBe('invalid_token');
  expect(await codeOf(accounts.loggedIn())).toBe('none');
  expect((await stored(id)).tokenVersion).toBe(2);
});

test.each([
  { from: 'user', to: 'astrologer', endsSignIns: false },
  { from: 'astrologer', to: 'user', endsSignIns: true },
  { from: 'admin', to: 'astrologer', endsSignIns: true },
  { from: 'admin', to: 'admin', endsSignIns: false },
  { from: 'user', to: 'user', endsSignIns: false },
])('from $from to $to: sign-ins end is $endsSignIns', async ({ from, to, endsSignIns }) => {
  const { id } = await accounts.registered(ASHA);
  await applied(id, { role: from });
  const { refreshToken } = await accounts.loggedIn();
  expect(await applied(id, { role: to })).toMatchObject({ isChanged: from !== to, endsSignIns });
  if (endsSignIns) expect(await codeOf(refreshed(accounts.parts, refreshToken, CALLER))).toBe('invalid_token');
  const { accessToken } = endsSignIns
    ? await accounts.loggedIn()
    : await refreshed(accounts.parts, refreshToken, CALLER);
  expect(accessClaims(accessToken, KEYS, NOW / 1000).role).toBe(to);
});

test('a new tier takes effect with the next refresh', async () => {
  const { id } = await accounts.registered(ASHA);
  const { refreshToken } = await accounts.loggedIn();
  expect(await applied(id, { tier: 'premium' })).toMatchObject({ isChanged: true, endsSignIns: false });
  const { accessToken } = await refreshed(accounts.parts, refreshToken, CALLER);
  expect(accessClaims(accessToken, KEYS, NOW / 1000).tier).toBe('premium');
});

test('a deleted account cannot be changed, and does not come back', async () => {
  const asha = await accounts.registered(ASHA);
  await eraseUser(table, asha.id, asha, NOW);
  expect(await changed(table, asha, { tier: 'premium' }, NOW)).toBeNull();
  expect(await isVerificationOrdered(table, asha, NOW)).toBe(false);
  expect(await accounts.whole()).toEqual([]);
});

test('roles and tiers have one spelling', () => {
  const isLabel = (text: string) => LABEL.test(text);
  expect(['user', 'pro_2', 'a', 'x-y', 'a'.repeat(32)].filter(isLabel)).toHaveLength(5);
  expect(['', 'Admin', '2nd', '_x', 'a b', 'ä', 'a'.repeat(33), 'user\n'].filter(isLabel)).toEqual([]);
});

test('a queued verification mail is sent, and its link verifies', async () => {
  const asha = await accounts.registered(ASHA);
  accounts.mails.length = 0;
  expect(await isVerificationOrdered(table, asha, NOW + 60_000)).toBe(true);
  expect((await stored(asha.id)).verifyOrderedAt).toBe(NOW / 1000 + 60);
  await deliverDue(accounts.parts, NOW + 60_000);
  expect(accounts.mails.map(({ to }) => to)).toEqual([asha.emailAddress]);
  const token = linkTokenOf(accounts.mails[0]!);
  expect(await verify(accounts.parts, token, callerAfter(120))).toBe('verified');
  expect(verificationHindrance(await stored(asha.id))).toBe('verified');
});

test('no verification mail is sent where it is useless or unwanted', async () => {
  const { id } = await accounts.registered(ASHA);
  expect(verificationHindrance(await stored(id))).toBeNull();
  for (const [change, hindrance] of [
    [{ isMailSuppressed: true }, 'suppressed'],
    [{ isDisabled: true }, 'disabled'],
    [{ isVerified: true }, 'verified'],
  ] as const) {
    const { user } = await applied(id, change);
    expect(verificationHindrance(user)).toBe(hindrance);
    accounts.mails.length = 0;
    await isVerificationOrdered(table, user, NOW);
    await deliverDue(accounts.parts, NOW + 1000);
    expect(accounts.mails).toEqual([]);
  }
});
