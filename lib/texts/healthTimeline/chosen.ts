/** Choices among phrasings that are the same for the same chart. */
import { choiceNumber } from '../../words/phraseChoice.ts';

/**
 * Chooses by what a sentence is about: another chart reads otherwise, the same one always alike.
 *
 * @param turn of a sentence that comes several times in one text, so that neighbours differ
 */
export function chosen<T>(seed: string, options: readonly [T, ...T[]], turn = 0): T {
  return options[(choiceNumber(seed) + turn) % options.length]!;
}
