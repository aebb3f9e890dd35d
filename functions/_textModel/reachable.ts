/** Calls to the table, where an answer without it is better than none. */
import { setTimeout as pause } from 'node:timers/promises';
import { alarmOnce } from '../../lib/auth/log/alarm.ts';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';

/**
 * Returns the result of a call; null where the table is unreachable, or too late.
 *
 * @param untilUnixMs the instant after which the call is no longer awaited: it may complete later, or never
 */
export async function unlessUnreachable<Result>(
  asked: () => Promise<Result>,
  untilUnixMs?: number,
): Promise<Result | null> {
  const outcome = unlessRefused(asked);
  if (untilUnixMs === undefined) return outcome;
  const waiting = new AbortController();
  const late = pause(Math.max(untilUnixMs - Date.now(), 0), null, { signal: waiting.signal }).catch(() => null);
  return Promise.race([outcome, late]).finally(() => {
    waiting.abort();
  });
}

async function unlessRefused<Result>(asked: () => Promise<Result>): Promise<Result | null> {
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarmOnce('text_store_unreachable');
    return null;
  }
}
