/** Failed sign-ins of an account in a rolling day: one item with a count for each hour, and the delays that follow. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { failuresKey } from '../account/items.ts';
import { answered, happened, type Table } from '../table.ts';
import { hashed, inTableOr, remember, type Subject } from './throttle.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations.ts';

/** The current hour and the 24 before it: 24 to 25 hours. */
const HOURS = 25;

/** An attempt that was counted as a failure before its password was checked. */
export interface CountedFailure {
  /** Failures of the account in the last day, this one included. */
  readonly count: number;
  /** Seconds that an unknown address must wait after this failure; 0 while there are few. */
  readonly delaySeconds: number;
  /** True where the ceiling is reached, and the owner has not been notified within a day. */
  readonly isToTell: boolean;
  /** The hour in which it was counted, in hours since 1970. */
  readonly hour: number;
}

export interface Failures {
  /** Counts one attempt on an account, named by its `emailKey`. */
  counted(account: Subject, nowUnixSeconds: number): Promise<CountedFailure>;
  /** Takes one attempt back: it was right, or its password was never checked. */
  returned(account: Subject, failure: CountedFailure): Promise<void>;
  /** Deletes all failures, but keeps when the owner was notified. */
  cleared(account: Subject, nowUnixSeconds: number): Promise<void>;
  /** Records that the owner is being notified; of concurrent calls within one day only one gets true. */
  isDescribedNow(account: Subject, nowUnixSeconds: number): Promise<boolean>;
}

/** Counts by the name of their hour (`h494592`); `toldAt` and `expiresAt` in Unix seconds. */
type Counts = Readonly<Record<string, number>>;

const nameOf = (hour: number) => `h${hour}`;
const hourOf = (unixSeconds: number) => Math.floor(unixSeconds / HOUR_SECONDS);
const hoursBefore = (hour: number, count: number) => Array.from({ length: count }, (_, i) => nameOf(hour - i));

/** Returns how many seconds an unknown address must wait after this many failures of an account in a day. */
export function delayAfter(count: number, ceiling: number): number {
  if (count >= ceiling) return HOUR_SECONDS;
  if (count >= (ceiling * 3) / 4) return 15 * MINUTE_SECONDS;
  return count >= ceiling / 2 ? MINUTE_SECONDS : 0;
}

/** Returns counters of failures; while the table is unreachable each process counts for itself. */
export function failures(table: Table, ceiling: number): Failures {
  const memory = new Map<string, Counts>();
  return {
    async counted(account, nowUnixSeconds) {
      const hour = hourOf(nowUnixSeconds);
      const counts = await inTableOr(
        () => addedInTable(table, account, hour),
        () => addedInMemory(memory, account, hour),
      );
      const count = sumOf(counts, hour);
      const isDescribed = (counts['toldAt'] ?? 0) > nowUnixSeconds - DAY_SECONDS;
      return { count, delaySeconds: delayAfter(count, ceiling), isToTell: count >= ceiling && !isDescribed, hour };
    },
    async returned(account, { hour }) {
      await inTableOr(
        () => takenBack(table, account, hour),
        () => takenBackInMemory(memory, account, hour),
      );
    },
    async cleared(account, nowUnixSeconds) {
      memory.delete(account);
      await inTableOr(
        () => clearedInTable(table, account, hourOf(nowUnixSeconds)),
        () => false,
      );
    },
    isDescribedNow: (account, nowUnixSeconds) =>
      inTableOr(
        () => describedInTable(table, account, nowUnixSeconds),
        () => false,
      ),
  };
}

/** For local runs and tests that are not about throttling. */
export const NO_FAILURES: Failures = {
  counted: () => Promise.resolve({ count: 0, delaySeconds: 0, isToTell: false, hour: 0 }),
  returned: () => Promise.resolve(),
  cleared: () => Promise.resolve(),
  isDescribedNow: () => Promise.resolve(false),
};

/** Returns the number of failures of an account in the last day. */
export async function failuresOfDay({ client, name }: Table, account: Subject, nowUnixSeconds: number) {
  const command = new GetCommand({ TableName: name, Key: failuresKey(hashed(account)), ConsistentRead: true });
  const { Item: counts = {} } = await answered(client.send(command));
  return sumOf(counts as Counts, hourOf(nowUnixSeconds));
}

function sumOf(counts: Counts, hour: number): number {
  return hoursBefore(hour, HOURS).reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

/** The same write removes the hours that have left the day, and those of the day before it. */
async function addedInTable({ client, name }: Table, account: Subject, hour: number): Promise<Counts> {
  const past = hoursBefore(hour - HOURS, HOURS);
  const command = new UpdateCommand({
    TableName: name,
    Key: failuresKey(hashed(account)),
    UpdateExpression: `SET expiresAt = :expires REMOVE ${past.join(', ')} ADD ${nameOf(hour)} :one`,
    ExpressionAttributeValues: { ':one': 1, ':expires': (hour + HOURS) * HOUR_SECONDS },
    ReturnValues: 'ALL_NEW',
  });
  const { Attributes: counts = {} } = await answered(client.send(command));
  return counts as Counts;
}

function takenBack({ client, name }: Table, account: Subject, hour: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: failuresKey(hashed(account)),
    UpdateExpression: `ADD ${nameOf(hour)} :back`,
    ConditionExpression: `${nameOf(hour)} > :none`,
    ExpressionAttributeValues: { ':back': -1, ':none': 0 },
  });
  return happened(client.send(command));
}

function clearedInTable({ client, name }: Table, account: Subject, hour: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: failuresKey(hashed(account)),
    UpdateExpression: `REMOVE ${hoursBefore(hour, HOURS).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
  });
  return happened(client.send(command));
}

function describedInTable({ client, name }: Table, account: Subject, nowUnixSeconds: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: name,
    Key: failuresKey(hashed(account)),
    UpdateExpression: 'SET toldAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(toldAt) OR toldAt <= :before)',
    ExpressionAttributeValues: { ':now': nowUnixSeconds, ':before': nowUnixSeconds - DAY_SECONDS },
  });
  return happened(client.send(command));
}

function addedInMemory(memory: Map<string, Counts>, account: Subject, hour: number): Counts {
  const { [nameOf(hour)]: hits = 0, ...others } = memory.get(account) ?? {};
  const isRecent = new Set(hoursBefore(hour, HOURS));
  const kept = Object.entries(others).filter(([name]) => isRecent.has(name));
  const counts = { ...Object.fromEntries(kept), [nameOf(hour)]: hits + 1 };
  remember(memory, account, counts);
  return counts;
}

function takenBackInMemory(memory: Map<string, Counts>, account: Subject, hour: number): boolean {
  const counts = memory.get(account);
  const hits = counts?.[nameOf(hour)] ?? 0;
  if (hits > 0) memory.set(account, { ...counts, [nameOf(hour)]: hits - 1 });
  return hits > 0;
}
