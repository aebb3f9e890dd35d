/** What is stored about a user. */
import type { NameLanguage } from '../../words/language.ts';

/** A requested address, set once the link sent to it is opened. */
export interface PendingEmail {
  readonly email: string;
  readonly emailKey: string;
  readonly emailAddress: string;
}

export interface User {
  readonly id: string;
  /** As typed, for display. */
  readonly email: string;
  /** The normalised address, equal for equal addresses; unique. */
  readonly emailKey: string;
  /** The address that mail is sent to. */
  readonly emailAddress: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly role: string;
  readonly tier: string;
  readonly lang: NameLanguage;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  /** True where the address bounced or its owner complained: no more mail is sent to it. */
  readonly isMailSuppressed: boolean;
  readonly passwordHash: string;
  /** Incremented by everything that revokes existing tokens. */
  readonly tokenVersion: number;
  /** Unix seconds: when a verification mail was last queued, and when the last one sent expires. */
  readonly verifyOrderedAt: number;
  readonly verifyExpiresAt: number;
  /** Unix seconds at which an unverified account is deleted; absent for a permanent one. */
  readonly expiresAt?: number;
  readonly pendingEmail?: PendingEmail;
  /** The keys of the tokens in its mails, so that they are found without scanning the table: see mailTokens.ts. */
  readonly mailTokens?: ReadonlySet<string>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Tells whether an account has not expired: the table deletes expired items hours late. */
export function isLiving({ expiresAt }: { readonly expiresAt?: number }, nowUnixSeconds: number): boolean {
  return expiresAt === undefined || expiresAt > nowUnixSeconds;
}

export const DEFAULT_ROLE = 'user';
export const DEFAULT_TIER = 'free';

/** The form of a user id: a ULID where it was created here; imported users may keep their UUIDs. */
export const USER_ID = /^[\w-]{1,64}$/;
/** Roles and tiers are ids, so that there is only one spelling to compare. */
export const LABEL = /^[a-z][a-z0-9_-]{0,31}$/;
