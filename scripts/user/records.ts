/** What is shown of accounts: records for programs, in the words of the API, and tables for people. */
import type { Kept } from '../../lib/auth/operator.ts';
import { isoInstant } from '../../lib/auth/parts.ts';
import type { User } from '../../lib/auth/user.ts';

type Shown = Exclude<keyof User, 'passwordHash'>;

/** Names every field but the one that nobody may see. */
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
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<Shown, string>;

export type AccountRecord = Readonly<Record<(typeof NAMES)[Shown], string | number | boolean | null>>;

export function accountRecord(user: User): AccountRecord {
  const times = { verifyOrderedAt: instant(user.verifyOrderedAt), verifyExpiresAt: instant(user.verifyExpiresAt) };
  const shown: Omit<User, keyof typeof times> & typeof times = { ...user, ...times };
  const fields = Object.entries(NAMES) as [Shown, string][];
  return Object.fromEntries(fields.map(([field, name]) => [name, shown[field]])) as AccountRecord;
}

/** Zero stands for never. */
function instant(unixSeconds: number): string | null {
  return unixSeconds === 0 ? null : isoInstant({ nowUnixMs: unixSeconds * 1000 });
}

/** Returns everything that is kept of a person, but for what would let somebody else sign in. */
export function personRecord(user: User, { orders, tokens }: Kept, nowUnixMs: number): object {
  return {
    exported_at: isoInstant({ nowUnixMs }),
    account: accountRecord(user),
    one_time_tokens: tokens.map(({ emailKey, expiresAt, purpose, tokenVersion }) => ({
      purpose,
      email_key: emailKey,
      token_version: tokenVersion,
      expires_at: instant(expiresAt),
    })),
    mail_orders: orders.map(({ attempts, dueAt, expiresAt, id, kind, lang }) => ({
      id,
      kind,
      lang,
      attempts,
      due_at: instant(dueAt),
      expires_at: instant(expiresAt),
    })),
    left_out: [
      'the hash of the password',
      'the hashes of the one-time tokens',
      'counters of tries and the addresses that were signed in from, which are kept under hashes and name nobody',
    ],
  };
}

export function details(record: Readonly<Record<string, string | number | boolean | null>>): string {
  const rows = Object.entries(record).map(([name, value]) => [name, word(value)]);
  return columns(rows);
}

const LISTED = ['id', 'email', 'username', 'role', 'tier', 'is_verified', 'is_disabled', 'created_at'] as const;
const TITLES = ['ID', 'E-MAIL', 'USERNAME', 'ROLE', 'TIER', 'VERIFIED', 'DISABLED', 'CREATED'];

export function listing(records: readonly AccountRecord[]): string {
  return columns([TITLES, ...records.map((record) => LISTED.map((name) => word(record[name])))]);
}

export function word(value: string | number | boolean | null): string {
  if (value === null) return '-';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Widths are counted in letters with their marks: those of Indic names take no room of their own. */
function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (text: string) => [...text.replace(/\p{Mn}/gu, '')].length;
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((cells) => widthOf(cells[i]!))));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, i) => text + ' '.repeat(widths[i]! - widthOf(text)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
