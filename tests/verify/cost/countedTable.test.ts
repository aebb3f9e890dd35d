/** What DynamoDB bills, counted on its way to a table. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countedTable, type CountedTable } from '../../../verify/cost/countedTable.ts';

let behind: Server;
let table: CountedTable;

beforeAll(async () => {
  behind = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ target: request.headers['x-amz-target'] })));
  });
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  table = await countedTable(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await table.stop();
  behind.close();
});

async function ask(operation: string, body: object): Promise<unknown> {
  const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const answer = await fetch(table.endpoint, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

const long = { pk: { S: 'x'.repeat(1500) } };

// By the rules of DynamoDB: a unit for each begun kilobyte of an item, twice in a transaction.
test.each([
  ['GetItem', { Key: {} }, { calls: 1, reads: 1, writes: 0 }],
  ['Query', {}, { calls: 1, reads: 1, writes: 0 }],
  ['PutItem', { Item: { pk: { S: 'x' } } }, { calls: 1, reads: 0, writes: 1 }],
  ['PutItem', { Item: long }, { calls: 1, reads: 0, writes: 2 }],
  ['UpdateItem', { Key: {}, UpdateExpression: 'x'.repeat(2000) }, { calls: 1, reads: 0, writes: 1 }],
  ['DeleteItem', { Key: {} }, { calls: 1, reads: 0, writes: 1 }],
  [
    'TransactWriteItems',
    { TransactItems: [{ Put: { Item: long } }, { Update: {} }] },
    { calls: 1, reads: 0, writes: 6 },
  ],
])('%s %j', async (operation, body, expected) => {
  await expect(ask(operation, body)).resolves.toEqual({ target: `DynamoDB_20120810.${operation}` });
  expect(table.taken()).toEqual(expected);
  expect(table.taken()).toEqual({ calls: 0, reads: 0, writes: 0 });
});
