/** The one DynamoDB table: how it is called, and what its failures mean. */
import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { clientSettings, watchClock, type ClientOptions } from './aws.ts';
import { AccountsUnavailable } from './refusal.ts';

export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** Three attempts of this length, with the pauses between, take about two seconds. */
const PATIENCE = { tries: 3, tryMs: 600 };

/** Returns the table with a client that tries up to three times, 600 ms each, also after conflicts. */
export function openTable(name: string, options: ClientOptions): Table {
  const plain = triedAfterConflicts(watchClock(new DynamoDBClient(clientSettings(options, PATIENCE))));
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  return { name, client };
}

/** Lets a write that conflicted with a transaction be retried, as after a time-out; by default the client gives up. */
function triedAfterConflicts(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (error instanceof TransactionConflictException) Object.assign(error, { $retryable: { throttling: false } });
        throw error;
      }
    },
    { step: 'deserialize', name: 'triedAfterConflicts', priority: 'high' },
  );
  return client;
}

/**
 * Awaits a response of the table.
 *
 * @throws AccountsUnavailable when the table is unreachable or throttled
 */
export async function answered<Output>(asked: Promise<Output>): Promise<Output> {
  try {
    return await asked;
  } catch (error) {
    throw isConditionFailure(error) ? error : new AccountsUnavailable('The accounts table does not answer.', error);
  }
}

function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

/** Tells whether the condition of a write held. */
export async function happened(write: Promise<unknown>): Promise<boolean> {
  try {
    await answered(write);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** How often a transaction that conflicted with others is tried. */
const CONFLICT_TRIES = 4;

/**
 * Writes all items or none.
 *
 * @param token makes a repetition of the same write idempotent
 * @returns positions of the items whose condition failed; empty when all are written
 * @throws AccountsUnavailable when it is unknown whether they are written
 */
export async function transacted({ client }: Table, items: TransactItems, token: string): Promise<number[]> {
  for (let tries = 1; ; tries++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }));
      return [];
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw new AccountsUnavailable('The accounts table does not answer.', error);
      const failed = reasons.flatMap((reason, i) => (reason === 'ConditionalCheckFailed' ? [i] : []));
      if (failed.length > 0) return failed;
      if (tries === CONFLICT_TRIES) throw new AccountsUnavailable('The accounts table is busy.', error);
    }
    await wait(backOffMs(tries));
  }
}

function cancellationReasons(error: unknown): (string | undefined)[] | null {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
  return reasons.map(({ Code }) => Code);
}

/** Random, so that conflicting transactions do not meet again. */
function backOffMs(tries: number): number {
  return 25 * 2 ** tries * (0.5 + Math.random() / 2);
}
