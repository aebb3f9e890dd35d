/** Why a password is easy to guess. */
import type { PasswordWeakness } from './passwordRules.ts';

/** A piece of a password with the way in which it is guessed: a match of zxcvbn. */
export interface PasswordPart {
  readonly pattern: string;
  readonly token: string;
  readonly guesses: number;
  /** For a word: the list that contains it. */
  readonly dictionaryName?: string;
}

const OF_PATTERNS: Readonly<Record<string, PasswordWeakness>> = {
  repeat: 'password_repeats',
  sequence: 'password_sequence',
  spatial: 'password_keyboard',
  date: 'password_date',
  // The only expression in use is that for a recent year.
  regex: 'password_date',
};

/** Lists whose words explain more than the pattern of the password does. */
const OF_LISTS: Readonly<Record<string, PasswordWeakness>> = {
  userInputs: 'password_of_owner',
  service: 'password_of_service',
  indian: 'password_favourite',
};

/** Returns the reason that helps most to choose a better password. */
export function reasonOf(parts: readonly PasswordPart[]): PasswordWeakness {
  for (const [list, weakness] of Object.entries(OF_LISTS)) {
    if (parts.some(({ dictionaryName }) => dictionaryName === list)) return weakness;
  }
  const main = mainPart(parts.filter(isPattern));
  if (main === null) return 'password_guessable';
  return main.pattern === 'dictionary'
    ? ofWord(
        main,
        parts.filter((part) => part !== main),
      )
    : (OF_PATTERNS[main.pattern] ?? 'password_guessable');
}

/** The longest part, preferably a word. */
function mainPart(parts: readonly PasswordPart[]): PasswordPart | null {
  const words = parts.filter(hasLetters);
  const lengths = (words.length > 0 ? words : parts).toSorted((a, b) => b.token.length - a.token.length);
  return lengths[0] ?? null;
}

function ofWord(word: PasswordPart, others: readonly PasswordPart[]): PasswordWeakness {
  if (others.length === 0) return word.dictionaryName === 'leaked' ? 'password_common' : 'password_words';
  if (hasLetters(word)) return others.some(hasLetters) ? 'password_words' : 'password_word_with_digits';
  return others.some(({ pattern }) => pattern === 'sequence') ? 'password_sequence' : 'password_guessable';
}

function hasLetters({ token }: PasswordPart): boolean {
  return /\p{L}/u.test(token);
}

function isPattern({ dictionaryName, pattern }: PasswordPart): boolean {
  return pattern !== 'bruteforce' && pattern !== 'separator' && dictionaryName !== 'endings';
}
