/**
 * How long a refusal says to wait, and whether that is true, whatever strangers try.
 * @isolated
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clearedLogins, countedLogin, noteSignIn, type LoginTry } from '../../lib/auth/limits/loginTries.ts';
import type { AccountParts } from '../../lib/auth/services.ts';
import { LIMITS } from '../../lib/auth/limits/throttle.ts';
import { aUser, callerAt, listening, startAccounts, type Accounts } from '../support/accounts.ts';
import type { TableInput } from '../../scripts/embedded/table.mjs';
import { directTable, type DirectTable } from '../support/directTable.ts';
import { counting, newAddress, NOW, ofUser, refusalOf, wrong as wrongFor } from '../support/loginTries.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

let accounts: Accounts;
let direct: DirectTable;
let parts: AccountParts;
beforeAll(async () => {
  [accounts, direct] = await Promise.all([startAccounts(), directTable()]);
  parts = counting({ ...accounts.parts, table: direct.table }, LIMITS);
});
afterAll(() => Promise.all([accounts.stop(), direct.stop()]));

const wrong = (tried: LoginTry, ip: string, now = NOW, by = parts) => wrongFor(by, tried, ip, now);

/** Reproducible numbers from 0 up to 1: mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('whatever a stranger tries, from three addresses, for a day and a half', () => {
  test.each([1, 2])('waits are an hour at most, and true (%i)', async (seed) => {
    const chance = random(seed);
    const user = aUser();
    const account = ofUser(user);
    const [home, phone] = [newAddress(), { userId: user.id, authTime: NOW - DAY }];
    await noteSignIn(parts, user, callerAt(NOW * 1000, home));
    const shared = newAddress();
    const strangers = [shared, newAddress(), newAddress()];
    let now = NOW;
    const owners = { waited: 0, tries: 0 };
    const isRight = async (tried: LoginTry, ip: string): Promise<number> => {
      const refusal = await refusalOf(
        countedLogin(parts, tried, callerAt(now * 1000, ip)).then((it) => it.succeeded()),
      );
      return refusal ? refusal.retryAfterSeconds! : 0;
    };
    while (now < NOW + 1.5 * DAY) {
      const burst = 1 + Math.floor(chance() * 12);
      const from = strangers[Math.floor(chance() * strangers.length)]!;
      for (let i = 0; i < burst; i++) {
        const waitSeconds = await wrong(account, from, now);
        expect(waitSeconds).toBeLessThanOrEqual(HOUR);
        if (waitSeconds === 0 || chance() > 0.2) continue;
        // A login after the stated wait succeeds.
        now += waitSeconds;
        expect(await wrong(account, from, now)).toBe(0);
      }
      if (chance() < 0.3) {
        expect(await isRight(account, home)).toBe(0);
        expect(await isRight(account, newAddress())).toBe(0);
        expect(await isRight({ ...account, device: phone }, shared)).toBe(0);
        const waitSeconds = await isRight(account, shared);
        owners.tries += 1;
        owners.waited += Math.min(1, waitSeconds);
        expect(waitSeconds).toBeLessThanOrEqual(HOUR);
        now += waitSeconds;
        expect(await isRight(account, shared)).toBe(0);
      }
      now += Math.floor(chance() * 30 * MINUTE);
    }
    // Otherwise nothing was tested.
    expect(owners.tries).toBeGreaterThan(3);
    expect(owners.waited).toBeGreaterThan(0);
  });
});

describe('where the counters are unreachable', () => {
  const isCounter = (_: string, { Item: item, Key: key }: TableInput) =>
    ((item ?? key) as { pk?: { S: string } } | undefined)?.pk?.S.startsWith('RATE#') ?? false;

  test('logins go on, and the process counts and delays by itself', async () => {
    const heard = listening();
    accounts.table.fail('down', { where: isCounter });
    try {
      const alone = counting(accounts.parts, { ...LIMITS, login_account: { hits: 12, windowSeconds: DAY } });
      const user = aUser();
      const tried = (ip: string, now = NOW) => wrong(ofUser(user), ip, now, alone);
      const known = newAddress();
      await noteSignIn(alone, user, callerAt(NOW * 1000, known));
      const [first, second] = [newAddress(), newAddress()];
      const waits: number[] = [];
      for (let i = 0; i < 7; i++) waits.push(await tried(first));
      expect(waits).toEqual([0, 0, 0, 0, 0, 0, MINUTE]);
      expect([await tried(second), await tried(second), await tried(known), await tried(known)]).toEqual([0, 60, 0, 0]);
      await clearedLogins(alone, user.emailKey, callerAt(NOW * 1000, first));
      expect([await tried(first), await tried(first)]).toEqual([0, 0]);
    } finally {
      accounts.table.fail(null);
      heard.end();
    }
  });
});
