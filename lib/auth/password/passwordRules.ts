/** Which passwords are refused (NIST SP 800-63B-4 section 3.1.1, OWASP ASVS 5.0 section 6.2). */
import { message, type Message } from '../../words/message.ts';

const PASSWORD_LENGTH = { shortest: 8, longest: 256 } as const;

/** No sequence of more than four UTF-16 units becomes one code point in NFKC. */
const LONGEST_UNITS = 4 * PASSWORD_LENGTH.longest;

/** What an attacker would try first for this account. */
export interface Owner {
  readonly email?: string | undefined;
  readonly username?: string | undefined;
  readonly fullName?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Why a password is easy to guess: the id of its message. */
export type PasswordWeakness =
  | 'password_repeats'
  | 'password_sequence'
  | 'password_keyboard'
  | 'password_date'
  | 'password_common'
  | 'password_words'
  | 'password_word_with_digits'
  | 'password_favourite'
  | 'password_of_service'
  | 'password_of_owner'
  | 'password_guessable';

/**
 * Finds why a password is easy to guess; null where it is not. Its word lists are large, so a caller may pass in a
 * function that loads them on demand.
 *
 * @param password in NFKC
 * @param ownWords words that stand for its owner, in NFKC
 */
export type FindWeakness = (password: string, ownWords: readonly string[]) => Promise<PasswordWeakness | null>;

/**
 * Returns what is wrong with a new password and how to correct it; null where it is acceptable.
 *
 * Letters, spaces and signs of every script are allowed; there are no composition rules.
 */
export async function passwordProblem(
  password: string,
  owner: Owner,
  findWeakness: FindWeakness,
): Promise<Message | null> {
  if (password.length > LONGEST_UNITS) return TOO_LONG;
  if (/\p{Cs}/u.test(password)) return message('password_broken', {});
  const folded = password.normalize('NFKC');
  const length = [...folded].length;
  if (length < PASSWORD_LENGTH.shortest) return TOO_SHORT;
  if (length > PASSWORD_LENGTH.longest) return TOO_LONG;
  const weakness = await findWeakness(folded, ownWords(owner));
  return weakness && message(weakness, {});
}

const TOO_SHORT = message('password_too_short', { least: PASSWORD_LENGTH.shortest });
const TOO_LONG = message('password_too_long', { most: PASSWORD_LENGTH.longest });

/** Longer names and addresses are refused anyway. */
const LONGEST_WORD_UNITS = 254;

/**
 * Returns the words that stand for a person, whole and in pieces: `asha.rao@example.com`, `asha.rao`, `asha`, `rao`,
 * `asharao`.
 */
function ownWords({ email, fullName, phone, username }: Owner): string[] {
  const texts = [email, email?.split('@')[0], email?.split('@')[1]?.split('.')[0], username, fullName]
    .filter((text) => typeof text === 'string')
    .map((text) => text.slice(0, LONGEST_WORD_UNITS).trim().normalize('NFKC').toLowerCase());
  const words = texts.flatMap((text) => {
    const pieces = text.split(/[^\p{L}\p{M}]+/u);
    return [text, pieces.join(''), ...pieces];
  });
  const digits = (phone ?? '').slice(0, LONGEST_WORD_UNITS).replace(/\D/g, '');
  return [...new Set([...words, digits, digits.slice(-NATIONAL_DIGITS)])].filter((word) => word !== '');
}

/** Digits of an Indian mobile number. */
const NATIONAL_DIGITS = 10;
