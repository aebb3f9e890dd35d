/**
 * Users and their one-time tokens in the accounts table. Reads are consistent: an account call must see the one before
 * it.
 */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { claimed, claimKeys, lasting } from './account/claims.ts';
import { emailClaimKey, orderKey, tokenKey, userKey } from './account/items.ts';
import type { MailOrder } from './mail/outbox.ts';
import { AccountsUnavailable } from './refusal.ts';
import { answered, happened, transacted, type Table } from './table.ts';
import { isLiving, type User } from './account/user.ts';

/** A one-time token of a mail; only its hash is stored. */
export interface MailToken {
  readonly hash: string;
  readonly purpose: 'verify' | 'reset' | 'change_email';
  readonly userId: string;
  /** The mailbox it was sent to. */
  readonly emailKey: string;
  /** The user's token version when the token was created: revoking sign-ins revokes reset tokens too. */
  readonly tokenVersion: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

export type UserChange = Partial<
  Pick<
    User,
    | 'isVerified'
    | 'passwordHash'
    | 'verifyOrderedAt'
    | 'verifyExpiresAt'
    | 'isMailSuppressed'
    | 'isDisabled'
    | 'role'
    | 'tier'
  >
>;

const IS_NEW = 'attribute_not_exists(pk)';
export const EXISTS = 'attribute_exists(pk)';

/**
 * Writes a new user with claims that make its name and its address unique.
 *
 * @returns false when either is taken, without saying which
 */
export async function createUser(table: Table, user: User, order: MailOrder | null): Promise<boolean> {
  const nowUnixSeconds = Date.parse(user.createdAt) / 1000;
  const items = [
    newItem(table, { ...userKey(user.id), ...user }),
    ...claimKeys(user).map((key) => claimed(table, key, user, nowUnixSeconds)),
    ...(order ? [newItem(table, { ...orderKey(order.id), ...order })] : []),
  ];
  return written(
    async () => (await transacted(table, items, user.id)).length === 0,
    async () => (await userById(table, user.id)) !== null,
  );
}

/** Returns the part of a transaction that creates an item where none exists. */
export function newItem({ name }: Table, item: object) {
  return { Put: { TableName: name, Item: item, ConditionExpression: IS_NEW } };
}

/**
 * Tells whether a write was made. Its response may get lost although it succeeded, and the retry then meets its own
 * write; so where it seems to have failed, the table is checked for what only this write can have stored.
 */
export async function written(write: () => Promise<boolean>, isThere: () => Promise<boolean>): Promise<boolean> {
  try {
    return (await write()) || (await isThere());
  } catch (error) {
    if (error instanceof AccountsUnavailable && (await isThere())) return true;
    throw error;
  }
}

/**
 * Reads a user, even one that has expired; null when there is none.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function userById(table: Table, id: string): Promise<User | null> {
  return found<User>(table, userKey(id));
}

/** Finds the user of an address by `emailKey`; null when there is none. */
export async function userByEmail(table: Table, emailKey: string): Promise<User | null> {
  const claim = await found<{ userId: string }>(table, emailClaimKey(emailKey));
  // A user is read even where there is no claim, so that the response time does not reveal who has an account.
  return userById(table, claim?.userId ?? 'nobody');
}

/** Reads a user that has not expired, by id; null when there is none. */
export async function livingUser(table: Table, id: string, nowUnixSeconds: number): Promise<User | null> {
  return living(await userById(table, id), nowUnixSeconds);
}

/** Finds the user of an address that has not expired; null when there is none. */
export async function livingUserByEmail(table: Table, emailKey: string, nowUnixSeconds: number): Promise<User | null> {
  return living(await userByEmail(table, emailKey), nowUnixSeconds);
}

function living(user: User | null, nowUnixSeconds: number): User | null {
  return user && isLiving(user, nowUnixSeconds) ? user : null;
}

/** Reads an item; null when there is none. */
export async function found<Item>({ client, name }: Table, key: { pk: string; sk: string }): Promise<Item | null> {
  const { Item: item } = await answered(
    client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true })),
  );
  return (item as Item | undefined) ?? null;
}

/**
 * Changes a user; where the change revokes sign-ins, the same write increments the token version.
 *
 * @returns false when the user is deleted, or when another change of the password or another mail order came first
 */
export async function changeUser(
  table: Table,
  user: User,
  change: UserChange,
  { nowIso, cutsOff = false }: { nowIso: string; cutsOff?: boolean },
): Promise<boolean> {
  const { passwordHash } = change;
  // A pending address may have been requested by an intruder, so a new password drops it.
  const drops = cutsOff && passwordHash !== undefined ? (['pendingEmail'] as const) : [];
  const { ExpressionAttributeValues: values, ...update } = userUpdate(change, nowIso, { cutsOff, drops });
  const unchanged = stillTo(change);
  const command = new UpdateCommand({
    TableName: table.name,
    Key: userKey(user.id),
    ...update,
    ConditionExpression: unchanged === null ? EXISTS : `${unchanged} = :was`,
    ExpressionAttributeValues: { ...values, ...(unchanged !== null && { ':was': user[unchanged] }) },
  });
  const write = () => happened(table.client.send(command));
  return passwordHash === undefined ? write() : written(write, () => hasPasswordHash(table, user.id, passwordHash));
}

/** The field that must be unchanged, so that only one of several concurrent changes succeeds. */
function stillTo({ passwordHash, verifyOrderedAt }: UserChange): 'tokenVersion' | 'verifyOrderedAt' | null {
  if (passwordHash !== undefined) return 'tokenVersion';
  return verifyOrderedAt === undefined ? null : 'verifyOrderedAt';
}

/** Every hash has a salt of its own, so none is ever written twice. */
async function hasPasswordHash(table: Table, id: string, passwordHash: string): Promise<boolean> {
  return (await userById(table, id))?.passwordHash === passwordHash;
}

interface Setting {
  readonly cutsOff?: boolean;
  /** Fields to remove. */
  readonly drops?: readonly (keyof User)[];
}

/** Returns what an update of a user sets, removes and increments. */
export function userUpdate(change: object, nowIso: string, { cutsOff = false, drops = [] }: Setting) {
  const fields = Object.entries({ ...change, updatedAt: nowIso });
  return {
    UpdateExpression: [
      `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ...(drops.length > 0 ? [`REMOVE ${drops.join(', ')}`] : []),
      ...(cutsOff ? ['ADD tokenVersion :one'] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      ...(cutsOff && { ':one': 1 }),
    },
  };
}

/**
 * Stores a one-time token by its hash.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function putMailToken({ client, name }: Table, token: MailToken): Promise<void> {
  await answered(
    client.send(new PutCommand({ TableName: name, Item: { ...tokenKey(token.hash, token.purpose), ...token } })),
  );
}

/** Returns a token that exists and has not expired; the table deletes expired ones late. */
export async function mailToken(
  table: Table,
  hash: string,
  purpose: MailToken['purpose'],
  nowUnixSeconds: number,
): Promise<MailToken | null> {
  const token = await found<MailToken>(table, tokenKey(hash, purpose));
  return token && token.expiresAt > nowUnixSeconds ? token : null;
}

/**
 * Uses up a reset token and sets the new password; also verifies the mailbox, and revokes sign-ins.
 *
 * @returns false when the token was used meanwhile, or the user has changed
 */
export async function resetPassword(
  table: Table,
  user: User,
  token: MailToken,
  passwordHash: string,
  { nowIso, notice }: { nowIso: string; notice: MailOrder | null },
): Promise<boolean> {
  const { ExpressionAttributeValues: values, ...update } = userUpdate({ passwordHash, isVerified: true }, nowIso, {
    cutsOff: true,
    drops: ['expiresAt', 'pendingEmail'],
  });
  const items = [
    { Delete: { TableName: table.name, Key: tokenKey(token.hash, token.purpose), ConditionExpression: EXISTS } },
    {
      Update: {
        TableName: table.name,
        Key: userKey(token.userId),
        ...update,
        ConditionExpression: 'tokenVersion = :was AND isDisabled = :no',
        ExpressionAttributeValues: { ...values, ':was': token.tokenVersion, ':no': false },
      },
    },
    ...lasting(table, user),
    ...(notice ? [{ Put: { TableName: table.name, Item: { ...orderKey(notice.id), ...notice } } }] : []),
  ];
  return written(
    async () => (await transacted(table, items, requestToken(token.hash, passwordHash))).length === 0,
    () => hasPasswordHash(table, token.userId, passwordHash),
  );
}

/** Repeating the same reset is the same write; another password with the same token is a different one. */
function requestToken(tokenHash: string, passwordHash: string): string {
  return `${tokenHash.slice(0, 16)}-${passwordHash.slice(-16)}`;
}

/** Deletes an existing item; of concurrent calls only one gets true. */
export async function taken({ client, name }: Table, key: { pk: string; sk: string }): Promise<boolean> {
  return happened(client.send(new DeleteCommand({ TableName: name, Key: key, ConditionExpression: EXISTS })));
}
