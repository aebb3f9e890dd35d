/**
 * A registration takes the place of an account whose owner never proved the address.
 * @isolated
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverDue } from '../../../lib/auth/mail/delivery.ts';
import { changed } from '../../../lib/auth/log/operator.ts';
import { resendVerification } from '../../../lib/auth/account/recovery.ts';
import { register, verify } from '../../../lib/auth/account/registration.ts';
import { login, refreshed } from '../../../lib/auth/token/session.ts';
import { userById } from '../../../lib/auth/store.ts';
import type { Table } from '../../../lib/auth/table.ts';
import type { User } from '../../../lib/auth/account/user.ts';
import { ASHA, callerAfter, codeOf, linkTokenOf, NOW, operatedAccounts } from '../../support/operatedAccounts.ts';
import { RAVI, type Item, type OperatedAccounts } from '../../support/operatedAccounts.ts';

const DAY = 86_400;

let accounts: OperatedAccounts;
let table: Table;
beforeEach(async () => {
  accounts = await operatedAccounts();
  ({ table } = accounts);
});
afterEach(() => accounts.stop());

const loginAt = (seconds: number, { email, password } = ASHA) =>
  login(accounts.parts, { email, password }, callerAfter(seconds));
const registeredAt = (seconds: number, person: object = {}) =>
  register(accounts.parts, { ...ASHA, ...person }, callerAfter(seconds));

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

describe('a registration of an address whose link has expired', () => {
  const LATER = { password: 'seven blue kites', username: 'rightful' };

  test('takes the place of the account, not before', async () => {
    const squatter = await accounts.registered(ASHA);
    const { refreshToken } = await loginAt(10);
    expect(await codeOf(registeredAt(DAY - 1, LATER))).toBe('account_exists');
    const { user } = await registeredAt(DAY, LATER);
    expect(user.id).not.toBe(squatter.id);
    expect(await claims()).toEqual(claimsOf(user, NOW / 1000 + 15 * DAY));
    expect(await userById(table, squatter.id)).toBeNull();
    expect(await codeOf(refreshed(accounts.parts, refreshToken, callerAfter(DAY)))).toBe('invalid_token');
    expect(await codeOf(loginAt(DAY))).toBe('invalid_credentials');
    expect(await codeOf(loginAt(DAY, { ...ASHA, ...LATER }))).toBe('none');
    // The name of before is free.
    expect(await codeOf(registeredAt(DAY, { ...RAVI, username: ASHA.username }))).toBe('none');
    expect(await verify(accounts.parts, linkTokenOf(accounts.mails.at(-2)!), callerAfter(DAY + 60))).toBe('verified');
  });

  test('under the same name, too', async () => {
    await accounts.registered(ASHA);
    const { user } = await registeredAt(DAY, { password: LATER.password });
    expect(await claims()).toEqual(claimsOf(user, NOW / 1000 + 15 * DAY));
  });

  test('waits for the link of a mail that went out later', async () => {
    await accounts.registered(ASHA);
    await resendVerification(accounts.parts, ASHA.email, callerAfter(DAY - 60));
    await deliverDue(accounts.parts, NOW + (DAY - 60) * 1000);
    expect(await codeOf(registeredAt(DAY, LATER))).toBe('account_exists');
    expect(await codeOf(registeredAt(2 * DAY - 61, LATER))).toBe('account_exists');
    expect(await codeOf(registeredAt(2 * DAY - 60, LATER))).toBe('none');
  });

  test('cannot take a name that another unverified account reserves until it expires', async () => {
    const asha = await accounts.registered(ASHA);
    const ravi = await accounts.registered(RAVI);
    expect(await codeOf(registeredAt(DAY, { ...LATER, username: RAVI.username }))).toBe('account_exists');
    expect(await claims()).toEqual([...claimsOf(asha, asha.expiresAt!), ...claimsOf(ravi, ravi.expiresAt!)].sort());
    expect(await codeOf(registeredAt(14 * DAY, { ...LATER, username: RAVI.username }))).toBe('none');
  });

  test.each([{ isDisabled: true }, { isVerified: true }])(
    'never takes that of an account that is %j',
    async (state) => {
      const asha = await accounts.registered(ASHA);
      await changed(table, asha, state, NOW);
      expect(await codeOf(registeredAt(DAY, LATER))).toBe('account_exists');
      expect(await userById(table, asha.id)).not.toBeNull();
    },
  );

  test('twenty concurrent ones: one replaces the account, and nothing of the others is stored', async () => {
    const former = await accounts.registered(ASHA);
    const wishes = Array.from({ length: 20 }, (_, i) => ({ ...LATER, username: `rightful-${i}` }));
    const outcomes = await Promise.allSettled(wishes.map((wish) => registeredAt(DAY, wish)));
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.user] : []));
    expect(won).toHaveLength(1);
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(new Set(codes)).toEqual(new Set(['account_exists']));
    expect(await claims()).toEqual(claimsOf(won[0]!, NOW / 1000 + 15 * DAY));
    const users = (await accounts.whole()).filter(({ pk }) => pk.startsWith('USER#')).map(({ pk }) => pk);
    expect(users).toEqual([`USER#${won[0]!.id}`]);
    expect(users).not.toContain(`USER#${former.id}`);
  }, 60_000);

  test.each([1, Infinity])(
    'with %d lost responses is recognised as done',
    async (times) => {
      await accounts.registered(ASHA);
      const where = (operation: string, input: object) =>
        operation.startsWith('Transact') && JSON.stringify(input).includes(':former');
      accounts.embedded.fail('timeout_after_write', { times, where });
      const { user } = await registeredAt(DAY, LATER);
      accounts.embedded.fail(null);
      expect(await claims()).toEqual(claimsOf(user, NOW / 1000 + 15 * DAY));
    },
    30_000,
  );
});
