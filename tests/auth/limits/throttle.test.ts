/** @isolated */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  addressSubject,
  LIMITS,
  throttle,
  withinLimits,
  type Throttle,
  type WindowName,
} from '../../../lib/auth/limits/throttle.ts';
import type { AccountParts } from '../../../lib/auth/services.ts';
import type { AccountRefusal } from '../../../lib/auth/refusal.ts';
import type { TableInput } from '../../../scripts/embedded/table.mjs';
import { itemsIn, listening, newName, startAccounts, type Accounts, type Heard } from '../../support/accounts.ts';

const MINUTE = 60;
const HOUR = 3600;
/** On the hour, where every window begins. */
const NOW = Date.UTC(2026, 5, 1, 12) / 1000;

let accounts: Accounts;
let counters: Throttle;
let parts: AccountParts;
beforeAll(async () => {
  accounts = await startAccounts();
  counters = throttle(accounts.parts.table, LIMITS);
  parts = { ...accounts.parts, throttle: counters };
});
afterAll(() => accounts.stop());

/** Counts a number of attempts, one after another, and returns how long each has to wait. */
async function waits(name: WindowName, subject: string, count: number, nowUnixSeconds = NOW, by = counters) {
  const found: (number | null)[] = [];
  for (let i = 0; i < count; i++) found.push(await by.counted(name, subject, nowUnixSeconds));
  return found;
}

const refusalOf = (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: unknown) => error as AccountRefusal,
  );

// The numbers of the decision: hits, and the length of the window in seconds.
const DECIDED: readonly [WindowName, number, number][] = [
  ['login_account_ip', 10, 15 * MINUTE],
  ['login_ip', 100, 15 * MINUTE],
  ['login_device', 10, 15 * MINUTE],
  ['register_ip', 30, HOUR],
  ['forgot_account', 3, HOUR],
  ['forgot_ip', 30, HOUR],
  ['token_ip', 60, HOUR],
  ['refresh_user', 30, MINUTE],
];

describe('a limit', () => {
  test.each(DECIDED)('%s: %i in %i seconds, then a wait until the window ends', async (name, hits, windowSeconds) => {
    const subject = newName();
    expect(await waits(name, subject, hits, NOW + 10)).toEqual(Array(hits).fill(null));
    expect(await waits(name, subject, 2, NOW + 20)).toEqual(Array(2).fill(windowSeconds - 20));
    expect(await waits(name, `${subject} other`, 1, NOW + 20)).toEqual([null]);
    expect(await waits(name, subject, 1, NOW + windowSeconds)).toEqual([null]);
  });

  test('holds for concurrent attempts', async () => {
    const subject = newName();
    const tries = Array.from({ length: 25 }, () => counters.counted('login_account_ip', subject, NOW));
    const allowed = (await Promise.all(tries)).filter((wait) => wait === null);
    expect(allowed).toHaveLength(10);
  });

  test('is configurable', async () => {
    const strict = throttle(accounts.parts.table, { ...LIMITS, forgot_ip: { hits: 1, windowSeconds: 7 } });
    expect(await waits('forgot_ip', newName(), 1, NOW, strict)).toEqual([null]);
    const subject = newName();
    expect(await waits('forgot_ip', subject, 2, NOW - (NOW % 7), strict)).toEqual([null, 7]);
  });

  test('is counted in an item that expires with its window and names nobody', async () => {
    const subject = `${newName()}@example.com 198.51.100.77`;
    const before = new Set((await accounts.items('RATE#')).map(({ pk }) => pk));
    await waits('login_account_ip', subject, 2, NOW + 10);
    const made = (await accounts.items('RATE#')).filter(({ pk }) => !before.has(pk));
    expect(made).toMatchObject([{ hits: 2, expiresAt: NOW + 15 * MINUTE }]);
    expect(JSON.stringify(made)).not.toMatch(/asha|198/);
  });
});

test('the longest of several waits counts', async () => {
  await withinLimits([Promise.resolve(null), Promise.resolve(null)]);
  const refusal = await refusalOf(withinLimits([Promise.resolve(7), Promise.resolve(null), Promise.resolve(90)]));
  expect(refusal).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 90 });
});

// RFC 4291 section 2.2 for the spellings.
test.each<[string, string]>([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8:0:2::1', '2001:db8:0:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('the address %s counts as %s', (ip, subject) => {
  expect(addressSubject(ip)).toBe(subject);
});

describe('where the counters are unreachable', () => {
  const isCounter = (_: string, { Key: key }: TableInput) =>
    ((key as { pk?: { S: string } } | undefined)?.pk?.S ?? '').startsWith('RATE#');
  let heard: Heard;
  beforeEach(() => {
    heard = listening();
    accounts.table.fail('down', { where: isCounter });
  });
  afterEach(() => {
    accounts.table.fail(null);
    heard.end();
  });

  test('each process counts by itself, and logs that once', async () => {
    const [one, other] = [throttle(parts.table, LIMITS), throttle(parts.table, LIMITS)];
    expect(await waits('forgot_account', 'asha', 4, NOW, one)).toEqual([null, null, null, HOUR]);
    expect(await waits('forgot_account', 'asha', 1, NOW, other)).toEqual([null]);
    expect(await waits('forgot_account', 'asha', 1, NOW + HOUR, one)).toEqual([null]);
    expect(heard.alarms()).toEqual(['counters_unreachable']);
    expect(await itemsIn(parts.table, 'RATE#')).not.toContainEqual(
      expect.objectContaining({ expiresAt: NOW + 3 * HOUR }),
    );
  });

  test('counts are cleared and taken back in memory too', async () => {
    const alone = throttle(parts.table, LIMITS);
    await waits('forgot_account', 'asha', 3, NOW, alone);
    await alone.returned('forgot_account', 'asha', NOW);
    expect(await waits('forgot_account', 'asha', 2, NOW, alone)).toEqual([null, HOUR]);
    await alone.cleared('forgot_account', 'asha', NOW);
    expect(await waits('forgot_account', 'asha', 1, NOW, alone)).toEqual([null]);
  });
});
