/** Wire records of accounts: everything stored, except what would let somebody else sign in. */
import { message, sayMessage } from '../../words/message.ts';
import type { MailOrder } from '../mail/outbox.ts';
import { isoInstant } from '../services.ts';
import type { MailToken } from '../store.ts';
import { sentenceLanguage, type NameLanguage } from '../../words/language.ts';
import type { User } from './user.ts';

/** The hash is secret, and tokens have records of their own. */
type Shown = Exclude<keyof User, 'passwordHash' | 'mailTokens'>;

const NAMES = {
  id: 'id',
  email: 'email',
  emailKey: 'email_key',
  emailAddress: 'email_address',
  username: 'username',
  usernameKey: 'username_key',
  fullName: 'full_name',
  phone: 'phone',
  role: 'role',
  tier: 'tier',
  lang: 'lang',
  isVerified: 'is_verified',
  isDisabled: 'is_disabled',
  isMailSuppressed: 'is_mail_suppressed',
  tokenVersion: 'token_version',
  verifyOrderedAt: 'verify_ordered_at',
  verifyExpiresAt: 'verify_expires_at',
  expiresAt: 'expires_at',
  pendingEmail: 'pending_email',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<Shown, string>;

export type AccountRecord = Readonly<Record<(typeof NAMES)[Shown], string | number | boolean | null>>;

/** Returns what is stored about a user; instants as ISO 8601 in UTC, null for what is missing. */
export function accountRecord(user: User): AccountRecord {
  const shown = {
    ...user,
    verifyOrderedAt: instant(user.verifyOrderedAt),
    verifyExpiresAt: instant(user.verifyExpiresAt),
    expiresAt: instant(user.expiresAt ?? 0),
    pendingEmail: user.pendingEmail?.email ?? null,
  };
  const fields = Object.entries(NAMES) as [Shown, string][];
  return Object.fromEntries(fields.map(([field, name]) => [name, shown[field]])) as AccountRecord;
}

/** Zero means never. */
function instant(unixSeconds: number): string | null {
  return unixSeconds === 0 ? null : isoInstant({ nowUnixMs: unixSeconds * 1000 });
}

export interface PersonRecord {
  readonly exported_at: string;
  readonly account: AccountRecord;
  readonly one_time_tokens: readonly {
    readonly purpose: MailToken['purpose'];
    readonly email_key: string;
    readonly token_version: number;
    readonly expires_at: string | null;
  }[];
  readonly mail_orders: readonly {
    readonly id: string;
    readonly kind: MailOrder['kind'];
    readonly lang: NameLanguage;
    readonly attempts: number;
    readonly due_at: string | null;
    readonly expires_at: string | null;
  }[];
  /** Names of what is left out, as text. */
  readonly left_out: readonly string[];
}

/** Returns everything stored about a person, except what would let somebody else sign in. */
export function personRecord(
  user: User,
  { orders, tokens }: { readonly orders: readonly MailOrder[]; readonly tokens: readonly MailToken[] },
  { nowUnixMs, lang }: { readonly nowUnixMs: number; readonly lang: NameLanguage },
): PersonRecord {
  return {
    exported_at: isoInstant({ nowUnixMs }),
    account: accountRecord(user),
    one_time_tokens: tokens.map(({ emailKey, expiresAt, purpose, tokenVersion }) => ({
      purpose,
      email_key: emailKey,
      token_version: tokenVersion,
      expires_at: instant(expiresAt),
    })),
    mail_orders: orders.map((order) => ({
      id: order.id,
      kind: order.kind,
      lang: order.lang,
      attempts: order.attempts,
      due_at: instant(order.dueAt),
      expires_at: instant(order.expiresAt),
    })),
    left_out: LEFT_OUT.map((id) => sayMessage(message(id, {}), sentenceLanguage(lang))),
  };
}

const LEFT_OUT = ['left_out_password', 'left_out_tokens', 'left_out_counters'] as const;
