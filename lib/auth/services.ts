/** The services behind account calls. Everything that differs between a test, a local run and AWS is passed in here. */
import type { Failures } from './limits/failures.ts';
import type { SigningKeys } from './token/keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pepper } from './password/passwords.ts';
import type { Places } from './limits/places.ts';
import type { SecurityLog } from './log/securityLog.ts';
import type { Table } from './table.ts';
import type { Throttle } from './limits/throttle.ts';
import type { NameLanguage } from '../words/language.ts';
import type { App } from './app.ts';

/** The services that sending mail needs: no key, no secret. */
export interface MailParts {
  readonly table: Table;
  /** Null where no sender is configured: accounts are created nevertheless. */
  readonly mailer: Mailer | null;
  /** The base address of links in mails; never taken from a request. */
  readonly baseUrl: string;
  /** The page where a new password is entered. */
  readonly resetPageUrl: string;
  /** What mails call the app, and how they look. */
  readonly app: App;
  readonly securityLog: SecurityLog;
}

export interface AccountParts extends MailParts {
  readonly keys: SigningKeys;
  readonly throttle: Throttle;
  /** Failed sign-ins of each account in a rolling day. */
  readonly failures: Failures;
  /** Addresses that accounts signed in from, and those that must wait. */
  readonly places: Places;
  /** The newest first; empty where none is configured. */
  readonly peppers: readonly Pepper[];
}

/** The caller of a request, and its time. */
export interface Caller {
  /** As the gateway saw it, not from a header. */
  readonly ip: string;
  /** The language that was asked for: that of mails. Answers are in the nearest that has all their sentences. */
  readonly lang: NameLanguage;
  readonly nowUnixMs: number;
  /** The gateway's request id, so that the security log can be joined with the access log. */
  readonly requestId: string;
}

/** Returns the instant of a call in Unix seconds, rounded down. */
export function unixSeconds({ nowUnixMs }: Caller): number {
  return Math.floor(nowUnixMs / 1000);
}

/** Returns the instant of a call as ISO 8601 in UTC without fractions: `2026-11-21T07:30:00Z`. */
export function isoInstant({ nowUnixMs }: Pick<Caller, 'nowUnixMs'>): string {
  return new Date(nowUnixMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
