/** What is read from elsewhere again and again, and kept for a while where that fails. */
import { alarm, type AlarmCode } from '../../../lib/auth/log/alarm.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

/** So long nothing is read anew: a secret that was exchanged is in use everywhere after it. */
export const FRESH_MS = 5 * 60_000;
/** So long what was read last is used where it cannot be read anew; after that nothing is better than something old. */
export const KEPT_MS = 60 * 60_000;
/** Where reading fails, it is tried again after so long. */
export const RETRY_MS = 60_000;

interface Good<Value> {
  readonly value: Value;
  readonly readUnixMs: number;
}

/**
 * Returns a function that gives what was read within five minutes, and reads it where there is none; calls at one time share one
 * reading.
 *
 * Where reading fails, what was read last is given until it is an hour old, each failure with the alarm. Without anything to give,
 * every call tries.
 *
 * @throws AccountsUnavailable (the returned function) as `read` does, where nothing younger than an hour is known
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
