/** Choices among phrasings that are always the same for the same chart. */
import { choiceNumber } from '../../words/phraseChoice.ts';

/**
 * Returns one of the options, chosen by a seed: another chart gets another choice.
 *
 * @param turn index of a sentence that occurs several times in one text, so that neighbours differ
 */
export function chosen<T>(seed: string, options: readonly [T, ...T[]], turn = 0): T {
  return options[(choiceNumber(seed) + turn) % options.length]!;
}
