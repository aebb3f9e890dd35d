/** @isolated */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clearedLogins, countedLogin, noteSignIn, type LoginTry } from '../../../lib/auth/limits/loginTries.ts';
import type { AccountParts } from '../../../lib/auth/services.ts';
import { LIMITS } from '../../../lib/auth/limits/throttle.ts';
import { aUser, callerAt, newName, startAccounts, type Accounts } from '../../support/accounts.ts';
import { counting, newAddress, NOW, ofUser, refusalOf, wrong as wrongFor } from '../../support/loginTries.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

let accounts: Accounts;
let parts: AccountParts;
beforeAll(async () => {
  accounts = await startAccounts();
  parts = counting(accounts.parts, LIMITS);
});
afterAll(() => accounts.stop());

const ofNobody = (emailKey: string): LoginTry => ({ emailKey, user: null });
const wrong = (tried: LoginTry, ip: string, now = NOW, by = parts) => wrongFor(by, tried, ip, now);

/** A number of failures, as from addresses that each have their first attempt. */
async function guessedAt({ emailKey }: LoginTry, count: number, now = NOW): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => parts.failures.counted(emailKey, now)));
}

describe('within a quarter of an hour', () => {
  /** Smaller than those decided, in the same order of size. */
  const few = () =>
    counting(accounts.parts, {
      ...LIMITS,
      login_account_ip: { hits: 3, windowSeconds: 15 * MINUTE },
      login_ip: { hits: 9, windowSeconds: 15 * MINUTE },
    });
  const tried = (email: string, ip: string) => countedLogin(few(), ofNobody(email), callerAt(NOW * 1000, ip));
  const wrongly = async (count: number, email: string, ip: string) => {
    for (let i = 0; i < count; i++) await refusalOf(tried(email, ip));
  };

  test('a refused attempt counts for nobody: it locks neither the account nor the address', async () => {
    const [asha, ravi] = [newName(), newName()];
    await wrongly(40, asha, '198.51.100.1');
    expect(await refusalOf(tried(asha, '198.51.100.1'))).toMatchObject({ code: 'rate_limited' });
    expect(await refusalOf(tried(asha, '198.51.100.2'))).toBeNull();
    expect(await refusalOf(tried(ravi, '198.51.100.1'))).toBeNull();
    const { count } = await parts.failures.counted(asha, NOW);
    expect(count).toBe(5);
  });

  test('tries of several accounts reach the limit of the address', async () => {
    for (let i = 0; i < 3; i++) await wrongly(3, newName(), '198.51.102.1');
    const asha = newName();
    expect(await refusalOf(tried(asha, '198.51.102.1'))).toMatchObject({ code: 'rate_limited' });
    expect(await refusalOf(tried(asha, '198.51.102.2'))).toBeNull();
  });

  test('a successful attempt clears what its address counted for the account', async () => {
    const asha = newName();
    await wrongly(2, asha, '198.51.103.1');
    await (await tried(asha, '198.51.103.1')).succeeded();
    await wrongly(2, asha, '198.51.103.1');
    expect(await refusalOf(tried(asha, '198.51.103.1'))).toBeNull();
  });

  test('a successful attempt does not count for the address: a whole carrier may log in', async () => {
    for (let i = 0; i < 10; i++) await (await tried(newName(), '198.51.104.1')).succeeded();
    expect(await refusalOf(tried(newName(), '198.51.104.1'))).toBeNull();
  });
});

describe('failures of an account', () => {
  test.each<[count: number, waitSeconds: number]>([
    [48, 0],
    [49, MINUTE],
    [73, MINUTE],
    [74, 15 * MINUTE],
    [98, 15 * MINUTE],
    [99, HOUR],
  ])('after %i failures of others an unknown address that fails waits %i seconds', async (count, waitSeconds) => {
    const asha = ofNobody(newName());
    await guessedAt(asha, count);
    const ip = newAddress();
    expect([await wrong(asha, ip), await wrong(asha, ip, NOW + 5)]).toEqual([0, Math.max(0, waitSeconds - 5)]);
    // The second of those who need not wait is one more failure.
    if (waitSeconds > 0) expect(await wrong(asha, ip, NOW + waitSeconds)).toBe(0);
  });

  test('a refusal for them names the wait, in both languages, and the reset', async () => {
    const asha = ofNobody(newName());
    await guessedAt(asha, 100);
    const ip = newAddress();
    await wrong(asha, ip);
    const refusal = await refusalOf(countedLogin(parts, asha, callerAt((NOW + 100) * 1000, ip)));
    expect(refusal).toMatchObject({ code: 'account_locked', retryAfterSeconds: 3500 });
    expect(refusal!.message).toContain('in 59 minutes');
    expect(refusal!.message).toContain('/auth/forgot-password');
  });

  test('count for a day, whatever the delay was', async () => {
    const asha = ofNobody(newName());
    await guessedAt(asha, 50);
    const ip = newAddress();
    await wrong(asha, ip, NOW + DAY - 10);
    expect(await wrong(asha, ip, NOW + DAY - 9)).toBe(MINUTE - 1);
    // The hour in which they were counted has passed out of the day.
    const later = NOW + DAY + HOUR;
    expect([await wrong(asha, ip, later), await wrong(asha, ip, later)]).toEqual([0, 0]);
  });

  test('allow only one of several concurrent attempts from one new address', async () => {
    const asha = ofNobody(newName());
    await guessedAt(asha, 60);
    const ip = newAddress();
    const waits = await Promise.all(Array.from({ length: 10 }, () => wrong(asha, ip)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(1);
    expect(Math.max(...waits)).toBe(MINUTE);
    // A refused caller has used up no attempt of the account.
    expect((await parts.failures.counted(asha.emailKey, NOW)).count).toBe(62);
  });

  test('do not delay an address that signed in before, for 90 days; it keeps ten tries of its own', async () => {
    const user = aUser();
    const home = newAddress();
    await noteSignIn(parts, user, callerAt(NOW * 1000, home));
    const later = NOW + 90 * DAY - HOUR;
    await guessedAt(ofUser(user), 120, later);
    const waits: number[] = [];
    for (let i = 0; i < 11; i++) waits.push(await wrong(ofUser(user), home, later));
    expect(waits).toEqual([...Array<number>(10).fill(0), 15 * MINUTE]);
    const past = NOW + 90 * DAY;
    expect([await wrong(ofUser(user), home, past), await wrong(ofUser(user), home, past)]).toEqual([0, HOUR]);
  });

  test('delay an address that another holder of the e-mail address signed in from', async () => {
    const user = aUser();
    const home = newAddress();
    await noteSignIn(parts, user, callerAt(NOW * 1000, home));
    const next = ofUser({ ...user, id: 'another' });
    await guessedAt(next, 100);
    expect([await wrong(next, home), await wrong(next, home)]).toEqual([0, HOUR]);
  });

  test('do not delay a device that signed in before, and nobody at its address uses up its attempts', async () => {
    const user = aUser();
    const shared = newAddress();
    await guessedAt(ofUser(user), 100);
    for (let i = 0; i < 12; i++) await wrong(ofUser(user), shared);
    const phone = { userId: user.id, authTime: NOW - 40 * DAY };
    const waits: number[] = [];
    for (let i = 0; i < 11; i++) waits.push(await wrong(ofUser(user, { device: phone }), shared));
    expect(waits).toEqual([...Array<number>(10).fill(0), 15 * MINUTE]);
    const tablet = { ...phone, authTime: phone.authTime + 1 };
    expect(await wrong(ofUser(user, { device: tablet }), shared)).toBe(0);
    // A device of another user does not count here.
    expect(await wrong(ofUser(user, { device: { ...phone, userId: 'another' } }), shared)).toBe(HOUR);
  });

  test('do not delay a signed-in user who changes the password', async () => {
    const user = aUser();
    const ip = newAddress();
    await guessedAt(ofUser(user), 100);
    const waits = [
      await wrong(ofUser(user, { isSignedIn: true }), ip),
      await wrong(ofUser(user, { isSignedIn: true }), ip),
    ];
    expect(waits).toEqual([0, 0]);
  });

  test('remain when a user signs in, except the own attempt', async () => {
    const asha = ofNobody(newName());
    await guessedAt(asha, 60);
    await (await countedLogin(parts, asha, callerAt(NOW * 1000, newAddress()))).succeeded();
    expect((await parts.failures.counted(asha.emailKey, NOW)).count).toBe(61);
  });

  test('are forgotten with the delays when the owner has shown that the mailbox is his', async () => {
    const asha = ofNobody(newName());
    const ip = newAddress();
    await guessedAt(asha, 100);
    expect([await wrong(asha, ip), await wrong(asha, ip)]).toEqual([0, HOUR]);
    await clearedLogins(parts, asha.emailKey, callerAt(NOW * 1000, ip));
    expect([await wrong(asha, ip), await wrong(asha, ip), await wrong(asha, newAddress())]).toEqual([0, 0, 0]);
  });

  test('have a configurable ceiling', async () => {
    const strict = counting(accounts.parts, { ...LIMITS, login_account: { hits: 4, windowSeconds: DAY } });
    const asha = ofNobody(newName());
    const [first, second] = [newAddress(), newAddress()];
    const waits = [];
    for (const ip of [first, first, first, second, second]) waits.push(await wrong(asha, ip, NOW, strict));
    expect(waits).toEqual([0, 0, MINUTE, 0, 15 * MINUTE]);
  });
});
