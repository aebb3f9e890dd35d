/** How soon a password is guessed by trying the likely ones first. Large: loaded when the first password is set. */
import { ZxcvbnFactory, type MatchEstimated } from '@zxcvbn-ts/core';
import keyboards from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import leaked from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import { reasonOf, type PasswordPart } from './passwordReason.ts';
import type { PasswordWeakness } from './passwordRules.ts';
import { INDIAN_WORDS } from '../tables/indianWords.ts';
import { ENDINGS, SERVICE_WORDS } from '../tables/passwordPieces.ts';

/** As many as there are numbers of eight digits; eight characters without any pattern count as at least as many. */
const LEAST_GUESSES = 1e8;

/**
 * Matching takes time that grows at least by the square of the length, so only the beginning of a longer password is
 * judged.
 */
const JUDGED_UNITS = 64;

const SHORTEST_WORD = 3;

/** Separators between words, which guessers try with and without; each one removed counts as ten possibilities. */
const BETWEEN_WORDS = /(?<=[\p{L}\p{M}])[\s._-]+(?=\p{L})/gu;
const SEPARATORS = 10;

const isWord = ({ length }: string) => length >= SHORTEST_WORD;

const estimator = new ZxcvbnFactory({
  dictionary: {
    service: [...SERVICE_WORDS],
    indian: INDIAN_WORDS.filter(isWord),
    leaked: leaked.filter(isWord),
    english: english.filter(isWord),
    endings: [...ENDINGS],
  },
  graphs: keyboards,
  maxLength: JUDGED_UNITS,
  l33tMaxSubstitutions: 10,
});

/**
 * Returns why a password is easy to guess; null where it is not.
 *
 * @param password in NFKC
 * @param ownWords words that stand for its owner, in NFKC
 */
export function passwordWeakness(password: string, ownWords: readonly string[]): PasswordWeakness | null {
  const words = ownWords.filter(isWord).map((word) => word.slice(0, JUDGED_UNITS));
  const text = password.slice(0, JUDGED_UNITS);
  const parts = partsOf(text, words);
  if (guesses(parts) < LEAST_GUESSES) return reasonOf(parts);
  const separators = text.match(BETWEEN_WORDS) ?? [];
  if (separators.length === 0) return null;
  const joined = partsOf(text.replace(BETWEEN_WORDS, ''), words);
  return guesses(joined) * SEPARATORS ** separators.length < LEAST_GUESSES ? reasonOf(joined) : null;
}

function partsOf(text: string, words: string[]): PasswordPart[] {
  return estimator.check(text, words).sequence as MatchEstimated[];
}

/**
 * Number of guesses, over all orders of the parts. zxcvbn adds a sum for each further part, by which `abc 123 !!!`
 * would pass.
 */
function guesses(parts: readonly PasswordPart[]): number {
  return parts.reduce((product, part, index) => product * part.guesses * (index + 1), 1);
}
