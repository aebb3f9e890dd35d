/**
 * POST /auth/resend-verification: the same answer for every address, and a mail for unverified ones.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AuthResponse } from '../../../lib/schemas/auth/answers.ts';
import { codeOf, linkToken, newName, startAccounts, withoutRequestId } from '../../support/accounts.ts';
import type { Accounts } from '../../support/accounts.ts';
import { schemaFaults } from '../../support/schema.ts';

let accounts: Accounts;
let operations: string[] = [];
let addresses = 0;
beforeAll(async () => {
  accounts = await startAccounts({ AUTH_THROTTLING: 'on' });
  // A fault that affects no request, but sees all.
  accounts.table.fail('error', { where: (operation) => operations.push(operation) < 0 });
});
beforeEach(() => {
  operations = [];
});
afterAll(() => accounts.stop());

const newAddress = () => `198.51.100.${(addresses += 1)}`;
const resend = (email: unknown, ip = newAddress()) => accounts.post('/resend-verification', { email }, { ip });
const mailsTo = (email: string) => accounts.mail.outbox().filter(({ to }) => to === email);
const unknown = () => `nobody-${newName()}@example.com`;

test('sends a link that verifies', async () => {
  const { email, user } = await accounts.signedUp({ isVerified: false });
  const answer = await resend(` ${email.toUpperCase()} `);
  expect(codeOf(answer)).toBe('200 verification_requested');
  expect(schemaFaults(AuthResponse, answer.json)).toEqual([]);
  const token = linkToken(await accounts.mailTo(email));
  expect(codeOf(await accounts.post('/verify', { token }))).toBe('200 verified');
  expect((await accounts.items(`USER#${user.id}`))[0]).toMatchObject({ isVerified: true });
});

describe('the answer and the work behind it', () => {
  /** What is visible from outside, including the work done. */
  async function seen(email: string) {
    operations = [];
    const { headers, status, ...answer } = await resend(email);
    const work = [...operations].sort();
    return {
      status,
      headers: { ...headers, 'server-timing': '' },
      body: withoutRequestId({ headers, status, ...answer }),
      work,
    };
  }

  test.each<[string, object, number]>([
    ['an unverified user', { isVerified: false }, 1],
    ['a verified user', {}, 0],
    ['a disabled user', { isVerified: false, isDisabled: true }, 0],
    ['a user whose address bounced', { isVerified: false, isMailSuppressed: true }, 0],
    ['a user whose time has run out', { isVerified: false, expiresAt: 1_700_000_000 }, 0],
  ])('for %s are those without an account', async (_, differing, mails) => {
    const { email } = await accounts.signedUp(differing);
    const known = await seen(email);
    expect(known).toMatchObject({ status: 200 });
    expect(known.work).toContain('PutItem');
    expect(await seen(unknown())).toEqual(known);
    await expect(accounts.mailTo('nobody')).rejects.toThrow('No mail');
    expect(mailsTo(email)).toHaveLength(mails);
    expect(await accounts.items('OUTBOX')).toEqual([]);
  });
});

test('an account gets three mails an hour; further requests get the same answer', async () => {
  const { email } = await accounts.signedUp({ isVerified: false });
  const answers = [];
  for (let i = 0; i < 5; i++) {
    answers.push(await resend(email));
    await accounts.mailTo(email);
  }
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(mailsTo(email)).toHaveLength(3);
});

test('an address may ask thirty times an hour', async () => {
  const ip = newAddress();
  const answers = [];
  for (let i = 0; i < 31; i++) answers.push(await resend(unknown(), ip));
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(codeOf(answers[30]!)).toBe('429 rate_limited');
  expect(Number(answers[30]!.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([undefined, null, 7, 'no address', ['a@b.example']])('%j is 422', async (email) => {
  expect((await resend(email)).status).toBe(422);
});
