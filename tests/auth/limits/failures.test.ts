/** @isolated */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { delayAfter, failures, failuresOfDay, type Failures } from '../../../lib/auth/limits/failures.ts';
import { failuresKey } from '../../../lib/auth/account/items.ts';
import { hashed } from '../../../lib/auth/limits/throttle.ts';
import { newName, startAccounts, type Accounts, type Item } from '../../support/accounts.ts';

const HOUR = 3600;
const DAY = 86_400;
const NOW = Date.UTC(2026, 5, 1, 12) / 1000;

let accounts: Accounts;
let counted: Failures;
beforeAll(async () => {
  accounts = await startAccounts();
  counted = failures(accounts.parts.table, 100);
});
afterAll(() => accounts.stop());

const ofDay = (account: string, now: number) => failuresOfDay(accounts.parts.table, account, now);
async function itemOf(account: string): Promise<Item> {
  const { pk } = failuresKey(hashed(account));
  return (await accounts.items(pk))[0]!;
}
const hoursOf = (item: Item) => Object.keys(item).filter((name) => /^h\d+$/.test(name));

// The numbers of the decision.
test.each<[count: number, ceiling: number, seconds: number]>([
  [1, 100, 0],
  [49, 100, 0],
  [50, 100, 60],
  [74, 100, 60],
  [75, 100, 900],
  [99, 100, 900],
  [100, 100, 3600],
  [5000, 100, 3600],
  [1, 1, 3600],
  [1, 2, 60],
])('after %i failures at a ceiling of %i an unknown address waits %i seconds', (count, ceiling, seconds) => {
  expect(delayAfter(count, ceiling)).toBe(seconds);
});

describe('the failures of an account', () => {
  test('are those of the last day, to the hour, in one item that names nobody', async () => {
    const account = `${newName()}@example.com`;
    const counts: number[] = [];
    for (let hour = 0; hour < 60; hour++) counts.push((await counted.counted(account, NOW + hour * HOUR)).count);
    expect(counts.slice(0, 26)).toEqual([...Array.from({ length: 25 }, (_, i) => i + 1), 25]);
    expect(counts.at(-1)).toBe(25);
    const item = await itemOf(account);
    expect(hoursOf(item)).toHaveLength(25);
    // DynamoDB holds an item of up to a kilobyte for one unit of a write.
    expect(JSON.stringify(item).length).toBeLessThan(1024);
    expect(JSON.stringify(item)).not.toMatch(/asha|example/);
  });

  test('are deleted with their item when the last of them is a day old', async () => {
    const account = newName();
    await counted.counted(account, NOW + 10);
    expect((await itemOf(account))['expiresAt']).toBe(NOW + HOUR + DAY);
    expect([await ofDay(account, NOW + DAY), await ofDay(account, NOW + DAY + HOUR)]).toEqual([1, 0]);
  });

  test('do not come back from an item that was deleted late', async () => {
    const account = newName();
    const long = Math.floor((NOW - 100 * HOUR) / HOUR);
    const item = { ...failuresKey(hashed(account)), [`h${long}`]: 90, expiresAt: NOW - 75 * HOUR };
    await accounts.parts.table.client.send(new PutCommand({ TableName: accounts.parts.table.name, Item: item }));
    expect((await counted.counted(account, NOW)).count).toBe(1);
  });

  test('that are taken back leave zero, and never less', async () => {
    const account = newName();
    const [first, second] = [await counted.counted(account, NOW), await counted.counted(account, NOW)];
    for (const failure of [first, second, second]) await counted.returned(account, failure);
    expect((await counted.counted(account, NOW)).count).toBe(1);
  });

  test('at the same moment are all counted', async () => {
    const account = newName();
    const all = await Promise.all(Array.from({ length: 20 }, () => counted.counted(account, NOW)));
    expect(all.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test('that are forgotten leave no item where there was none', async () => {
    const account = newName();
    await counted.cleared(account, NOW);
    expect(await itemOf(account)).toBeUndefined();
  });
});

describe('the owner', () => {
  const low = () => failures(accounts.parts.table, 3);
  const isToTell = async (account: string, now: number) => (await low().counted(account, now)).isToTell;

  test('notify the owner from the ceiling on, once a day, and once for all concurrent attempts', async () => {
    const account = newName();
    const asked = [];
    for (let i = 0; i < 3; i++) asked.push(await isToTell(account, NOW));
    expect(asked).toEqual([false, false, true]);
    const described = await Promise.all([1, 2, 3].map(() => low().isDescribedNow(account, NOW)));
    expect(described.filter(Boolean)).toHaveLength(1);
    expect(await isToTell(account, NOW + DAY - 1)).toBe(false);
    expect(await low().isDescribedNow(account, NOW + DAY - 1)).toBe(false);
    for (let i = 0; i < 3; i++) await isToTell(account, NOW + DAY);
    expect([await isToTell(account, NOW + DAY), await low().isDescribedNow(account, NOW + DAY)]).toEqual([true, true]);
  });

  test('do not notify a second time because failures were cleared in between', async () => {
    const account = newName();
    for (let i = 0; i < 3; i++) await isToTell(account, NOW);
    await low().isDescribedNow(account, NOW);
    await counted.cleared(account, NOW);
    const asked = [];
    for (let i = 0; i < 4; i++) asked.push(await isToTell(account, NOW + HOUR));
    expect(asked).toEqual(Array(4).fill(false));
  });
});
