/** Values that are read again every five minutes, and kept for an hour where that fails. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lastGood } from '../../../../functions/_shell/accounts/lastGood.ts';
import { AccountsUnavailable } from '../../../../lib/auth/refusal.ts';
import { listening, type Heard } from '../../../support/accounts.ts';

const START_MS = Date.UTC(2026, 10, 22);
const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(START_MS + seconds * 1000);

let heard: Heard;
beforeEach(() => {
  heard = listening();
  at(0);
});
afterEach(() => {
  heard.end();
  jest.restoreAllMocks();
});

/** Reads 1, 2, 3 ...; fails on demand. */
function counting() {
  const source = { reads: 0, error: null as Error | null };
  const current = lastGood(async () => {
    source.reads++;
    await Promise.resolve();
    if (source.error) throw source.error;
    return source.reads;
  }, 'secrets_stale');
  return { source, current };
}

test('one value for five minutes, then the next', async () => {
  const { current } = counting();
  expect(await current()).toBe(1);
  at(299.9);
  expect(await current()).toBe(1);
  at(300);
  expect(await current()).toBe(2);
});

test('an hour of failures every second: at most one attempt a minute, each with its alarm', async () => {
  const { current, source } = counting();
  await current();
  source.error = new AccountsUnavailable('The store is silent.');
  for (let second = 1; second < 3600; second++) {
    at(second);
    expect(await current()).toBe(1);
  }
  // From the 300th second on, every sixtieth: 55 tries.
  expect(source.reads).toBe(1 + 55);
  expect(heard.alarms()).toEqual(Array(55).fill('secrets_stale'));
  expect(JSON.parse(heard.lines()[0]!)).toMatchObject({ reason: 'The store is silent.', age_seconds: 300 });
  at(3600);
  await expect(current()).rejects.toThrow('The store is silent.');
  await expect(current()).rejects.toThrow('The store is silent.');
  source.error = null;
  expect(await current()).toBe(source.reads);
});

test('recovered, it is as at the start', async () => {
  const { current, source } = counting();
  await current();
  source.error = new AccountsUnavailable('');
  at(301);
  await current();
  source.error = null;
  at(330);
  expect(await current()).toBe(1);
  at(362);
  expect(await current()).toBe(3);
  at(661);
  expect(await current()).toBe(3);
  at(662);
  expect(await current()).toBe(4);
});

test('a failure without an earlier value is not cached, and concurrent calls share one reading', async () => {
  const { current, source } = counting();
  source.error = new AccountsUnavailable('');
  const outcomes = await Promise.allSettled([current(), current(), current()]);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(source.reads).toBe(1);
  source.error = null;
  expect(await Promise.all([current(), current()])).toEqual([2, 2]);
  expect(heard.alarms()).toEqual([]);
});

test('a mistake of the program is no silence of the store', async () => {
  const { current, source } = counting();
  await current();
  source.error = new TypeError('x is not a function');
  at(301);
  await expect(current()).rejects.toThrow(TypeError);
});
