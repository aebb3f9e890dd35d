/** Log lines of failures. They never hold a value of a request. */
import { logLine } from '../../lib/auth/log/logLine.ts';

export interface FaultIds {
  /** The gateway's id, as in the access log. */
  readonly requestId?: string;
  /** The caller's own id, by which the caller may report the failure. */
  readonly givenId?: string;
}

/**
 * Logs where a fault happened; its message is left out, as it may quote the request.
 *
 * @param reason what failed, without anything of the request
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
