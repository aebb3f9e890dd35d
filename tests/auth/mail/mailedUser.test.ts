/**
 * What the senders of mail read and write of a user: as little as their roles allow.
 * @isolated
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailedUser, mailedUserByEmail, noteOfMail } from '../../../lib/auth/mail/mailedUser.ts';
import { userById } from '../../../lib/auth/store.ts';
import { startAccounts, type Accounts, type SignedUp } from '../../support/accounts.ts';

let accounts: Accounts;
let asha: SignedUp;

beforeAll(async () => {
  accounts = await startAccounts();
  asha = await accounts.signedUp({ fullName: 'Asha', tokenVersion: 3 });
});
afterAll(() => accounts.stop());

const whole = () => userById(accounts.parts.table, asha.user.id);

test('a mail learns where it goes and whether it may, and no password', async () => {
  const { id, emailKey, emailAddress, isDisabled, isMailSuppressed, isVerified } = asha.user;
  const known = { id, emailKey, emailAddress, isDisabled, isMailSuppressed, isVerified };
  const expected = { ...known, fullName: 'Asha', tokenVersion: 3 };
  expect(await mailedUser(accounts.parts.table, id, 0)).toEqual(expected);
  expect(await mailedUserByEmail(accounts.parts.table, emailKey, 0)).toEqual(expected);
});

test('of nobody there is nothing', async () => {
  expect(await mailedUser(accounts.parts.table, 'nobody', 0)).toBeNull();
  expect(await mailedUserByEmail(accounts.parts.table, 'nobody@example.org', 0)).toBeNull();
});

test.each([{ verifyExpiresAt: 1_900_000_000 }, { isMailSuppressed: true }])(
  'noting %j changes that and nothing else, the date of change neither',
  async (note) => {
    const before = await whole();
    expect(await noteOfMail(accounts.parts.table, asha.user.id, note)).toBe(true);
    expect(await whole()).toEqual({ ...before, ...note });
  },
);

test('nothing is noted of who is gone', async () => {
  expect(await noteOfMail(accounts.parts.table, 'nobody', { isMailSuppressed: true })).toBe(false);
  expect(await userById(accounts.parts.table, 'nobody')).toBeNull();
});
