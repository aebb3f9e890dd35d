/** Export and erasure of a person's data, found by keys that the account itself names. */
import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { claimKeys, givenUp } from './claims.ts';
import { orderKey, userKey } from './items.ts';
import { clearedLogins } from '../limits/loginTries.ts';
import { mailTokenKeys, mailTokensOf } from '../mail/mailTokens.ts';
import { forgetLogins } from '../limits/forgottenLogins.ts';
import { MAIL_KINDS } from '../../words/account/mailWords.ts';
import { orderId, type MailOrder } from '../mail/outbox.ts';
import { unixSeconds, type AccountParts, type Caller } from '../services.ts';
import { personRecord, type PersonRecord } from './personRecord.ts';
import { requirePassword } from './recovery.ts';
import { AccountsUnavailable } from '../refusal.ts';
import { currentUser } from '../token/session.ts';
import { found, userById } from '../store.ts';
import { answered, transacted, type Table } from '../table.ts';
import type { AccessClaims } from '../token/tokens.ts';
import type { User } from './user.ts';

/**
 * Returns everything stored about a signed-in user, except what would let somebody else sign in.
 *
 * @throws AccountRefusal `invalid_token`
 */
export async function ownRecord(parts: AccountParts, claims: AccessClaims, caller: Caller): Promise<PersonRecord> {
  const user = await currentUser(parts, claims, caller);
  const [tokens, orders] = await Promise.all([mailTokensOf(parts.table, user), ordersOf(parts.table, user)]);
  parts.securityLog('data_exported', user.id, caller);
  return personRecord(user, { tokens, orders }, caller);
}

async function ordersOf(table: Table, user: User): Promise<MailOrder[]> {
  const orders = await Promise.all(orderKeys(user).map((key) => found<MailOrder>(table, key)));
  return orders.filter((order) => order !== null);
}

const orderKeys = ({ id }: User) => MAIL_KINDS.map((kind) => orderKey(orderId(kind, id)));

/**
 * Deletes a signed-in user who gives the password, with everything stored for that user.
 *
 * @throws AccountRefusal `current_password_invalid`, `invalid_token`, `rate_limited`
 */
export async function leave(
  parts: AccountParts,
  claims: AccessClaims,
  password: string,
  caller: Caller,
): Promise<void> {
  const user = await currentUser(parts, claims, caller);
  await requirePassword(parts, user, password, caller);
  await forgetLogins(parts.table, user.emailKey, 'all');
  await removeUser(parts.table, user);
  parts.securityLog('account_deleted', user.id, caller);
  await forgetCounts(parts, user, caller);
}

/** A mail in preparation may change the user between reading and deleting. */
const TRIES = 4;

async function removeUser(table: Table, user: User): Promise<void> {
  let left: User | null = user;
  for (let tries = 0; left !== null && tries < TRIES; tries++) {
    // The user last: an erasure that is interrupted leaves an account that can be erased again.
    await Promise.all([...mailTokenKeys(left), ...orderKeys(left)].map((key) => removed(table, key)));
    left = (await isRemoved(table, left)) ? null : await userById(table, user.id);
  }
  if (left !== null) throw new AccountsUnavailable('The account was changed meanwhile.');
}

async function removed({ client, name }: Table, key: { pk: string; sk: string }): Promise<void> {
  await answered(client.send(new DeleteCommand({ TableName: name, Key: key })));
}

/** Deletes a user with both claims, if unchanged since it was read. */
async function isRemoved(table: Table, user: User): Promise<boolean> {
  const { emailKey, id, mailTokens, usernameKey } = user;
  const items = [
    {
      Delete: {
        TableName: table.name,
        Key: userKey(id),
        ConditionExpression: `emailKey = :email AND usernameKey = :name AND ${mailTokens ? 'mailTokens = :notes' : 'attribute_not_exists(mailTokens)'}`,
        ExpressionAttributeValues: {
          ':email': emailKey,
          ':name': usernameKey,
          ...(mailTokens && { ':notes': mailTokens }),
        },
      },
    },
    ...claimKeys(user).map((key) => givenUp(table, key, id)),
  ];
  try {
    return (await transacted(table, items, randomUUID())).length === 0;
  } catch (error) {
    // The response may have been lost.
    if (error instanceof AccountsUnavailable && (await userById(table, id)) === null) return true;
    throw error;
  }
}

/** Counters name nobody and expire by themselves; but the next owner of the address must start afresh. */
async function forgetCounts(parts: AccountParts, { emailKey, id }: User, caller: Caller): Promise<void> {
  const { throttle } = parts;
  const now = unixSeconds(caller);
  await Promise.all([
    clearedLogins(parts, emailKey, caller),
    throttle.cleared('forgot_account', emailKey, now),
    throttle.cleared('resend_account', emailKey, now),
    throttle.cleared('change_email_account', id, now),
    throttle.cleared('refresh_user', id, now),
  ]);
}
