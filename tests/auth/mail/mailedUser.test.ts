/**
 * The fields of a user that the mail functions read and write: as few as their roles allow.
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

test('a mail gets its address and whether it may be sent, and no password', async () => {
  const { id, emailKey, emailAddress, isDisabled, isMailSuppressed, isVerified } = asha.user;
  const known = { id, emailKey, emailAddress, isDisabled, isMailSuppressed, isVerified };
  const expected = { ...known, fullName: 'Asha', tokenVersion: 3 };
  expect(await mailedUser(accounts.parts.table, id, 0)).toEqual(expected);
  expect(await mailedUserByEmail(accounts.parts.table, emailKey, 0)).toEqual(expected);
});

test('an unknown user has none', async () => {
  expect(await mailedUser(accounts.parts.table, 'nobody', 0)).toBeNull();
  expect(await mailedUserByEmail(accounts.parts.table, 'nobody@example.org', 0)).toBeNull();
});

test.each([{ verifyExpiresAt: 1_900_000_000 }, { isMailSuppressed: true }])(
  'noting %j changes that field alone, not even the date of change',
  async (note) => {
    const before = await whole();
    expect(await noteOfMail(accounts.parts.table, asha.user.id, note)).toBe(true);
    expect(await whole()).toEqual({ ...before, ...note });
  },
);

test('nothing is noted on a deleted user', async () => {
  expect(await noteOfMail(accounts.parts.table, 'nobody', { isMailSuppressed: true })).toBe(false);
  expect(await userById(accounts.parts.table, 'nobody')).toBeNull();
});
