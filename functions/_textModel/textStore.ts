/**
 * Stored texts of a model, kept for a day under keyed hashes, so that the table does not reveal what they were made
 * from.
 */
import { createHmac } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { answered, happened, type Table } from '../../lib/auth/table.ts';
import type { Written } from './written.ts';
import { DAY_SECONDS } from '../../lib/auth/durations.ts';

const KEPT_SECONDS = DAY_SECONDS;
/** A request that has not answered after this long never will. */
const RUNNING_SECONDS = 35;

/**
 * A stored text with what a repeated request needs for an equal answer. Null for a composed text, which is composed
 * again.
 */
export interface KeptText extends Omit<Written<object>, 'headers' | 'text'> {
  readonly text: object | null;
}

export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'done'; readonly kept: KeptText | null; readonly nowUnixMs: number }
  | { readonly kind: 'running' | 'other_request' };

export interface TextStore {
  hashed(...parts: readonly string[]): string;
  found(hash: string, nowUnixSeconds: number): Promise<KeptText | null>;
  kept(hash: string, text: KeptText, nowUnixSeconds: number): Promise<void>;
  /** Claims an idempotency key for a request, or says which request has it. */
  claimed(keyHash: string, requestHash: string, nowUnixMs: number): Promise<Claim>;
  /** @param text null where the request was answered without one */
  answered(keyHash: string, requestHash: string, nowUnixMs: number, text: KeptText | null): Promise<void>;
  released(keyHash: string): Promise<void>;
}

interface OnceItem {
  readonly request: string;
  readonly nowUnixMs: number;
  readonly isDone: boolean;
  readonly text: KeptText | null;
  readonly expiresAt: number;
}

/**
 * Returns the store of texts and answers.
 *
 * @param key the secret key of the hashes
 */
export function textStore({ client, name }: Table, key: Buffer): TextStore {
  const textKey = (hash: string) => ({ pk: `TEXT#${hash}`, sk: 'TEXT' });
  const onceKey = (hash: string) => ({ pk: `TEXT_ONCE#${hash}`, sk: 'ANSWER' });
  const put = (item: object, condition: object = {}) =>
    happened(client.send(new PutCommand({ TableName: name, Item: item, ...condition })));
  // DynamoDB deletes late, so expired items are ignored.
  const read = async <Item extends { expiresAt: number }>(itemKey: object, now: number): Promise<Item | null> => {
    const command = new GetCommand({ TableName: name, Key: itemKey as Record<string, string>, ConsistentRead: true });
    const { Item: item } = await answered(client.send(command));
    return item && (item as Item).expiresAt > now ? (item as Item) : null;
  };
  return {
    hashed: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
    async found(hash, now) {
      return (await read<{ text: KeptText; expiresAt: number }>(textKey(hash), now))?.text ?? null;
    },
    async kept(hash, text, now) {
      await put({ ...textKey(hash), text, expiresAt: now + KEPT_SECONDS });
    },
    async claimed(keyHash, request, nowUnixMs) {
      const now = Math.floor(nowUnixMs / 1000);
      const item: OnceItem = { request, nowUnixMs, isDone: false, text: null, expiresAt: now + RUNNING_SECONDS };
      const isFirst = await put(
        { ...onceKey(keyHash), ...item },
        {
          ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
          ExpressionAttributeValues: { ':now': now },
        },
      );
      if (isFirst) return { kind: 'first' };
      const other = await read<OnceItem>(onceKey(keyHash), now);
      if (!other) return { kind: 'running' };
      if (other.request !== request) return { kind: 'other_request' };
      return other.isDone ? { kind: 'done', kept: other.text, nowUnixMs: other.nowUnixMs } : { kind: 'running' };
    },
    async answered(keyHash, request, nowUnixMs, text) {
      const expiresAt = Math.floor(nowUnixMs / 1000) + KEPT_SECONDS;
      const item: OnceItem = { request, nowUnixMs, isDone: true, text, expiresAt };
      await put({ ...onceKey(keyHash), ...item });
    },
    async released(keyHash) {
      await answered(client.send(new DeleteCommand({ TableName: name, Key: onceKey(keyHash) })));
    },
  };
}
