/** Log lines that need attention: an alarm is set on their level. They hold no value of a request. */
import { logLine } from './logLine.ts';

export type AlarmCode =
  | 'clock_skew'
  | 'counters_unreachable'
  | 'mail_failed'
  | 'mail_given_up'
  | 'mail_not_configured'
  | 'accounts_refused'
  | 'secrets_stale'
  | 'security_log_unwritable'
  | 'text_model_misconfigured'
  | 'text_model_failed'
  | 'text_budget_spent'
  | 'text_store_unreachable';

/** A machine whose clock is off by more than this signs tokens that others refuse. */
export const ALARM_CLOCK_SKEW_SECONDS = 300;

/** Writes one line at alarm level to the error log; its members must hold no value of a request. */
export function alarm(code: AlarmCode, members: Readonly<Record<string, string | number>> = {}): void {
  logLine('error', { level: 'alarm', code, ...members });
}

const said = new Set<AlarmCode>();

/** Raises an alarm once in the life of a process, where it would otherwise be raised at every call. */
export function alarmOnce(code: AlarmCode, members?: Readonly<Record<string, string | number>>): void {
  if (said.has(code)) return;
  said.add(code);
  alarm(code, members);
}
