/**
 * The tokens in an account's mails: noted on the user, so that erasing an account finds them without scanning the
 * table.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tokenKey, userKey } from '../account/items.ts';
import { EXISTS, found, putMailToken, type MailToken } from '../store.ts';
import { happened, type Table } from '../table.ts';
import type { User } from '../account/user.ts';

/**
 * Stores a token, noted on its user; removes the notes of expired ones.
 *
 * @returns false when the user is deleted: then no token is stored
 */
export async function keptMailToken(
  table: Table,
  user: Pick<User, 'id' | 'mailTokens'>,
  token: MailToken,
  nowUnixSeconds: number,
): Promise<boolean> {
  const old = [...(user.mailTokens ?? [])].filter((note) => noted(note).expiresAt <= nowUnixSeconds);
  if (old.length > 0) await isNoted(table, user.id, 'DELETE', old);
  const note = `${token.expiresAt} ${token.purpose} ${token.hash}`;
  if (!(await isNoted(table, user.id, 'ADD', [note]))) return false;
  await putMailToken(table, token);
  return true;
}

function isNoted({ client, name }: Table, userId: string, how: 'ADD' | 'DELETE', notes: readonly string[]) {
  const command = new UpdateCommand({
    TableName: name,
    Key: userKey(userId),
    UpdateExpression: `${how} mailTokens :notes`,
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':notes': new Set(notes) },
  });
  return happened(client.send(command));
}

function noted(note: string) {
  const [expiresAt, purpose, hash] = note.split(' ') as [string, string, string];
  return { expiresAt: Number(expiresAt), purpose, hash };
}

/** Returns the keys of a user's tokens, including expired and used ones. */
export function mailTokenKeys({ mailTokens = new Set() }: User): { pk: string; sk: string }[] {
  return [...mailTokens].map(noted).map(({ hash, purpose }) => tokenKey(hash, purpose));
}

/** Returns the tokens of a user that still exist. */
export async function mailTokensOf(table: Table, user: User): Promise<MailToken[]> {
  const tokens = await Promise.all(mailTokenKeys(user).map((key) => found<MailToken>(table, key)));
  return tokens.filter((token) => token !== null);
}
