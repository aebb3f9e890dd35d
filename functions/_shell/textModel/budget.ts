/** The budget of a day for texts of a model: one counter in the table, in millionths of a rupee. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { happened, type Table } from '../../../lib/auth/table.ts';

const MICRO = 1_000_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
const KEPT_SECONDS = 40 * 86_400;

export interface Budget {
  /** Sets aside what a call may cost at the most, where the day has room for it. */
  reserved(mostInr: number, nowUnixMs: number): Promise<Reservation | 'budget_spent'>;
}

export interface Reservation {
  /** Books what the call has cost; until then, and where that fails, the whole reservation counts as spent. */
  settled(costInr: number): Promise<void>;
}

/** @throws AccountsUnavailable when the table cannot be asked: nothing may be spent then */
export function budget({ client, name }: Table, dailyBudgetInr: number): Budget {
  const limit = Math.floor(dailyBudgetInr * MICRO);
  const added = (day: string, condition: object) =>
    happened(
      client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk: 'TEXT_BUDGET', sk: day },
          UpdateExpression: 'SET expiresAt = :expires ADD spentMicroInr :micro',
          ...condition,
        }),
      ),
    );
  return {
    async reserved(mostInr, nowUnixMs) {
      const most = Math.ceil(mostInr * MICRO);
      const day = indiaDate(nowUnixMs);
      const expires = Math.floor(nowUnixMs / 1000) + KEPT_SECONDS;
      if (most > limit) return 'budget_spent';
      const isReserved = await added(day, {
        ConditionExpression: 'attribute_not_exists(spentMicroInr) OR spentMicroInr <= :room',
        ExpressionAttributeValues: { ':micro': most, ':room': limit - most, ':expires': expires },
      });
      if (!isReserved) return 'budget_spent';
      return {
        async settled(costInr) {
          const micro = Math.ceil(costInr * MICRO) - most;
          if (micro === 0) return;
          await added(day, { ExpressionAttributeValues: { ':micro': micro, ':expires': expires } });
        },
      };
    },
  };
}

/** Days of the budget are those of India, YYYY-MM-DD. */
function indiaDate(unixMs: number): string {
  return new Date(unixMs + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns when the next budget begins: midnight in India, ISO. */
export function nextBudgetAt(unixMs: number): string {
  return `${indiaDate(unixMs + DAY_MS)}T00:00:00+05:30`;
}
