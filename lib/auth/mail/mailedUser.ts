/**
 * The fields of a user that mail needs, and no others: the IAM roles of the mail functions cannot read more
 * (scripts/deployment/mailItems.cjs), above all no password.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { emailClaimKey, userKey } from '../account/items.ts';
import { answered, happened, type Table } from '../table.ts';
import { isLiving, type User } from '../account/user.ts';

const FIELDS = [
  'id',
  'emailKey',
  'emailAddress',
  'fullName',
  'isDisabled',
  'isMailSuppressed',
  'isVerified',
  'tokenVersion',
  'expiresAt',
  'pendingEmail',
  'mailTokens',
] as const satisfies readonly (keyof User)[];

export type MailedUser = Pick<User, (typeof FIELDS)[number]>;

/**
 * Reads the fields of a user that mail needs; null where there is no such user, or no longer.
 *
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function mailedUser(
  { client, name }: Table,
  id: string,
  nowUnixSeconds: number,
): Promise<MailedUser | null> {
  const command = new GetCommand({
    TableName: name,
    Key: userKey(id),
    ConsistentRead: true,
    ProjectionExpression: FIELDS.map((field) => `#${field}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(FIELDS.map((field) => [`#${field}`, field])),
  });
  const { Item: item } = await answered(client.send(command));
  const user = item as MailedUser | undefined;
  return user && isLiving(user, nowUnixSeconds) ? user : null;
}

/**
 * Finds the user of an address by `emailKey`, with the fields that mail needs; null where there is none, or no longer.
 */
export async function mailedUserByEmail(
  table: Table,
  emailKey: string,
  nowUnixSeconds: number,
): Promise<MailedUser | null> {
  const key = emailClaimKey(emailKey);
  const { Item: claim } = await answered(
    table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true })),
  );
  return claim ? mailedUser(table, String(claim['userId']), nowUnixSeconds) : null;
}

/** What the senders of mail note on a user: nothing that the user sees, so the date of change stays. */
export type MailNote = Pick<User, 'verifyExpiresAt'> | Pick<User, 'isMailSuppressed'>;

/**
 * Notes something about the mails of a user.
 *
 * @returns false when the user is deleted
 * @throws AccountsUnavailable when the table is unreachable
 */
export async function noteOfMail({ client, name }: Table, id: string, note: MailNote): Promise<boolean> {
  const [[field, value]] = Object.entries(note) as [[string, number | boolean]];
  const command = new UpdateCommand({
    TableName: name,
    Key: userKey(id),
    UpdateExpression: 'SET #field = :value',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':value': value },
  });
  return happened(client.send(command));
}
