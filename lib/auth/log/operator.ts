/** Operations of an administrator on accounts: finding, changing and erasing them. */
import { randomUUID } from 'node:crypto';
import { GetCommand, ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { forgetLogins } from '../limits/forgottenLogins.ts';
import { emailAddress, username } from '../account/identifiers.ts';
import { mailOrder, putOrder, verifyOrderId, type MailOrder } from '../mail/outbox.ts';
import { noteOperator } from './operatorLog.ts';
import { isoInstant } from '../services.ts';
import { AccountsUnavailable } from '../refusal.ts';
import type { SecurityEvent } from './securityLog.ts';
import { changeUser, taken, userByEmail, userById, type MailToken } from '../store.ts';
import { nameClaimKey, orderKey, userKey } from '../account/items.ts';
import { answered, transacted, type Table } from '../table.ts';
import { DEFAULT_ROLE, type User } from '../account/user.ts';
import { verifyUser } from '../account/verified.ts';

/** Returns the user of an id, an e-mail address or a username, in any equivalent spelling. */
export async function namedUser(table: Table, name: string): Promise<User | null> {
  if (name.includes('@')) {
    const address = emailAddress(name);
    return 'problem' in address ? null : userByEmail(table, address.key);
  }
  // Ids take precedence: a username may equal somebody else's id in lower case.
  return (await userById(table, name)) ?? (await userByUsername(table, name));
}

async function userByUsername(table: Table, name: string): Promise<User | null> {
  const found = username(name);
  if ('problem' in found) return null;
  const { Item: claim } = await answered(
    table.client.send(new GetCommand({ TableName: table.name, Key: nameClaimKey(found.key), ConsistentRead: true })),
  );
  return claim ? userById(table, String(claim['userId'])) : null;
}

export type UserFilter = Partial<Pick<User, 'isVerified' | 'isDisabled'>>;

/** Returns at most so many users, and whether there are more; scans the table until they are found. */
export async function listedUsers(
  table: Table,
  filter: UserFilter,
  limit: number,
): Promise<{ readonly users: User[]; readonly hasMore: boolean }> {
  const { pk, sk } = userKey('');
  const wanted = Object.entries(filter);
  const found = scanned<User>(table, {
    FilterExpression: ['begins_with(pk, :pk)', 'sk = :sk', ...wanted.map(([field]) => `${field} = :${field}`)].join(
      ' AND ',
    ),
    ExpressionAttributeValues: {
      ':pk': pk,
      ':sk': sk,
      ...Object.fromEntries(wanted.map(([field, value]) => [`:${field}`, value])),
    },
  });
  const users: User[] = [];
  let hasMore = false;
  for await (const user of found) {
    hasMore = users.length === limit;
    if (hasMore) break;
    users.push(user);
  }
  return { users: users.sort((a, b) => (a.id < b.id ? -1 : 1)), hasMore };
}

async function* scanned<Item>(
  { client, name }: Table,
  filter: Pick<ScanCommandInput, 'FilterExpression' | 'ExpressionAttributeValues'>,
): AsyncGenerator<Item> {
  let from: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await answered(
      client.send(new ScanCommand({ TableName: name, ...filter, ConsistentRead: true, ExclusiveStartKey: from })),
    );
    yield* (page.Items ?? []) as Item[];
    from = page.LastEvaluatedKey;
  } while (from);
}

export type OperatorChange = Partial<Pick<User, 'isVerified' | 'isDisabled' | 'isMailSuppressed' | 'role' | 'tier'>>;

export interface Changed {
  /** The user after the change. */
  readonly user: User;
  readonly isChanged: boolean;
  readonly endsSignIns: boolean;
}

/**
 * Changes a user; ends its sign-ins where the change takes rights away.
 *
 * @returns null when the user is deleted
 */
export async function changed(
  table: Table,
  user: User,
  change: OperatorChange,
  nowUnixMs: number,
): Promise<Changed | null> {
  const isSame = Object.entries(change).every(([field, value]) => user[field as keyof User] === value);
  if (isSame) return { user, isChanged: false, endsSignIns: false };
  const nowIso = isoInstant({ nowUnixMs });
  if (change.isVerified === true) return operatorVerified(table, user, nowUnixMs);
  const endsSignIns = takesAway(user, change);
  if (!(await changeUser(table, user, change, { nowIso, cutsOff: endsSignIns }))) return null;
  for (const event of eventsOf(user, change)) await noteOperator(table, event, user.id, nowUnixMs);
  const tokenVersion = user.tokenVersion + (endsSignIns ? 1 : 0);
  return { user: { ...user, ...change, updatedAt: nowIso, tokenVersion }, isChanged: true, endsSignIns };
}

/** An account that would have expired becomes permanent. */
async function operatorVerified(table: Table, user: User, nowUnixMs: number): Promise<Changed | null> {
  const nowIso = isoInstant({ nowUnixMs });
  if (!(await verifyUser(table, user, { nowIso, cutsOff: false }))) return null;
  await noteOperator(table, 'verified', user.id, nowUnixMs);
  const verified = await userById(table, user.id);
  return verified && { user: verified, isChanged: true, endsSignIns: false };
}

function eventsOf(user: User, { isDisabled, role }: OperatorChange): SecurityEvent[] {
  return [
    ...(role !== undefined && role !== user.role ? (['role_changed'] as const) : []),
    ...(isDisabled !== undefined && isDisabled !== user.isDisabled
      ? [isDisabled ? ('account_disabled' as const) : ('account_enabled' as const)]
      : []),
  ];
}

/**
 * Whether sign-ins must end. A promotion from the default role takes effect with the next refresh. Which of two other
 * roles has more rights is not known here, so leaving one always ends them.
 */
function takesAway(user: User, { isDisabled, role }: OperatorChange): boolean {
  const isDemoted = role !== undefined && role !== user.role && user.role !== DEFAULT_ROLE;
  return isDemoted || (isDisabled === true && !user.isDisabled);
}

export type Hindrance = 'verified' | 'disabled' | 'suppressed';

/** Returns why a verification mail would not be sent; null where it would be. */
export function verificationHindrance({ isDisabled, isMailSuppressed, isVerified }: User): Hindrance | null {
  if (isVerified) return 'verified';
  if (isDisabled) return 'disabled';
  return isMailSuppressed ? 'suppressed' : null;
}

/**
 * Queues a verification mail, which wakes the sender of mails.
 *
 * @returns false when the user is deleted
 */
export async function isVerificationOrdered(table: Table, user: User, nowUnixMs: number): Promise<boolean> {
  const nowUnixSeconds = Math.floor(nowUnixMs / 1000);
  const change = { verifyOrderedAt: nowUnixSeconds };
  if (!(await changeUser(table, user, change, { nowIso: user.updatedAt }))) return false;
  await putOrder(table, mailOrder('verify', user.id, user.lang, { id: verifyOrderId(user.id), nowUnixSeconds }));
  return true;
}

interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What is stored for a user besides the user item. */
export interface Kept {
  readonly claims: readonly Key[];
  readonly tokens: readonly (MailToken & Key)[];
  readonly orders: readonly (MailOrder & Key)[];
}

/** Returns the items that name a user by id. Scans the whole table: only operators call this. */
export async function keptFor(table: Table, userId: string): Promise<Kept> {
  const found: (Key & Partial<MailToken>)[] = [];
  const filter = { FilterExpression: 'userId = :id', ExpressionAttributeValues: { ':id': userId } };
  for await (const item of scanned<Key>(table, filter)) found.push(item);
  const isClaim = ({ sk }: Key) => sk === nameClaimKey('').sk;
  const isOrder = ({ pk }: Key) => pk === orderKey('').pk;
  return {
    claims: found.filter(isClaim),
    orders: found.filter(isOrder) as (MailOrder & Key)[],
    tokens: found.filter((item) => !isClaim(item) && !isOrder(item)) as (MailToken & Key)[],
  };
}

/**
 * Erases a user with everything stored for that user, the user item last, so that an interrupted erasure can be
 * repeated. What is stored about its sign-ins goes too: the next owner of the address has nothing to do with it.
 *
 * @param user null for one that is deleted already, while items still name its id
 */
export async function eraseUser(table: Table, id: string, user: User | null, nowUnixMs: number): Promise<void> {
  const kept = await keptFor(table, id);
  await removeMail(table, kept);
  if (user) await forgetLogins(table, user.emailKey, 'all');
  const claims = kept.claims.map(({ pk, sk }) => ({
    Delete: {
      TableName: table.name,
      Key: { pk, sk },
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: { ':id': id },
    },
  }));
  const items = [{ Delete: { TableName: table.name, Key: userKey(id) } }, ...claims];
  if ((await transacted(table, items, randomUUID())).length > 0) {
    throw new AccountsUnavailable('The account was changed meanwhile.');
  }
  // A mail that was being sent meanwhile has left its token behind.
  await removeMail(table, await keptFor(table, id));
  await noteOperator(table, 'account_deleted', id, nowUnixMs);
}

async function removeMail(table: Table, { orders, tokens }: Kept): Promise<void> {
  for (const { pk, sk } of [...orders, ...tokens]) await taken(table, { pk, sk });
}
