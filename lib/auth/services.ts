/** What account calls work with. Everything that differs between a test, a local run and AWS comes in here. */
import type { Failures } from './limits/failures.ts';
import type { SigningKeys } from './token/keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pepper } from './password/passwords.ts';
import type { Places } from './limits/places.ts';
import type { SecurityLog } from './log/securityLog.ts';
import type { Table } from './table.ts';
import type { Throttle } from './limits/throttle.ts';
import type { Language } from './account/user.ts';

/** What sending mail works with: no key, no secret. */
export interface MailParts {
  readonly table: Table;
  /** Null where no sender is configured: accounts are made all the same. */
  readonly mailer: Mailer | null;
  /** Where links in mails begin; never taken from a request. */
  readonly baseUrl: string;
  /** The page that asks for a new password. */
  readonly resetPageUrl: string;
  readonly securityLog: SecurityLog;
}

export interface AccountParts extends MailParts {
  readonly keys: SigningKeys;
  readonly throttle: Throttle;
  /** Failed sign-ins of each account in a rolling day. */
  readonly failures: Failures;
  /** Addresses that accounts were signed in to from, and those that have to wait. */
  readonly places: Places;
  /** The newest first; empty where none is used. */
  readonly peppers: readonly Pepper[];
}

/** Who calls, and when. */
export interface Caller {
  /** Of the gateway, not of a header. */
  readonly ip: string;
  readonly lang: Language;
  readonly nowUnixMs: number;
  /** Of the gateway, so that the security log joins the access log. */
  readonly requestId: string;
}

/** Returns the instant of a call in whole seconds since 1970, rounded down. */
export function unixSeconds({ nowUnixMs }: Caller): number {
  return Math.floor(nowUnixMs / 1000);
}

/** Returns the instant of a call as ISO 8601 in UTC without fractions: `2026-11-21T07:30:00Z`. */
export function isoInstant({ nowUnixMs }: Pick<Caller, 'nowUnixMs'>): string {
  return new Date(nowUnixMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
