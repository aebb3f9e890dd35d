/** Which words of a report are its own: their shapes may be kept from one report to the next, a caller's may not. */
import { cleanText, runsOf } from '../typesetting/runs.ts';

const MOST_LINES = 20;

/** Returns the words of all texts in what a caller sent, as they are drawn: cleaned, and divided by font. */
export function callersWords(sent: unknown): ReadonlySet<string> {
  return new Set(
    textsIn(sent)
      .flatMap((text) => runsOf(cleanText(text, MOST_LINES), 400))
      .flatMap(({ shown, text }) => `${text} ${shown}`.split(' '))
      .map(lettersOf),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns a word without what stands around its letters. */
function lettersOf(word: string): string {
  return word.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
}

/** Tells whether a word, with or without a space after it, is one of the report's own. */
export function isOwnWord(word: string, callers: ReadonlySet<string>): boolean {
  // What ends in an ellipsis may be the beginning of a caller's word; numbers are dates and degrees of a birth.
  return !/[\d…]/.test(word) && !callers.has(lettersOf(word));
}
