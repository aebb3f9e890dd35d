/** Limits of callers: the same numbers and the same settings as those of the service. */
import { callerLimits, counter } from '../functions/_shell/callerLimits.ts';

/** Counts a call of a caller; returns the seconds to wait where the limit is exhausted, otherwise 0. */
export type Counted = (subject: string) => number;

/**
 * Returns a counter of calls. `CALLER_LIMITS` changes single numbers as for the service, and `off` turns limits off;
 * without the setting the usual limits hold.
 */
export function callsCounted(environment: NodeJS.ProcessEnv, nowUnixMs: () => number = Date.now): Counted {
  const limits = callerLimits({ CALLER_LIMITS: environment['CALLER_LIMITS'] || '{}' });
  if (limits === null) return () => 0;
  const calls = counter(limits.perMinute, limits.burstSeconds);
  return (subject) => calls.counted(subject, nowUnixMs()).waitSeconds;
}
