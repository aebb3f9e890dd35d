/** The application's requests to the embedded table, with the answers that AWS documents. */
import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTable, type EmbeddedTable } from '../../../scripts/embedded/table.mjs';
import { documentsAt, errorOf, TABLE } from './clients.ts';

let table: EmbeddedTable;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  table = await startTable({ tableName: TABLE });
  documents = documentsAt(table.endpoint);
});
afterAll(async () => {
  documents.destroy();
  await table.stop();
});

type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const key = (pk: string) => ({ pk, sk: 'X' });
const put = (Item: object) => documents.send(new PutCommand({ TableName: TABLE, Item: Item as never }));
const item = async (pk: string) =>
  (await documents.send(new GetCommand({ TableName: TABLE, Key: key(pk), ConsistentRead: true }))).Item;
const newOnly = (pk: string, more = {}): Step => ({
  Put: { TableName: TABLE, Item: { ...key(pk), ...more }, ConditionExpression: 'attribute_not_exists(pk)' },
});
const transact = (steps: Step[], token?: string) =>
  documents.send(new TransactWriteCommand({ TransactItems: steps, ...(token && { ClientRequestToken: token }) }));

interface Cancelled {
  readonly name: string;
  readonly message: string;
  readonly CancellationReasons: { Code: string; Message?: string; Item?: object }[];
}
const cancelledBy = async (call: Promise<unknown>) =>
  (await call.then(
    () => null,
    (error: unknown) => error,
  )) as Cancelled | null;

describe('a transaction', () => {
  test('puts, updates, deletes and checks in one', async () => {
    await Promise.all([put({ ...key('T#old'), n: 1 }), put({ ...key('T#gone') }), put({ ...key('T#user'), tv: 4 })]);
    await transact([
      { Put: { TableName: TABLE, Item: { ...key('T#new'), n: 1 } } },
      {
        Update: {
          TableName: TABLE,
          Key: key('T#old'),
          UpdateExpression: 'SET n = n + :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: { TableName: TABLE, Key: key('T#gone'), ConditionExpression: 'attribute_exists(pk)' } },
      {
        ConditionCheck: {
          TableName: TABLE,
          Key: key('T#user'),
          ConditionExpression: 'tv = :tv',
          ExpressionAttributeValues: { ':tv': 4 },
        },
      },
    ]);
    expect(await Promise.all(['T#new', 'T#old', 'T#gone', 'T#user'].map(item))).toEqual([
      { ...key('T#new'), n: 1 },
      { ...key('T#old'), n: 2 },
      undefined,
      { ...key('T#user'), tv: 4 },
    ]);
  });

  test('says by position why it was refused, and what was in its way', async () => {
    await put({ ...key('T#taken'), owner: 'a' });
    const taken = newOnly('T#taken').Put!;
    const asking = { Put: { ...taken, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } };
    const cancelled = await cancelledBy(transact([newOnly('T#free1'), asking, newOnly('T#free2')]));
    // The wording is that of the API reference of TransactWriteItems.
    expect(cancelled).toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, None]',
      CancellationReasons: [
        { Code: 'None' },
        {
          Code: 'ConditionalCheckFailed',
          Message: 'The conditional request failed',
          Item: { pk: { S: 'T#taken' }, sk: { S: 'X' }, owner: { S: 'a' } },
        },
        { Code: 'None' },
      ],
    });
    expect([await item('T#free1'), await item('T#free2')]).toEqual([undefined, undefined]);
  });

  test('that cannot be applied writes nothing', async () => {
    await put({ ...key('T#text'), n: 'one' });
    const add = {
      Update: {
        TableName: TABLE,
        Key: key('T#text'),
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    };
    const cancelled = await cancelledBy(transact([newOnly('T#beside'), add]));
    expect(cancelled?.CancellationReasons.map(({ Code }) => Code)).toEqual(['None', 'ValidationError']);
    expect(await item('T#beside')).toBeUndefined();
  });

  test('may not touch an item twice, be empty, or hold more than 100', async () => {
    const many = Array.from({ length: 101 }, (_, i) => newOnly(`T#many${i}`));
    for (const steps of [[newOnly('T#twice'), newOnly('T#twice')], [], many]) {
      expect(await errorOf(transact(steps))).toBe('ValidationException');
    }
    expect([await item('T#twice'), await item('T#many0')]).toEqual([undefined, undefined]);
  });
});

describe('a client token', () => {
  test('makes a repetition the same write', async () => {
    const token = 'sign-up-1';
    await transact([newOnly('TOKEN#1')], token);
    expect(await errorOf(transact([newOnly('TOKEN#1')], token))).toBe('none');
    expect(await errorOf(transact([newOnly('TOKEN#1')], 'sign-up-2'))).toBe('TransactionCanceledException');
  });

  test('is valid for one content only', async () => {
    await transact([newOnly('TOKEN#2')], 'sign-up-3');
    expect(await errorOf(transact([newOnly('TOKEN#3')], 'sign-up-3'))).toBe('IdempotentParameterMismatchException');
    expect(await item('TOKEN#3')).toBeUndefined();
  });

  test('of a cancelled transaction may be used again', async () => {
    await put(key('TOKEN#4'));
    const steps = [newOnly('TOKEN#4')];
    expect(await errorOf(transact(steps, 'sign-up-4'))).toBe('TransactionCanceledException');
    await transact([{ Delete: { TableName: TABLE, Key: key('TOKEN#4') } }]);
    expect(await errorOf(transact(steps, 'sign-up-4'))).toBe('none');
    expect(await item('TOKEN#4')).toEqual(key('TOKEN#4'));
  });
});

test('a transaction reads several items, in the requested order', async () => {
  await put({ ...key('READ#1'), n: 1 });
  const gets = ['READ#none', 'READ#1'].map((pk) => ({ Get: { TableName: TABLE, Key: key(pk) } }));
  const { Responses: responses } = await documents.send(new TransactGetCommand({ TransactItems: gets }));
  expect(responses).toEqual([{}, { Item: { ...key('READ#1'), n: 1 } }]);
});

test('a failed condition shows the item on request', async () => {
  await put({ ...key('OLD#1'), owner: 'a' });
  const input = newOnly('OLD#1').Put!;
  const asking = new PutCommand({ ...input, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });
  await expect(documents.send(asking)).rejects.toMatchObject({ Item: { owner: { S: 'a' } } });
  await expect(documents.send(new PutCommand(input))).rejects.not.toHaveProperty('Item.owner');
});

test('queries read one partition in order, by the page', async () => {
  await Promise.all(['a3', 'a1', 'b1', 'a2'].map((sk) => put({ pk: 'Q', sk })));
  const query = (more: object) =>
    documents.send(
      new QueryCommand({
        TableName: TABLE,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :start)',
        ExpressionAttributeValues: { ':pk': 'Q', ':start': 'a' },
        Limit: 2,
        ...more,
      }),
    );
  const { Items: first, LastEvaluatedKey: last } = await query({});
  expect(first!.map(({ sk }) => sk as string)).toEqual(['a1', 'a2']);
  const { Items: second } = await query({ ExclusiveStartKey: last });
  expect(second!.map(({ sk }) => sk as string)).toEqual(['a3']);
});

test('listeners get every item that is put, and nothing else', async () => {
  await put(key('HEARD#taken'));
  const heard: string[] = [];
  const forget = table.onWrite((pk) => heard.push(pk));
  await put(key('HEARD#1'));
  await transact([newOnly('HEARD#2'), { Delete: { TableName: TABLE, Key: key('HEARD#1') } }]);
  await errorOf(transact([newOnly('HEARD#not'), newOnly('HEARD#taken')]));
  await errorOf(documents.send(new PutCommand(newOnly('HEARD#taken').Put!)));
  const batch = { [TABLE]: [{ PutRequest: { Item: key('HEARD#3') } }, { DeleteRequest: { Key: key('HEARD#2') } }] };
  await documents.send(new BatchWriteCommand({ RequestItems: batch }));
  await item('HEARD#3');
  forget();
  await put(key('HEARD#4'));
  expect(heard).toEqual(['HEARD#1', 'HEARD#2', 'HEARD#3']);
});

test('expiry is accepted', async () => {
  const TimeToLiveSpecification = { AttributeName: 'expiresAt', Enabled: true };
  const answer = await documents.send(new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification }));
  expect(answer.TimeToLiveSpecification).toEqual(TimeToLiveSpecification);
});

describe('the front door', () => {
  test.each(['/', '/ping'])('reports at %s that it is healthy', async (path) => {
    expect(await (await fetch(table.endpoint + path)).text()).toBe('healthy: dynamodb.local');
  });

  const ask = (headers: Record<string, string>, body = '{}') =>
    fetch(table.endpoint, { method: 'POST', headers, body });
  const authorization = 'AWS4-HMAC-SHA256 Credential=x, SignedHeaders=x, Signature=x';

  test.each([
    ['no operation', {}, 'UnknownOperationException'],
    ['no signature', { 'x-amz-target': 'DynamoDB_20120810.ListTables' }, 'MissingAuthenticationTokenException'],
    ['an unknown operation', { 'x-amz-target': 'DynamoDB_20120810.Sing', authorization }, 'UnknownOperationException'],
  ])('refuses a request with %s', async (_, headers, type) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { __type: string }).__type).toContain(type);
  });

  test('refuses what is no JSON', async () => {
    const answer = await ask({ 'x-amz-target': 'DynamoDB_20120810.ListTables', authorization }, '{');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('SerializationException')]);
  });
});

test('the same update, time and again and with other values, has its effect each time', async () => {
  const add = (count: number, most: number) =>
    documents.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: key('COUNT'),
        UpdateExpression: 'SET #list = list_append(if_not_exists(#list, :none), :items) ADD hits :count',
        ConditionExpression: 'attribute_not_exists(hits) OR hits < :most',
        ExpressionAttributeNames: { '#list': 'list' },
        ExpressionAttributeValues: { ':count': count, ':most': most, ':none': [], ':items': [{ n: count }] },
      }),
    );
  await add(1, 2);
  await add(1, 2);
  expect(await errorOf(add(1, 2))).toBe('ConditionalCheckFailedException');
  await add(5, 10);
  expect(await item('COUNT')).toMatchObject({ hits: 7, list: [{ n: 1 }, { n: 1 }, { n: 5 }] });
});
