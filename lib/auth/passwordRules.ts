/** Which passwords are refused (NIST SP 800-63B-4 section 3.1.1, OWASP ASVS 5.0 section 6.2). */
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
export function passwordProblem(password: string, own: OwnWords): string | null {
  if (password.length > LONGEST_UNITS) return TOO_LONG;
  if (/\p{Cs}/u.test(password)) return 'The password holds half a character. Type it anew.';
  const folded = password.normalize('NFKC');
  const length = [...folded].length;
  if (length < PASSWORD_LENGTH.shortest) return TOO_SHORT;
  if (length > PASSWORD_LENGTH.longest) return TOO_LONG;
  return weakness(folded.toLowerCase(), own);
}

const TOO_SHORT = `Use at least ${PASSWORD_LENGTH.shortest} characters; 15 and more, such as four words, are much safer.`;
const TOO_LONG = `Use at most ${PASSWORD_LENGTH.longest} characters.`;

function weakness(password: string, { email, username }: OwnWords): string | null {
  if (commonPasswords().has(password)) {
    return 'This password is among the 10,000 most common ones, which are tried first. Choose another.';
  }
  if (SERVICE_NAMES.includes(password.replace(/[^\p{L}\p{M}]/gu, ''))) {
    return 'This password is the name of the service, which is tried first. Choose another.';
  }
  const ownWords = [email, email?.split('@')[0], username].map((word) => word?.trim().normalize('NFKC').toLowerCase());
  if (ownWords.includes(password)) {
    return 'This password is your own e-mail address or username, which is tried first. Choose another.';
  }
  return null;
}

let common: ReadonlySet<string> | null = null;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/));
  return common;
}
