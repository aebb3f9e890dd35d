/** The daily budget for texts of a model: one counter in the table, in millionths of a rupee. */
import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { happened, type Table } from '../../lib/auth/table.ts';
import { indianDay } from '../../lib/time/indianDay.ts';
import { MS_PER_DAY } from '../../lib/astro/time.ts';
import { DAY_SECONDS } from '../../lib/auth/durations.ts';

const MICRO = 1_000_000;
const KEPT_SECONDS = 40 * DAY_SECONDS;

export interface Budget {
  /** Reserves the most that a call may cost, where the budget of the day allows it. */
  reserved(mostInr: number, nowUnixMs: number): Promise<Reservation | 'budget_spent'>;
}

export interface Reservation {
  /** Books the actual cost of the call; until then, or where that fails, the whole reservation counts as spent. */
  settled(costInr: number): Promise<void>;
}

/**
 * Returns the daily budget for generated texts, kept in the table.
 *
 * @throws AccountsUnavailable when the table is unreachable: nothing may be spent then
 */
export function budget(table: Table, dailyBudgetInr: number): Budget {
  const limit = Math.floor(dailyBudgetInr * MICRO);
  return {
    async reserved(mostInr, nowUnixMs) {
      const most = Math.ceil(mostInr * MICRO);
      if (most > limit) return 'budget_spent';
      const id = randomUUID();
      const write = writer(table, nowUnixMs, new Set([id]));
      const isReserved = await write(most, {
        UpdateExpression: 'SET expiresAt = :expires ADD spentMicroInr :micro, openIds :id',
        ConditionExpression: 'attribute_not_exists(spentMicroInr) OR spentMicroInr <= :room',
        ExpressionAttributeValues: { ':room': limit - most },
      });
      if (!isReserved) return 'budget_spent';
      return {
        async settled(costInr) {
          // The client retries a write that may have succeeded: a closed reservation must not be given back twice.
          await write(Math.ceil(costInr * MICRO) - most, {
            UpdateExpression: 'SET expiresAt = :expires ADD spentMicroInr :micro DELETE openIds :id',
            ConditionExpression: 'contains(openIds, :one)',
            ExpressionAttributeValues: { ':one': id },
          });
        },
      };
    },
  };
}

interface Write {
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeValues: object;
}

/** Writes to the counter of a day, and tells whether the condition held. */
function writer({ client, name }: Table, nowUnixMs: number, id: ReadonlySet<string>) {
  const Key = { pk: 'TEXT_BUDGET', sk: indianDay(nowUnixMs) };
  const always = { ':id': id, ':expires': Math.floor(nowUnixMs / 1000) + KEPT_SECONDS };
  return (micro: number, { ExpressionAttributeValues: further, ...write }: Write) => {
    const ExpressionAttributeValues = { ...always, ...further, ':micro': micro };
    return happened(client.send(new UpdateCommand({ TableName: name, Key, ...write, ExpressionAttributeValues })));
  };
}

/** Returns when the next budget begins, ISO: midnight in India. */
export function nextBudgetAt(unixMs: number): string {
  return `${indianDay(unixMs + MS_PER_DAY)}T00:00:00+05:30`;
}
