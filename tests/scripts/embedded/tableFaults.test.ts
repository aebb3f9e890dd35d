import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, PutCommand, TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTable, type EmbeddedTable, type TableFault } from '../../../scripts/embedded/table.mjs';
import { documentsAt, errorOf, IMPATIENT_MS, TABLE } from './clients.ts';

let table: EmbeddedTable;
let documents: DynamoDBDocumentClient;
let impatient: DynamoDBDocumentClient;
beforeAll(async () => {
  table = await startTable({ tableName: TABLE });
  documents = documentsAt(table.endpoint);
  impatient = documentsAt(table.endpoint, IMPATIENT_MS);
});
afterEach(() => {
  table.fail(null);
});
afterAll(async () => {
  documents.destroy();
  impatient.destroy();
  await table.stop();
});

const key = (pk: string) => ({ pk, sk: 'X' });
const put = (pk: string, client = documents) =>
  errorOf(client.send(new PutCommand({ TableName: TABLE, Item: key(pk) })));
const transact = (pk: string, { client = documents, token }: { client?: typeof documents; token?: string } = {}) =>
  errorOf(
    client.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName: TABLE, Item: key(pk), ConditionExpression: 'attribute_not_exists(pk)' } }],
        ...(token && { ClientRequestToken: token }),
      }),
    ),
  );
const read = (pk: string) => documents.send(new GetCommand({ TableName: TABLE, Key: key(pk) }));
const isThere = async (pk: string) => (await read(pk)).Item !== undefined;

test.each<[TableFault, string, string, boolean]>([
  ['throttle', 'ProvisionedThroughputExceededException', 'ThrottlingException', false],
  ['conflict', 'TransactionConflictException', 'TransactionCanceledException', false],
  ['error', 'InternalServerError', 'InternalServerError', false],
  ['down', 'ECONNRESET', 'ECONNRESET', false],
  ['timeout', 'TimeoutError', 'TimeoutError', false],
  ['timeout_after_write', 'TimeoutError', 'TimeoutError', true],
])('%s', async (fault, ofPut, ofTransaction, isWritten) => {
  table.fail(fault, { times: 2 });
  const client = fault.startsWith('timeout') ? impatient : documents;
  expect([await put(`${fault}#1`, client), await transact(`${fault}#2`, { client })]).toEqual([ofPut, ofTransaction]);
  // All is well again.
  expect([await isThere(`${fault}#1`), await isThere(`${fault}#2`)]).toEqual([isWritten, isWritten]);
  expect([await put(`${fault}#3`), await transact(`${fault}#4`)]).toEqual(['none', 'none']);
});

test('a fault lasts until it is taken back', async () => {
  table.fail('error');
  expect([await put('A'), await put('A'), await put('A')]).toEqual(Array(3).fill('InternalServerError'));
  table.fail(null);
  expect(await put('A')).toBe('none');
});

test('a fault meets only the requests that it is meant for', async () => {
  table.fail('down', { where: (operation, { Item: item }) => operation === 'PutItem' && isCounter(item) });
  expect([await put('USER#1'), await put('RATE#1'), await transact('RATE#2')]).toEqual(['none', 'ECONNRESET', 'none']);
});

const isCounter = (item: unknown) => (item as { pk: { S: string } }).pk.S.startsWith('RATE#');

test('a conflict names every item, and never meets a reader', async () => {
  table.fail('conflict', { times: 1 });
  await read('A');
  const steps = ['A', 'B'].map((pk) => ({ Put: { TableName: TABLE, Item: key(pk) } }));
  await expect(documents.send(new TransactWriteCommand({ TransactItems: steps }))).rejects.toMatchObject({
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'TransactionConflict' }],
  });
});

test('a write with a lost response is not made twice under the same token', async () => {
  table.fail('timeout_after_write', { times: 1 });
  expect(await transact('LOST', { client: impatient, token: 'token' })).toBe('TimeoutError');
  expect(await transact('LOST', { token: 'token' })).toBe('none');
  expect(await transact('LOST', { token: 'other' })).toBe('TransactionCanceledException');
});

test('a fault that there is not is refused', () => {
  expect(() => {
    table.fail('flood' as TableFault);
  }).toThrow('No fault flood');
});

test('a table that stops does not wait for what it never answers', async () => {
  const other = await startTable({ tableName: TABLE });
  other.fail('timeout');
  const asking = documentsAt(other.endpoint);
  const asked = errorOf(asking.send(new GetCommand({ TableName: TABLE, Key: key('A') })));
  await sleep(50);
  await other.stop();
  expect(await asked).toBe('ECONNRESET');
  asking.destroy();
});
