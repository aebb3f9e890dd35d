/** @isolated */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mailOrder } from '../../lib/auth/mail/outbox.ts';
import {
  changeUser,
  createUser,
  mailToken,
  putMailToken,
  resetPassword,
  userByEmail,
  userById,
  type MailToken,
} from '../../lib/auth/store.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { aUser, newName, startAccounts, type Accounts } from '../support/accounts.ts';

const NOW = Date.UTC(2026, 5, 1) / 1000;
const NOW_ISO = '2026-06-01T00:00:00Z';
const HASH = `scrypt$15$8$3$${'A'.repeat(22)}$${'B'.repeat(43)}`;

let accounts: Accounts;
let table: Accounts['parts']['table'];
beforeAll(async () => {
  accounts = await startAccounts();
  ({ table } = accounts.parts);
});
afterAll(() => accounts.stop());

const orderFor = ({ id }: User) => mailOrder('verify', id, 'en', { id: newName(), nowUnixSeconds: NOW });
const created = (user: User) => createUser(table, user, orderFor(user));

/** Every claim names an existing user with that name or address, and every user has both claims. */
async function expectClaimsWhole(): Promise<void> {
  const users = (await accounts.items('USER#')) as unknown as User[];
  const claims = [...(await accounts.items('EMAIL#')), ...(await accounts.items('NAME#'))];
  const said = claims.map(({ pk, userId }) => `${pk} ${String(userId)}`);
  const due = users.flatMap(({ emailKey, id, usernameKey }) => [
    `EMAIL#${emailKey} ${id}`,
    `NAME#${usernameKey} ${id}`,
  ]);
  expect(said.sort()).toEqual(due.sort());
}

async function aToken(user: User, differing: Partial<MailToken> = {}): Promise<MailToken> {
  const token: MailToken = {
    hash: randomUUID(),
    purpose: 'reset',
    userId: user.id,
    emailKey: user.emailKey,
    tokenVersion: user.tokenVersion,
    expiresAt: NOW + 1800,
    ...differing,
  };
  await putMailToken(table, token);
  return token;
}

describe('a new user', () => {
  test('is found again, by id and by address', async () => {
    const user = aUser({ fullName: 'आशा राव' });
    expect(await created(user)).toBe(true);
    expect(await userById(table, user.id)).toMatchObject(user);
    expect(await userByEmail(table, user.emailKey)).toMatchObject(user);
    expect(await userByEmail(table, 'nobody@example.com')).toBeNull();
  });

  test.each<[string, (of: User) => Partial<User>]>([
    ['address', ({ emailKey }) => ({ emailKey })],
    ['username', ({ usernameKey }) => ({ usernameKey })],
    ['both', ({ emailKey, usernameKey }) => ({ emailKey, usernameKey })],
  ])('with a taken %s leaves nothing behind, not even its mail', async (_, taken) => {
    const first = aUser();
    await created(first);
    const second = aUser(taken(first));
    expect(await created(second)).toBe(false);
    expect(await userById(table, second.id)).toBeNull();
    expect((await accounts.items('OUTBOX')).filter(({ userId }) => userId === second.id)).toEqual([]);
    await expectClaimsWhole();
    // The key that it could have claimed is free.
    expect(await created(aUser({ ...second, id: newName(), ...pickFree(first, second) }))).toBe(true);
  });

  test.each<[string, (i: number, of: User) => Partial<User>]>([
    ['address', (_, { emailKey }) => ({ emailKey })],
    ['username', (_, { usernameKey }) => ({ usernameKey })],
    ['address or username, crosswise', (i, { emailKey, usernameKey }) => (i % 2 ? { emailKey } : { usernameKey })],
  ])('50 concurrent ones for the same %s', async (wanting, wish) => {
    const wanted = aUser();
    const users = Array.from({ length: 50 }, (_, i) => aUser(wish(i, wanted)));
    const outcomes = await Promise.all(users.map(created));
    const winners = users.filter((_, i) => outcomes[i]);
    // Where one took the address, another could take the name.
    expect(winners).toHaveLength(wanting.includes('crosswise') ? 2 : 1);
    await expectClaimsWhole();
    // The losers may register again under what was free.
    const again = users.filter((_, i) => !outcomes[i]).map((user) => aUser({ ...user, ...pickFree(wanted, user) }));
    expect((await Promise.all(again.map(created))).every(Boolean)).toBe(true);
    await expectClaimsWhole();
  });
});

/** A free name for what was taken; the rest as it was. */
function pickFree(taken: User, { emailKey, usernameKey }: User): Partial<User> {
  return {
    ...(emailKey === taken.emailKey && { emailKey: `${newName()}@example.com` }),
    ...(usernameKey === taken.usernameKey && { usernameKey: newName() }),
  };
}

describe('a change', () => {
  test('of a password needs the one that was read, and revokes sign-ins', async () => {
    const user = aUser();
    await created(user);
    const change = (hash: string) =>
      changeUser(table, user, { passwordHash: hash }, { nowIso: NOW_ISO, cutsOff: true });
    expect([await change(HASH), await change(`${HASH}$pepper=1`)]).toEqual([true, false]);
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2, updatedAt: NOW_ISO });
  });

  test('twenty at once change it once', async () => {
    const user = aUser();
    await created(user);
    const hashes = Array.from({ length: 20 }, (_, i) => `${HASH}$pepper=${i + 1}`);
    const outcomes = await Promise.all(
      hashes.map((passwordHash) => changeUser(table, user, { passwordHash }, { nowIso: NOW_ISO, cutsOff: true })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const passwordHash = hashes[outcomes.indexOf(true)];
    expect(await userById(table, user.id)).toMatchObject({ passwordHash, tokenVersion: 2 });
  });

  test('of anything else does not, but needs the user', async () => {
    const user = aUser();
    expect(await changeUser(table, user, { isVerified: true }, { nowIso: NOW_ISO })).toBe(false);
    expect(await userById(table, user.id)).toBeNull();
    await created(user);
    await changeUser(table, user, { role: 'editor' }, { nowIso: NOW_ISO, cutsOff: true });
    expect(await changeUser(table, user, { isVerified: true }, { nowIso: NOW_ISO })).toBe(true);
    expect(await userById(table, user.id)).toMatchObject({ role: 'editor', isVerified: true, tokenVersion: 2 });
  });
});

describe('a reset', () => {
  test('uses up its token, sets the password, verifies and cuts off', async () => {
    const user = aUser({ isVerified: false });
    await created(user);
    const token = await aToken(user);
    const reset = (hash: string) => resetPassword(table, user, token, hash, { nowIso: NOW_ISO, notice: null });
    expect([await reset(HASH), await reset(`${HASH}$pepper=1`)]).toEqual([true, false]);
    expect(await mailToken(table, token.hash, 'reset', NOW)).toBeNull();
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: HASH, tokenVersion: 2, isVerified: true });
  });

  test('twenty concurrent ones with one token set one password', async () => {
    const user = aUser();
    await created(user);
    const token = await aToken(user);
    const hashes = Array.from({ length: 20 }, (_, i) => `${HASH}$pepper=${i + 1}`);
    const outcomes = await Promise.all(
      hashes.map((hash) => resetPassword(table, user, token, hash, { nowIso: NOW_ISO, notice: null })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const passwordHash = hashes[outcomes.indexOf(true)];
    expect(await userById(table, user.id)).toMatchObject({ passwordHash, tokenVersion: 2 });
  });

  test.each<[string, Partial<User>]>([
    ['a user disabled meanwhile', { isDisabled: true }],
    ['a password changed meanwhile', { tokenVersion: 2 }],
  ])('after %s writes nothing, not even its notice', async (_, differing) => {
    const user = aUser(differing);
    await created(user);
    const token = await aToken(user, { tokenVersion: 1 });
    const notice = orderFor(user);
    expect(await resetPassword(table, user, token, HASH, { nowIso: NOW_ISO, notice })).toBe(false);
    expect(await mailToken(table, token.hash, 'reset', NOW)).toMatchObject({ hash: token.hash });
    expect(await userById(table, user.id)).toMatchObject({ passwordHash: user.passwordHash });
    expect((await accounts.items('OUTBOX')).filter(({ sk }) => sk === notice.id)).toEqual([]);
  });
});

describe('a one-time token', () => {
  test('is found for its purpose alone, until it expires', async () => {
    const { hash } = await aToken(aUser(), { purpose: 'verify' });
    expect(await mailToken(table, hash, 'reset', NOW)).toBeNull();
    expect(await mailToken(table, hash, 'verify', NOW + 1799)).toMatchObject({ hash });
    expect(await mailToken(table, hash, 'verify', NOW + 1800)).toBeNull();
    expect(await mailToken(table, 'other', 'verify', NOW)).toBeNull();
  });
});
