/** Registering an address that somebody else entered and never verified. */
import { VERIFY_SECONDS } from '../mail/delivery.ts';
import { claimed, givenUp, handedOn } from './claims.ts';
import { emailClaimKey, nameClaimKey, orderKey, userKey } from './items.ts';
import { verifyOrderId, type MailOrder } from '../mail/outbox.ts';
import { livingUserByEmail, newItem, userById, written } from '../store.ts';
import { transacted, type Table } from '../table.ts';
import type { User } from './user.ts';

/**
 * Replaces the user who entered the same address, did not verify it, and has no valid link left to do so.
 *
 * @returns who was replaced; null when there is no such user, or another request took the address or the name first
 */
export async function replaceUser(table: Table, user: User, order: MailOrder | null): Promise<User | null> {
  const nowUnixSeconds = Date.parse(user.createdAt) / 1000;
  const former = await livingUserByEmail(table, user.emailKey, nowUnixSeconds);
  if (!former || !isReplaceable(former, nowUnixSeconds)) return null;
  const items = [
    newItem(table, { ...userKey(user.id), ...user }),
    ...(order ? [newItem(table, { ...orderKey(order.id), ...order })] : []),
    handedOn(table, emailClaimKey(user.emailKey), user, former.id),
    ...nameParts(table, user, former, nowUnixSeconds),
    removal(table, former),
    { Delete: { TableName: table.name, Key: orderKey(verifyOrderId(former.id)) } },
  ];
  const isDone = await written(
    async () => (await transacted(table, items, user.id)).length === 0,
    async () => (await userById(table, user.id)) !== null,
  );
  return isDone ? former : null;
}

/** An account that was never sent a mail may belong to an installation without mail, and be in use. */
function isReplaceable(user: User, nowUnixSeconds: number): boolean {
  const { expiresAt, isDisabled, isVerified, verifyExpiresAt, verifyOrderedAt } = user;
  const hadMail = verifyExpiresAt > 0 || expiresAt !== undefined;
  const linkEndsAt = Math.max(verifyExpiresAt, verifyOrderedAt + VERIFY_SECONDS);
  return !isVerified && !isDisabled && hadMail && linkEndsAt <= nowUnixSeconds;
}

function nameParts(table: Table, user: User, former: User, nowUnixSeconds: number) {
  const key = nameClaimKey(user.usernameKey);
  if (user.usernameKey === former.usernameKey) return [handedOn(table, key, user, former.id)];
  return [claimed(table, key, user, nowUnixSeconds), givenUp(table, nameClaimKey(former.usernameKey), former.id)];
}

/** Only if unchanged: a user who was verified, mailed or renamed meanwhile is kept. */
function removal({ name }: Table, { id, usernameKey, verifyExpiresAt, verifyOrderedAt }: User) {
  return {
    Delete: {
      TableName: name,
      Key: userKey(id),
      ConditionExpression:
        'isVerified = :no AND isDisabled = :no AND usernameKey = :name AND verifyExpiresAt = :ends AND verifyOrderedAt = :ordered',
      ExpressionAttributeValues: {
        ':no': false,
        ':name': usernameKey,
        ':ends': verifyExpiresAt,
        ':ordered': verifyOrderedAt,
      },
    },
  };
}
