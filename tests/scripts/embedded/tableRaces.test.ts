import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTable, type EmbeddedTable } from '../../../scripts/embedded/table.mjs';
import { documentsAt, errorOf, raced, TABLE } from './clients.ts';

/** On a disk, where a write takes long enough for others to come between. */
let local: string;
let table: EmbeddedTable;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  local = mkdtempSync(join(tmpdir(), 'races-'));
  table = await startTable({ folder: join(local, 'table'), tableName: TABLE });
  documents = documentsAt(table.endpoint);
});
afterAll(async () => {
  documents.destroy();
  await table.stop();
  rmSync(local, { recursive: true });
});

interface Cancelled {
  readonly CancellationReasons: { Code: string }[];
}

const key = (pk: string) => ({ pk, sk: 'X' });
const item = async (pk: string) =>
  (await documents.send(new GetCommand({ TableName: TABLE, Key: key(pk), ConsistentRead: true }))).Item;

const racers = Array.from({ length: 50 }, (_, i) => i);
const stepOf = (pk: string, by: number) => ({
  Put: {
    TableName: TABLE,
    Item: { pk: { S: pk }, sk: { S: 'X' }, by: { N: String(by) } },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

test('of 50 transactions on the same three keys one wins, and nothing of the others is stored', async () => {
  // Every other one has its keys the other way round: those are the ones that could both win.
  const transactions = racers.map((by) => {
    const same = [stepOf('SAME#mail', by), stepOf('SAME#name', by)];
    return { TransactItems: [stepOf(`OWN#${by}`, by), ...(by % 2 === 0 ? same : same.reverse())] };
  });
  const answers = await raced(table.endpoint, 'TransactWriteItems', transactions);
  const [winner, ...others] = racers.filter((by) => answers[by] === '{}');
  expect(others).toEqual([]);
  const owned = await Promise.all(racers.map((by) => item(`OWN#${by}`)));
  expect(racers.filter((by) => owned[by] !== undefined)).toEqual([winner]);
  expect([await item('SAME#mail'), await item('SAME#name')]).toMatchObject([{ by: winner }, { by: winner }]);
  for (const answer of answers.filter((answer) => answer !== '{}')) {
    const { CancellationReasons: reasons } = JSON.parse(answer) as Cancelled;
    expect(reasons.map(({ Code }) => Code)).toEqual(['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed']);
  }
});

test('of a long transaction and a short one with one key in common one wins', async () => {
  for (const round of racers.slice(0, 10)) {
    const common = stepOf(`ROUND#${round}`, round);
    // The long one reads the common key long before the rest of it is ready to be written.
    const long = [common, ...racers.map((i) => stepOf(`LONG#${round}#${i}`, round))];
    const transactions = [{ TransactItems: long }, { TransactItems: [common] }];
    const answers = await raced(table.endpoint, 'TransactWriteItems', transactions);
    expect(answers.filter((answer) => answer === '{}')).toHaveLength(1);
  }
});

test('of 50 conditional puts on one key one wins', async () => {
  const puts = racers.map((by) => stepOf('PUT#race', by).Put);
  const answers = await raced(table.endpoint, 'PutItem', puts);
  expect(answers.filter((answer) => answer === '{}')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('ConditionalCheckFailedException'))).toHaveLength(49);
});

test('a counter with a limit of 30 lets 30 of 80 pass', async () => {
  const count = () =>
    documents.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: key('RATE#x'),
        UpdateExpression: 'ADD hits :one',
        ConditionExpression: 'attribute_not_exists(hits) OR hits < :limit',
        ExpressionAttributeValues: { ':one': 1, ':limit': 30 },
      }),
    );
  const outcomes = await Promise.all(Array.from({ length: 80 }, () => errorOf(count())));
  expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(30);
});

test('no reader sees half of a transaction', async () => {
  const both = () => ['HALF#a', 'HALF#b'].map((pk) => ({ Get: { TableName: TABLE, Key: key(pk) } }));
  const write = (n: number) => {
    const puts = ['HALF#a', 'HALF#b'].map((pk) => ({ Put: { TableName: TABLE, Item: { ...key(pk), n } } }));
    return documents.send(new TransactWriteCommand({ TransactItems: puts }));
  };
  const read = async () => {
    const { Responses } = await documents.send(new TransactGetCommand({ TransactItems: both() }));
    return Responses!.map(({ Item }) => (Item as { n: number } | undefined)?.n);
  };
  await write(0);
  const [pairs] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, read)),
    Promise.all(Array.from({ length: 40 }, (_, n) => write(n))),
  ]);
  expect(pairs.filter(([a, b]) => a === undefined || a !== b)).toEqual([]);
});
