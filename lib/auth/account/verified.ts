/** The writes that mark a mailbox as verified. */
import { randomUUID } from 'node:crypto';
import { claimed, givenUp, lasting, lastingClaim } from './claims.ts';
import { emailClaimKey, nameClaimKey, userKey } from './items.ts';
import { AccountsUnavailable } from '../refusal.ts';
import { userUpdate, userById, written } from '../store.ts';
import { transacted, type Table } from '../table.ts';
import type { PendingEmail, User } from './user.ts';

export interface Instant {
  readonly nowIso: string;
  readonly nowUnixSeconds: number;
}

/**
 * Marks an unverified user verified, and makes the account permanent with its claims.
 *
 * @returns false when the user is verified already, or deleted
 */
export async function verifyUser(
  table: Table,
  user: User,
  { nowIso, cutsOff }: { nowIso: string; cutsOff: boolean },
): Promise<boolean> {
  const { ExpressionAttributeValues: values, ...update } = userUpdate({ isVerified: true }, nowIso, {
    cutsOff,
    drops: ['expiresAt'],
  });
  const items = [
    {
      Update: {
        TableName: table.name,
        Key: userKey(user.id),
        ...update,
        ConditionExpression: 'isVerified = :no',
        ExpressionAttributeValues: { ...values, ':no': false },
      },
    },
    ...lasting(table, user),
  ];
  return written(
    () => isFirst(transacted(table, items, randomUUID())),
    async () => isRaised(await userById(table, user.id), user, cutsOff),
  );
}

/** Tells whether a user was verified by exactly one write after it was read. */
function isRaised(now: User | null, before: User, cutsOff: boolean): boolean {
  return now !== null && now.isVerified && now.tokenVersion === before.tokenVersion + (cutsOff ? 1 : 0);
}

/**
 * Sets the pending address of a user, which is thereby verified, and revokes sign-ins.
 *
 * @returns false when the address is taken, or the user has changed
 */
export async function moveAddress(
  table: Table,
  user: User,
  to: PendingEmail,
  { nowIso, nowUnixSeconds }: Instant,
): Promise<boolean> {
  const change = { ...to, isVerified: true, isMailSuppressed: false };
  const { ExpressionAttributeValues: values, ...update } = userUpdate(change, nowIso, {
    cutsOff: true,
    drops: ['expiresAt', 'pendingEmail'],
  });
  const staying = { id: user.id };
  const items = [
    {
      Update: {
        TableName: table.name,
        Key: userKey(user.id),
        ...update,
        ConditionExpression: 'emailKey = :was AND pendingEmail.emailKey = :emailKey AND isDisabled = :no',
        ExpressionAttributeValues: { ...values, ':was': user.emailKey, ':no': false },
      },
    },
    claimed(table, emailClaimKey(to.emailKey), staying, nowUnixSeconds),
    givenUp(table, emailClaimKey(user.emailKey), user.id),
    ...(user.expiresAt === undefined ? [] : [lastingClaim(table, nameClaimKey(user.usernameKey), user.id)]),
  ];
  return written(
    async () => (await transacted(table, items, randomUUID())).length === 0,
    async () => (await userById(table, user.id))?.emailKey === to.emailKey,
  );
}

/**
 * Tells whether a transaction was written that only its first part may refuse.
 *
 * @throws AccountsUnavailable where another part was refused: the user is no longer as it was read
 */
async function isFirst(transaction: Promise<number[]>): Promise<boolean> {
  const failed = await transaction;
  if (failed.length > 0 && !failed.includes(0)) throw new AccountsUnavailable('The account was changed meanwhile.');
  return failed.length === 0;
}
