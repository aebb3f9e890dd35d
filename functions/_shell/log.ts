/** What goes wrong, as log lines. They never hold a value of a request. */
import { logLine } from '../../lib/auth/logLine.ts';

/**
 * Logs where a fault happened; its message is left out, as it may quote the request.
 *
 * @param reason what failed, in words of ours
 */
export function logFault(error: unknown, code: string, { requestId, reason }: { requestId?: string; reason?: string }) {
  const { name, stack } = error instanceof Error ? error : new Error('not an Error');
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  logLine('error', { level: 'error', request_id: requestId, code, reason, name, frames });
}
