/** What is asked of the table, where an answer without it is better than none. */
import { alarmOnce } from '../../../lib/auth/alarm.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

/** Returns null where the table cannot be asked. */
export async function unlessUnreachable<Result>(asked: () => Promise<Result>): Promise<Result | null> {
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarmOnce('text_store_unreachable');
    return null;
  }
}
