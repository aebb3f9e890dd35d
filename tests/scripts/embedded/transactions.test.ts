import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeStore, ensureTable, openStore, type Store } from '../../../scripts/embedded/store.mjs';
import { transactions } from '../../../scripts/embedded/transactions.mjs';
import { TABLE } from './clients.ts';

const MINUTE_MS = 60_000;

let store: Store;
beforeAll(async () => {
  store = await openStore(null);
  const file = new URL('../../../scripts/embedded/accountsTable.json', import.meta.url);
  await ensureTable(store, TABLE, JSON.parse(readFileSync(file, 'utf8')) as object);
});
afterAll(() => closeStore(store));

const Item = { pk: { S: 'A' }, sk: { S: 'X' } };
const repeated = {
  TransactItems: [{ Put: { TableName: TABLE, Item, ConditionExpression: 'attribute_not_exists(pk)' } }],
  ClientRequestToken: 'token',
};

// "The client token is valid for 10 minutes after the first request that uses it is completed" (API reference).
test('a client token is good for ten minutes', async () => {
  let nowMs = 0;
  const { write } = transactions(store, () => nowMs);
  await write(repeated);
  nowMs = 10 * MINUTE_MS - 1;
  await expect(write(repeated)).resolves.toEqual({});
  nowMs = 10 * MINUTE_MS;
  await expect(write(repeated)).rejects.toThrow('[ConditionalCheckFailed]');
});

test('a table that was never finished is finished by the next start', async () => {
  const { db } = store as { db: { get(key: string): Promise<object>; put(key: string, value: object): Promise<void> } };
  await db.put(`table~${TABLE}`, { ...(await db.get(`table~${TABLE}`)), TableStatus: 'CREATING' });
  await ensureTable(store, TABLE, {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  });
  expect(await db.get(`table~${TABLE}`)).toMatchObject({ TableStatus: 'ACTIVE' });
});
