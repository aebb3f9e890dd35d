/**
 * Mails to be sent: queued in the same write as their cause, sent separately, retried for hours.
 *
 * An order holds no token: a link is created when its mail is sent, so the table never holds a valid one.
 */
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { alarm } from '../log/alarm.ts';
import { answered, happened, type Table } from '../table.ts';
import { orderKey } from '../account/items.ts';
import type { MailKind } from '../../words/account/mailWords.ts';
import type { NameLanguage } from '../../words/language.ts';
import { DAY_SECONDS } from '../durations.ts';

export interface MailOrder {
  readonly id: string;
  readonly kind: MailKind;
  /** Null for an address without an account: such an order is written so that both cases take the same time. */
  readonly userId: string | null;
  readonly lang: NameLanguage;
  readonly attempts: number;
  /** Unix seconds. */
  readonly dueAt: number;
  readonly expiresAt: number;
}

/** Pauses before the second to the sixth attempt: five repetitions in six hours. */
const PAUSES_SECONDS = [60, 600, 3600, 7200, 10_800];
const ORDER_SECONDS = DAY_SECONDS;
/** How long a sender has before another may try. */
export const HOLD_SECONDS = 60;

/**
 * Returns an order for a mail, which expires after a day; `dueAt` and `expiresAt` in Unix seconds.
 *
 * @param dueInSeconds 0 for a mail that is left to the outbox; otherwise how long the caller itself tries
 */
export function mailOrder(
  kind: MailKind,
  userId: string | null,
  lang: NameLanguage,
  { id, nowUnixSeconds, dueInSeconds = 0 }: { id: string; nowUnixSeconds: number; dueInSeconds?: number },
): MailOrder {
  const dueAt = nowUnixSeconds + dueInSeconds;
  return { id, kind, userId, lang, attempts: 0, dueAt, expiresAt: nowUnixSeconds + ORDER_SECONDS };
}

/**
 * Returns one id for each kind and user: repeated orders while mail cannot be sent become one mail, and erasing an
 * account finds its orders.
 */
export function orderId(kind: MailKind, userId: string): string {
  return `${kind}-${userId}`;
}

/** Returns the id of an order for a verification mail. */
export function verifyOrderId(userId: string): string {
  return orderId('verify', userId);
}

/**
 * Writes an order, replacing one with the same id.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function putOrder({ client, name }: Table, order: MailOrder): Promise<void> {
  await answered(client.send(new PutCommand({ TableName: name, Item: { ...orderKey(order.id), ...order } })));
}

/**
 * Deletes an order that is done, if it exists; an order that replaced it meanwhile is kept.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function removeOrder({ client, name }: Table, { dueAt, id }: MailOrder): Promise<void> {
  const command = new DeleteCommand({
    TableName: name,
    Key: orderKey(id),
    ConditionExpression: 'dueAt = :was',
    ExpressionAttributeValues: { ':was': dueAt },
  });
  await happened(client.send(command));
}

/** Returns the due orders, each reserved for the caller for a minute. */
export async function heldOrders(table: Table, nowUnixSeconds: number): Promise<MailOrder[]> {
  const orders = await dueOrders(table, nowUnixSeconds);
  const dueAt = nowUnixSeconds + HOLD_SECONDS;
  const isHeld = await Promise.all(orders.map((order) => postponed(table, order, dueAt)));
  return orders.filter((_, i) => isHeld[i]).map((order) => ({ ...order, dueAt }));
}

/** Reads every page: orders that are not yet due come before those that are. */
async function dueOrders({ client, name }: Table, nowUnixSeconds: number): Promise<MailOrder[]> {
  const orders: MailOrder[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const command = new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :outbox',
      // Lines for the security log wait there too; they have no due time.
      FilterExpression: 'dueAt <= :now AND expiresAt > :now',
      ExpressionAttributeValues: { ':outbox': orderKey('').pk, ':now': nowUnixSeconds },
      ConsistentRead: true,
      ExclusiveStartKey: from,
    });
    const { Items: items = [], LastEvaluatedKey: next } = await answered(client.send(command));
    orders.push(...(items as MailOrder[]));
    from = next;
  } while (from);
  return orders;
}

async function postponed({ client, name }: Table, order: MailOrder, dueAt: number, attempts = order.attempts) {
  const command = new UpdateCommand({
    TableName: name,
    Key: orderKey(order.id),
    UpdateExpression: 'SET dueAt = :next, attempts = :attempts',
    ConditionExpression: 'dueAt = :was',
    ExpressionAttributeValues: { ':next': dueAt, ':attempts': attempts, ':was': order.dueAt },
  });
  return happened(client.send(command));
}

/** Records a failed attempt: the order becomes due again later, or is given up. */
export async function noteFailure(table: Table, held: MailOrder, nowUnixSeconds: number): Promise<void> {
  const pause = PAUSES_SECONDS[held.attempts];
  if (pause === undefined) {
    alarm('mail_given_up', { kind: held.kind });
    await removeOrder(table, held);
    return;
  }
  await postponed(table, held, nowUnixSeconds + pause, held.attempts + 1);
}
