/**
 * Actions of operators on their way to the security log: an operator's machine has no log that is kept, so the line
 * waits in the table with the mails until the function that sends those writes it.
 */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { orderKey } from '../account/items.ts';
import type { MailParts } from '../services.ts';
import { securityLine, type SecurityEvent, type SecurityLine } from './securityLog.ts';
import { taken } from '../store.ts';
import { answered, type Table } from '../table.ts';
import { DAY_SECONDS } from '../durations.ts';

/** How long a line waits where no service runs that would write it. */
const WAITING_SECONDS = 90 * DAY_SECONDS;

interface WaitingLine {
  readonly pk: string;
  readonly sk: string;
  readonly line: SecurityLine;
}

/**
 * Stores an event caused by an operator for the security log.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function noteOperator(
  { client, name }: Table,
  event: SecurityEvent,
  userId: string,
  nowUnixMs: number,
): Promise<void> {
  const line = securityLine(event, userId, { nowUnixMs });
  const expiresAt = Math.floor(nowUnixMs / 1000) + WAITING_SECONDS;
  const item = { ...orderKey(`event-${ulid(nowUnixMs)}`), line, expiresAt };
  await answered(client.send(new PutCommand({ TableName: name, Item: item })));
}

/** Returns the waiting lines, the oldest first. */
export async function waitingLines({ client, name }: Table): Promise<WaitingLine[]> {
  const { pk, sk } = orderKey('event-');
  const command = new QueryCommand({
    TableName: name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });
  return ((await answered(client.send(command))).Items ?? []) as WaitingLine[];
}

/**
 * Writes the waiting lines to the security log; a line that cannot be deleted afterwards is written twice, never lost.
 */
export async function writeWaitingLines({
  securityLog,
  table,
}: Pick<MailParts, 'securityLog' | 'table'>): Promise<void> {
  for (const { line, pk, sk } of await waitingLines(table)) {
    securityLog.write(line);
    await taken(table, { pk, sk });
  }
}
