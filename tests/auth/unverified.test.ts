/**
 * Accounts that are never verified: how long they exist, and what makes them permanent.
 * @isolated
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findWeakness } from '../../functions/auth/checks.ts';
import { deliverDue } from '../../lib/auth/mail/delivery.ts';
import { changed } from '../../lib/auth/log/operator.ts';
import type { AccountParts } from '../../lib/auth/services.ts';
import { changeProfile } from '../../lib/auth/account/profile.ts';
import { forgotPassword, reset, resendVerification } from '../../lib/auth/account/recovery.ts';
import { register, verify } from '../../lib/auth/account/registration.ts';
import { currentUser, login, refreshed } from '../../lib/auth/token/session.ts';
import { userById } from '../../lib/auth/store.ts';
import type { Table } from '../../lib/auth/table.ts';
import type { User } from '../../lib/auth/account/user.ts';
import { ASHA, CALLER, callerAfter, codeOf, linkTokenOf, NOW, operatedAccounts } from '../support/operatedAccounts.ts';
import type { Item, OperatedAccounts } from '../support/operatedAccounts.ts';

const DAY = 86_400;

let accounts: OperatedAccounts;
let table: Table;
beforeEach(async () => {
  accounts = await operatedAccounts();
  ({ table } = accounts);
});
afterEach(() => accounts.stop());

const stored = async (id: string) => (await userById(table, id))!;
const loginAt = (seconds: number, { email, password } = ASHA) =>
  login(accounts.parts, { email, password }, callerAfter(seconds));
const registeredAt = (seconds: number, person: object = {}) =>
  register(accounts.parts, { ...ASHA, ...person }, callerAfter(seconds));
const verifyToken = () => linkTokenOf(accounts.mails[0]!);

/** The claims, by key, with whose they are and when they go. */
async function claims(): Promise<unknown[]> {
  const items = (await accounts.whole()) as (Item & { userId: string; expiresAt?: number })[];
  return items
    .filter(({ sk }) => sk === 'CLAIM')
    .map(({ expiresAt, pk, userId }) => [pk, userId, expiresAt ?? null])
    .sort();
}
const claimsOf = ({ emailKey, id, usernameKey }: User, expiresAt: number | null) => [
  [`EMAIL#${emailKey}`, id, expiresAt],
  [`NAME#${usernameKey}`, id, expiresAt],
];

describe('an account that is never verified', () => {
  test('expires 14 days after its registration, user and claims at the same time', async () => {
    const asha = await accounts.registered(ASHA);
    const goesAt = NOW / 1000 + 14 * DAY;
    expect(asha.expiresAt).toBe(goesAt);
    expect(await claims()).toEqual(claimsOf(asha, goesAt));
    expect(await codeOf(loginAt(14 * DAY - 1))).toBe('none');
    expect(await codeOf(loginAt(14 * DAY))).toBe('invalid_credentials');
  });

  test('is not there for any call, though the table still has it', async () => {
    const asha = await accounts.registered(ASHA);
    const tokens = await loginAt(14 * DAY - 60);
    await forgotPassword(accounts.parts, ASHA.email, callerAfter(14 * DAY - 60));
    await deliverDue(accounts.parts, NOW + (14 * DAY - 60) * 1000);
    const resetToken = linkTokenOf(accounts.mails.at(-1)!);
    const after = callerAfter(14 * DAY);
    const { parts } = accounts;
    expect(await userById(table, asha.id)).not.toBeNull();
    const claimed = { userId: asha.id, tokenVersion: 1, role: 'user', tier: 'free' };
    expect(await codeOf(refreshed(parts, tokens.refreshToken, after))).toBe('invalid_token');
    expect(await codeOf(currentUser(parts, claimed, after))).toBe('invalid_token');
    expect(await codeOf(changeProfile(parts, claimed, { phone: '7' }, after))).toBe('invalid_token');
    const passwords = { token: resetToken, new_password: 'seven blue kites' };
    expect(await codeOf(reset({ ...parts, findWeakness }, passwords, after))).toBe('invalid_or_expired_token');
    const mails = accounts.mails.length;
    await forgotPassword(parts, ASHA.email, after);
    await resendVerification(parts, ASHA.email, after);
    await deliverDue(parts, after.nowUnixMs);
    expect(accounts.mails).toHaveLength(mails);
  });

  test('leaves its address and its name to the next registration', async () => {
    await accounts.registered(ASHA);
    const { user } = await registeredAt(14 * DAY, { password: 'seven blue kites' });
    expect(await claims()).toEqual(claimsOf(user, NOW / 1000 + 28 * DAY));
    expect(await codeOf(loginAt(14 * DAY + 1))).toBe('invalid_credentials');
    expect(await codeOf(loginAt(14 * DAY + 1, { ...ASHA, password: 'seven blue kites' }))).toBe('none');
  });

  test('is kept where it has no expiry, as older accounts', async () => {
    accounts = await moved({ mailer: null });
    const asha = await accounts.registered(ASHA);
    expect(asha.expiresAt).toBeUndefined();
    expect(await claims()).toEqual(claimsOf(asha, null));
    expect(await codeOf(loginAt(400 * DAY))).toBe('none');
    // Without mail nobody can verify, so that its place is not free either.
    expect(await codeOf(registeredAt(400 * DAY))).toBe('account_exists');
  });
});

async function moved(differing: Partial<AccountParts>): Promise<OperatedAccounts> {
  await accounts.stop();
  const next = await operatedAccounts(() => differing);
  ({ table } = next);
  return next;
}

describe('it stays for good once it is', () => {
  const ways: [string, (asha: User) => Promise<unknown>][] = [
    ['verified by the link', () => verify(accounts.parts, verifyToken(), callerAfter(60))],
    ['verified by an operator', (asha) => changed(table, asha, { isVerified: true }, NOW + 60_000)],
    [
      'reset by mail',
      async () => {
        await forgotPassword(accounts.parts, ASHA.email, callerAfter(60));
        await deliverDue(accounts.parts, NOW + 60_000);
        const token = linkTokenOf(accounts.mails.at(-1)!);
        await reset(
          { ...accounts.parts, findWeakness },
          { token, new_password: ASHA.password.toUpperCase() },
          callerAfter(60),
        );
      },
    ],
  ];

  test.each(ways)('%s', async (_, act) => {
    const asha = await accounts.registered(ASHA);
    await act(asha);
    expect(await stored(asha.id)).toMatchObject({ isVerified: true });
    expect((await stored(asha.id)).expiresAt).toBeUndefined();
    expect(await claims()).toEqual(claimsOf(asha, null));
    expect(await codeOf(registeredAt(400 * DAY))).toBe('account_exists');
  });

  test('with a name that was changed before, which expires with the account until then', async () => {
    const asha = await accounts.registered(ASHA);
    const claimed = { userId: asha.id, tokenVersion: 1, role: 'user', tier: 'free' };
    await changeProfile(accounts.parts, claimed, { username: 'asha.devi' }, CALLER);
    const renamed = { ...asha, usernameKey: 'asha.devi' };
    expect(await claims()).toEqual(claimsOf(renamed, NOW / 1000 + 14 * DAY));
    await verify(accounts.parts, verifyToken(), callerAfter(60));
    expect(await claims()).toEqual(claimsOf(renamed, null));
  });
});

describe('the first click on the link', () => {
  test('ends the sign-ins of before, the second changes nothing', async () => {
    const asha = await accounts.registered(ASHA);
    const { refreshToken } = await loginAt(10);
    expect(await verify(accounts.parts, verifyToken(), callerAfter(60))).toBe('verified');
    expect(await codeOf(refreshed(accounts.parts, refreshToken, callerAfter(61)))).toBe('invalid_token');
    const { refreshToken: later } = await loginAt(62);
    const before = await stored(asha.id);
    expect(await verify(accounts.parts, verifyToken(), callerAfter(63))).toBe('already_verified');
    expect(await stored(asha.id)).toEqual(before);
    expect(await codeOf(refreshed(accounts.parts, later, callerAfter(64)))).toBe('none');
  });

  test('twenty concurrent ones make it permanent once', async () => {
    const asha = await accounts.registered(ASHA);
    const clicks = Array.from({ length: 20 }, () => verify(accounts.parts, verifyToken(), callerAfter(60)));
    for (const outcome of await Promise.all(clicks)) expect(['verified', 'already_verified']).toContain(outcome);
    expect(await stored(asha.id)).toMatchObject({ isVerified: true, tokenVersion: 2 });
  });

  test.each([1, Infinity])(
    'with %d lost responses is made once',
    async (times) => {
      const asha = await accounts.registered(ASHA);
      const where = (operation: string) => operation.startsWith('Transact');
      accounts.embedded.fail('timeout_after_write', { times, where });
      expect(await codeOf(verify(accounts.parts, verifyToken(), callerAfter(60)))).toBe('none');
      accounts.embedded.fail(null);
      expect(await stored(asha.id)).toMatchObject({ isVerified: true, tokenVersion: 2 });
    },
    30_000,
  );
});
