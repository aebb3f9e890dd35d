/** What goes wrong, as log lines. They never hold a value of a request. */
import { logLine } from '../../lib/auth/log/logLine.ts';

export interface FaultIds {
  /** The gateway's, as the access log has it. */
  readonly requestId?: string;
  /** The caller's own, by which the caller may report the fault. */
  readonly givenId?: string;
}

/**
 * Logs where a fault happened; its message is left out, as it may quote the request.
 *
 * @param reason what failed, in words of ours
 */
export function logFault(
  error: unknown,
  code: string,
  { givenId, requestId, reason }: FaultIds & { readonly reason?: string },
) {
  const { name, stack } = error instanceof Error ? error : new Error('not an Error');
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  logLine('error', { level: 'error', request_id: requestId, given_id: givenId, code, reason, name, frames });
}
