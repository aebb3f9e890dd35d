/** What is kept of a user. */

export type Language = 'en' | 'hi';

/** An address that an account is to have once the link that went there is opened. */
export interface PendingEmail {
  readonly email: string;
  readonly emailKey: string;
  readonly emailAddress: string;
}

export interface User {
  readonly id: string;
  /** As typed, for display. */
  readonly email: string;
  /** What makes two addresses the same; unique. */
  readonly emailKey: string;
  /** What mail is sent to. */
  readonly emailAddress: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly role: string;
  readonly tier: string;
  readonly lang: Language;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  /** The address bounced or complained: no mail goes there any more. */
  readonly isMailSuppressed: boolean;
  readonly passwordHash: string;
  /** Raised by whatever cuts off the tokens that are out. */
  readonly tokenVersion: number;
  /** Unix seconds: when a verification mail was last ordered, and when the last that went out stops to work. */
  readonly verifyOrderedAt: number;
  readonly verifyExpiresAt: number;
  /** Unix seconds at which an account that nobody verified goes; not there for one that stays. */
  readonly expiresAt?: number;
  readonly pendingEmail?: PendingEmail;
  /** Where the tokens of its mails stand, so that they are found without reading the table: see mailTokens.ts. */
  readonly mailTokens?: ReadonlySet<string>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Whether an account is there still: the table deletes one whose time has run out hours late. */
export function isLiving({ expiresAt }: { readonly expiresAt?: number }, nowUnixSeconds: number): boolean {
  return expiresAt === undefined || expiresAt > nowUnixSeconds;
}

export const DEFAULT_ROLE = 'user';
export const DEFAULT_TIER = 'free';

/** The form of a user's id: a ULID where it was made here; users brought along from elsewhere may keep their UUIDs. */
export const USER_ID = /^[\w-]{1,64}$/;
/** Roles and tiers are ids: whoever compares them must not meet two spellings. */
export const LABEL = /^[a-z][a-z0-9_-]{0,31}$/;
