/** The security log: who did what to which account, detailed enough to trace a breach, without naming anybody. */
import { createHash } from 'node:crypto';
import { logLine } from './logLine.ts';
import { addressSubject } from '../limits/throttle.ts';

/** The logged events of an account. */
export type SecurityEvent =
  | 'registered'
  | 'verified'
  | 'sign_in'
  | 'sign_in_failed'
  | 'account_locked'
  | 'account_unlocked'
  | 'refresh_refused'
  | 'signed_out_everywhere'
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'profile_changed'
  | 'role_changed'
  | 'account_disabled'
  | 'account_enabled'
  | 'data_exported'
  | 'account_deleted';

/** One line as it is written. */
export interface SecurityLine {
  readonly level: 'security';
  readonly event: SecurityEvent;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Hashed id; null where there is no such account. */
  readonly user: string | null;
  /** The caller's network: a /24 of IPv4, a /48 of IPv6; null for an operator. */
  readonly network: string | null;
  /** The gateway's request id, as in the access log; null for an operator. */
  readonly request_id: string | null;
}

/** Who caused an event, and when; for an operator only when. */
export interface Origin {
  readonly ip?: string;
  readonly requestId?: string;
  readonly nowUnixMs: number;
}

export interface SecurityLog {
  /** Logs an event of an account, by its id; null where there is no such account. */
  (event: SecurityEvent, userId: string | null, origin: Origin): void;
  /** Writes a line that was created before. */
  readonly write: (line: SecurityLine) => void;
}

/** Returns a log that passes each line to `write`, by default to the function's log. */
export function securityLog(write: (line: SecurityLine) => void = toFunctionLog): SecurityLog {
  const noted = (...event: Parameters<typeof securityLine>) => {
    write(securityLine(...event));
  };
  return Object.assign(noted, { write });
}

function toFunctionLog(line: SecurityLine): void {
  logLine('info', line);
}

/** Returns the line of an event. */
export function securityLine(event: SecurityEvent, userId: string | null, origin: Origin): SecurityLine {
  const { ip, nowUnixMs, requestId } = origin;
  return {
    level: 'security',
    event,
    time: new Date(nowUnixMs).toISOString(),
    user: userId === null ? null : loggedUser(userId),
    network: ip === undefined ? null : networkOf(ip),
    request_id: requestId ?? null,
  };
}

/** Returns the hash by which the log names a user: as an id is random, only who has the id can match it. */
export function loggedUser(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, 22);
}

/** Returns the network of an address: 203.0.113.0/24, 2001:db8:1::/48. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  // IPv4 written as IPv6: ::ffff:203.0.113.7
  if (ip.includes('.')) return networkOf(ip.slice(ip.lastIndexOf(':') + 1));
  return `${addressSubject(ip).split(':').slice(0, 3).join(':')}::/48`;
}
