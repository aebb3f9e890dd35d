/** What is asked of the table, where an answer without it is better than none. */
import { setTimeout as pause } from 'node:timers/promises';
import { alarmOnce } from '../../lib/auth/log/alarm.ts';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';

/**
 * Returns null where the table cannot be asked.
 *
 * @param untilUnixMs from when on nobody waits for it: it may be done later, or never
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
