/** A cache of a value that is read repeatedly from elsewhere, and kept for a while where reading fails. */
import { alarm, type AlarmCode } from '../../../lib/auth/log/alarm.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

/** How long a value is used without reading it again: a rotated secret is in use everywhere after that. */
export const FRESH_MS = 5 * 60_000;
/** How long the last value is used where reading fails; after that no value is better than an old one. */
export const KEPT_MS = 60 * 60_000;
/** How long after a failure reading is tried again. */
export const RETRY_MS = 60_000;

interface Good<Value> {
  readonly value: Value;
  readonly readUnixMs: number;
}

/**
 * Returns a function that gives a value read within the last five minutes, or reads it; concurrent calls share one
 * reading.
 *
 * Where reading fails, the last value is given until it is an hour old, and each failure raises the alarm. Without any
 * value, every call tries again.
 *
 * @throws AccountsUnavailable (the returned function) as `read` does, where no value younger than an hour is known
 */
export function lastGood<Value>(read: () => Promise<Value>, staleCode: AlarmCode): () => Promise<Value> {
  let good: Good<Value> | undefined;
  let failedUnixMs = -Infinity;
  let reading: Promise<Value> | undefined;

  const readOrKept = async (): Promise<Value> => {
    try {
      const value = await read();
      good = { value, readUnixMs: Date.now() };
      return value;
    } catch (error) {
      if (!(error instanceof AccountsUnavailable) || !good || ageMs(good) >= KEPT_MS) throw error;
      failedUnixMs = Date.now();
      alarm(staleCode, { reason: error.message, age_seconds: Math.round(ageMs(good) / 1000) });
      return good.value;
    }
  };

  return () => {
    if (good && (ageMs(good) < FRESH_MS || (isRecent(failedUnixMs) && ageMs(good) < KEPT_MS))) {
      return Promise.resolve(good.value);
    }
    reading ??= readOrKept().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

function ageMs({ readUnixMs }: Good<unknown>): number {
  return Date.now() - readUnixMs;
}

function isRecent(failedUnixMs: number): boolean {
  return Date.now() - failedUnixMs < RETRY_MS;
}
