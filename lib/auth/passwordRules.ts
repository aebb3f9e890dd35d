/** Which passwords are refused (NIST SP 800-63B-4 section 3.1.1, OWASP ASVS 5.0 section 6.2). */
import { message, type Message } from '../words/message.ts';
import { COMMON_PASSWORDS } from './tables/commonPasswords.ts';

const PASSWORD_LENGTH = { shortest: 8, longest: 256 } as const;

/** No sequence of more than four UTF-16 units becomes one code point in NFKC. */
const LONGEST_UNITS = 4 * PASSWORD_LENGTH.longest;

/** What an attacker would try first for this account. */
export interface OwnWords {
  readonly email?: string | undefined;
  readonly username?: string | undefined;
}

/** Compared by their letters, so that "Vedic-Astrology 2026!" is one of them. */
const SERVICE_NAMES = ['vedicastrology', 'vedicastrologyapi'];

/**
 * Returns what is wrong with a new password and how to mend it, or null where nothing is.
 *
 * Letters, spaces and signs of every script are welcome; there are no rules of composition.
 */
export function passwordProblem(password: string, own: OwnWords): Message | null {
  if (password.length > LONGEST_UNITS) return TOO_LONG;
  if (/\p{Cs}/u.test(password)) return message('password_broken', {});
  const folded = password.normalize('NFKC');
  const length = [...folded].length;
  if (length < PASSWORD_LENGTH.shortest) return TOO_SHORT;
  if (length > PASSWORD_LENGTH.longest) return TOO_LONG;
  return weakness(folded.toLowerCase(), own);
}

const TOO_SHORT = message('password_too_short', { least: PASSWORD_LENGTH.shortest });
const TOO_LONG = message('password_too_long', { most: PASSWORD_LENGTH.longest });

function weakness(password: string, { email, username }: OwnWords): Message | null {
  if (commonPasswords().has(password)) return message('password_common', {});
  if (SERVICE_NAMES.includes(password.replace(/[^\p{L}\p{M}]/gu, ''))) {
    return message('password_of_service', {});
  }
  const ownWords = [email, email?.split('@')[0], username].map((word) => word?.trim().normalize('NFKC').toLowerCase());
  return ownWords.includes(password) ? message('password_of_owner', {}) : null;
}

let common: ReadonlySet<string> | null = null;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/));
  return common;
}
