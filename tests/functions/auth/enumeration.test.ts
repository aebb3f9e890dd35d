/**
 * Neither an answer nor the work behind it reveals whether an address has an account.
 * @isolated
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TableInput } from '../../../scripts/embedded/table.mjs';
import { CHEAP_HASH, codeOf, newName, newRegistration, PASSWORD, startAccounts } from '../../support/accounts.ts';
import { withoutRequestId, type Accounts } from '../../support/accounts.ts';
import type { Answer } from '../../support/call.ts';

let accounts: Accounts;
let operations: string[] = [];
let hashes = 0;
beforeAll(async () => {
  accounts = await startAccounts({ AUTH_THROTTLING: 'on' });
  // Over the stand-in of these accounts, which puts the own one back when they stop.
  const { scrypt } = crypto;
  const counted = (...given: Parameters<typeof scrypt>) => {
    hashes += 1;
    scrypt(...given);
  };
  Object.assign(crypto, { scrypt: counted });
  syncBuiltinESMExports();
  // A fault that affects no request, but sees all.
  accounts.table.fail('error', { where: (operation, input) => operations.push(`${operation} ${kindOf(input)}`) < 0 });
});
beforeEach(() => {
  operations = [];
  hashes = 0;
});
afterAll(() => accounts.stop());

/** The kind of an item, by the beginning of its key. */
function kindOf({ Item: item, Key: key }: TableInput): string {
  const { pk } = (item ?? key ?? {}) as { pk?: { S: string } };
  return (
    pk?.S.split('#')
      .slice(0, pk.S.startsWith('RATE') ? 2 : 1)
      .join('#') ?? ''
  );
}

/** Makes a call, and returns what can be seen of it from outside, with the work that it took. */
async function seen(call: Promise<Answer>) {
  const answer = await call;
  const work = { hashes, operations: operations.sort() };
  operations = [];
  hashes = 0;
  const headers = { ...answer.headers, 'server-timing': '' };
  return { status: answer.status, headers, body: withoutRequestId(answer), ...work };
}

const unknown = () => `nobody-${newName()}@example.com`;

describe('a login with a wrong password', () => {
  const login = (email: string) => seen(accounts.post('/login', { email, password: 'wrong-password-1' }));

  test.each<[string, object]>([
    ['a user', {}],
    ['a disabled user', { isDisabled: true }],
    ['an unverified user', { isVerified: false }],
    ['a user whose address bounced', { isMailSuppressed: true }],
  ])('of %s is the same without an account', async (_, differing) => {
    const { email } = await accounts.signedUp({ ...differing, passwordHash: CHEAP_HASH });
    operations = [];
    const known = await login(email);
    expect(known).toMatchObject({ status: 401, hashes: 1 });
    expect(await login(unknown())).toEqual(known);
  });
});

describe('a login to what is guessed at', () => {
  // Failures of the day before the next one: below all delays, at each of them, and where the owner is told.
  test.each([0, 49, 74, 99, 120])('after %i failures is the same with and without an account', async (count) => {
    const { email } = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    const answersOf = async (address: string) => {
      const now = Math.floor(Date.now() / 1000);
      await Promise.all(Array.from({ length: count }, () => accounts.parts.failures.counted(address, now)));
      operations = [];
      hashes = 0;
      const answers = [];
      for (const ip of ['198.51.100.31', '198.51.100.31', '198.51.100.32']) {
        const { headers, ...answer } = await seen(
          accounts.post('/login', { email: address, password: 'wrong-password-1' }, { ip }),
        );
        // A second may begin between two calls.
        const {
          'retry-after': wait = '0',
          'ratelimit-reset': reset = '0',
          ...others
        } = headers as Record<string, string>;
        expect(reset).toBe(wait);
        answers.push({ ...answer, headers: others, wait: Math.ceil(Number(wait) / 60) });
      }
      return answers;
    };
    const known = await answersOf(email);
    expect(known.map(({ status }) => status)).toEqual([401, count < 49 ? 401 : 429, 401]);
    expect(known[0]!.operations.filter((operation) => operation === 'PutItem OUTBOX')).toHaveLength(count < 99 ? 0 : 1);
    expect(await answersOf(unknown())).toEqual(known);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => seen(accounts.post('/forgot-password', { email }));

  test.each<[string, object]>([
    ['a user', {}],
    ['a disabled user', { isDisabled: true }],
    ['a user whose address bounced', { isMailSuppressed: true }],
  ])('of %s is the same without an account', async (_, differing) => {
    const { email } = await accounts.signedUp(differing);
    operations = [];
    const known = await forgot(email);
    expect(known).toMatchObject({ status: 200, hashes: 0 });
    expect(known.operations).toContain('PutItem OUTBOX');
    expect(await forgot(unknown())).toEqual(known);
  });

  test('is the same for a caller with too many requests', async () => {
    const [{ email }, nobody] = [await accounts.signedUp(), unknown()];
    for (const address of [email, email, email, nobody, nobody, nobody]) await forgot(address);
    expect(await forgot(nobody)).toEqual(await forgot(email));
  });
});

test('a wrong current password takes the work of a wrong login', async () => {
  const { accessToken: as } = await accounts.signedUp();
  const passwords = { current_password: 'not-it-at-all', new_password: 'Kanya-Rashi-2026' };
  const answer = await accounts.post('/change-password', passwords, { as });
  expect([codeOf(answer), hashes]).toEqual(['400 current_password_invalid', 1]);
});

test('a registration hashes whether the name is taken or not', async () => {
  const { user } = await accounts.signedUp();
  const taken = await seen(accounts.post('/register', { ...newRegistration(), email: user.email }));
  const free = await seen(accounts.post('/register', newRegistration()));
  expect([taken.status, taken.hashes, free.status, free.hashes]).toEqual([409, 1, 201, 1]);
});

describe('no password is hashed', () => {
  test.each<[string, string, object]>([
    ['A05 an overlong new one', '/register', { ...newRegistration(), password: 'a'.repeat(5000) }],
    ['a weak one', '/register', { ...newRegistration(), password: 'password123' }],
    ['one beside a wrong address', '/register', { ...newRegistration(), email: 'x' }],
    ['one beside a wrong address, at the login', '/login', { email: 'x', password: PASSWORD }],
    ['one beside an unknown token', '/reset-password', { token: 'AAAA', new_password: PASSWORD }],
  ])('%s', async (_, path, body) => {
    const { status } = await accounts.post(path, body);
    expect([status >= 400 && status < 500, hashes]).toEqual([true, 0]);
  });

  test('after ten wrong ones', async () => {
    const { email } = await accounts.signedUp({ passwordHash: CHEAP_HASH });
    const tries = Array.from({ length: 14 }, () =>
      accounts.post('/login', { email, password: 'wrong-password-1' }, { ip: '198.51.100.9' }),
    );
    await Promise.all(tries);
    expect(hashes).toBe(10);
  });
});
