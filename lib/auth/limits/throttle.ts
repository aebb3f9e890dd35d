/** Rate limits: counters in the table, each with one conditional write. */
import { createHash } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { message } from '../../words/message.ts';
import { alarmOnce } from '../log/alarm.ts';
import { AccountRefusal, AccountsUnavailable } from '../refusal.ts';
import { answered, happened, type Table } from '../table.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations.ts';

export interface Limit {
  readonly hits: number;
  readonly windowSeconds: number;
}

/** Limits by address are generous: an Indian mobile carrier has thousands of people behind one address. */
export const LIMITS = {
  login_account_ip: { hits: 10, windowSeconds: 15 * MINUTE_SECONDS },
  login_ip: { hits: 100, windowSeconds: 15 * MINUTE_SECONDS },
  /** For a device with a refresh token of an earlier sign-in. */
  login_device: { hits: 10, windowSeconds: 15 * MINUTE_SECONDS },
  /** The ceiling of failures in a rolling day, counted by `failures`; addresses unknown to the account are delayed. */
  login_account: { hits: 100, windowSeconds: DAY_SECONDS },
  register_ip: { hits: 30, windowSeconds: HOUR_SECONDS },
  forgot_account: { hits: 3, windowSeconds: HOUR_SECONDS },
  forgot_ip: { hits: 30, windowSeconds: HOUR_SECONDS },
  resend_account: { hits: 3, windowSeconds: HOUR_SECONDS },
  resend_ip: { hits: 30, windowSeconds: HOUR_SECONDS },
  change_email_account: { hits: 3, windowSeconds: HOUR_SECONDS },
  token_ip: { hits: 60, windowSeconds: HOUR_SECONDS },
  refresh_user: { hits: 30, windowSeconds: MINUTE_SECONDS },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
/** Limits that are counted in windows of fixed length. */
export type WindowName = Exclude<LimitName, 'login_account'>;
export type Limits<Name extends string = LimitName> = Readonly<Record<Name, Limit>>;

/** The key of a counter; stored as a hash, as addresses are personal data. */
export type Subject = string;

export interface Throttle<Name extends string = WindowName> {
  /** Counts one attempt. Returns null where it is allowed, otherwise the seconds to wait. */
  counted(name: Name, subject: Subject, nowUnixSeconds: number): Promise<number | null>;
  /** Resets a counter. */
  cleared(name: Name, subject: Subject, nowUnixSeconds: number): Promise<void>;
  /** Takes one attempt back. */
  returned(name: Name, subject: Subject, nowUnixSeconds: number): Promise<void>;
}

/** For local runs and tests that are not about throttling. */
export const UNLIMITED: Throttle<string> = {
  counted: () => Promise.resolve(null),
  cleared: () => Promise.resolve(),
  returned: () => Promise.resolve(),
};

/** Returns counters in windows of fixed length; while the table is unreachable each process counts for itself. */
export function throttle<Name extends string>(table: Table, limits: Limits<Name>): Throttle<Name> {
  const memory = new Map<string, number>();
  const counterOf = (name: Name, subject: Subject, nowUnixSeconds: number) => {
    const { windowSeconds } = limits[name];
    const window = Math.floor(nowUnixSeconds / windowSeconds);
    const endsAt = (window + 1) * windowSeconds;
    return { key: { pk: `RATE#${name}#${hashed(subject)}`, sk: `W#${window}` }, endsAt };
  };
  return {
    async counted(name, subject, nowUnixSeconds) {
      const { key, endsAt } = counterOf(name, subject, nowUnixSeconds);
      const isAllowed = await inTableOr(
        () => hit(table, key, limits[name].hits, endsAt),
        () => hitInMemory(memory, `${key.pk}${key.sk}`, limits[name].hits),
      );
      return isAllowed ? null : endsAt - nowUnixSeconds;
    },
    async cleared(name, subject, nowUnixSeconds) {
      const { key } = counterOf(name, subject, nowUnixSeconds);
      memory.delete(`${key.pk}${key.sk}`);
      await inTableOr(
        () => answered(table.client.send(new DeleteCommand({ TableName: table.name, Key: key }))),
        () => undefined,
      );
    },
    async returned(name, subject, nowUnixSeconds) {
      const { key } = counterOf(name, subject, nowUnixSeconds);
      await inTableOr(
        () => takenBack(table, key),
        () => takenBackInMemory(memory, `${key.pk}${key.sk}`),
      );
    },
  };
}

/**
 * Awaits several counters, and refuses with the longest wait among them.
 *
 * @throws AccountRefusal `rate_limited` when any limit is exceeded
 */
export async function withinLimits(tries: readonly (number | null | Promise<number | null>)[]): Promise<void> {
  const waits = (await Promise.all(tries)).filter((seconds) => seconds !== null);
  if (waits.length === 0) return;
  throw new AccountRefusal('rate_limited', message('tries_exceeded', {}), Math.max(...waits));
}

type Key = Readonly<{ pk: string; sk: string }>;

function hit({ client, name }: Table, key: Key, limit: number, expiresAt: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: key,
    UpdateExpression: 'SET expiresAt = :expires ADD hits :one',
    ConditionExpression: 'attribute_not_exists(hits) OR hits < :limit',
    ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':expires': expiresAt },
  });
  return happened(client.send(command));
}

function takenBack({ client, name }: Table, key: Key): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: key,
    UpdateExpression: 'ADD hits :back',
    ConditionExpression: 'hits > :none',
    ExpressionAttributeValues: { ':back': -1, ':none': 0 },
  });
  return happened(client.send(command));
}

/** Memory must not grow without bound; the oldest counters belong to windows long past. */
const COUNTERS_IN_MEMORY = 10_000;

function hitInMemory(memory: Map<string, number>, key: string, limit: number): boolean {
  const hits = memory.get(key) ?? 0;
  if (hits >= limit) return false;
  return remember(memory, key, hits + 1);
}

/** Stores a value in memory, replacing the oldest where there are too many. Returns true. */
export function remember<Value>(memory: Map<string, Value>, key: string, value: Value): true {
  if (memory.size >= COUNTERS_IN_MEMORY && !memory.has(key)) memory.delete(memory.keys().next().value!);
  memory.set(key, value);
  return true;
}

function takenBackInMemory(memory: Map<string, number>, key: string): boolean {
  const hits = memory.get(key) ?? 0;
  if (hits > 0) memory.set(key, hits - 1);
  return hits > 0;
}

/**
 * Uses the table, or memory where the table is unreachable: accounts keep working, and each process counts for itself.
 */
export async function inTableOr<Result>(inTable: () => Promise<Result>, otherwise: () => Result): Promise<Result> {
  try {
    return await inTable();
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarmOnce('counters_unreachable');
    return otherwise();
  }
}

/** Returns the hash that stands for a subject in the table: 22 characters of its SHA-256, in base64url. */
export function hashed(subject: Subject): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}

export { addressSubject } from './address.ts';
