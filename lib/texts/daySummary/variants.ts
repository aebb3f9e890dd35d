/** Choices among phrasings, seeded by the findings, so that the same chart always gets the same text. */
import { choiceNumber } from '../../words/phraseChoice.ts';

/**
 * Returns the number that chooses the phrasing of a sentence.
 *
 * @param slot name of the sentence: the choice is made separately for each slot
 */
export type VariantOf = (slot: string) => number;

/**
 * Returns a function that always makes the same choices for the same facts.
 *
 * @param facts text that differs between charts and days; it is the seed of every choice
 */
export function variantsOf(facts: string): VariantOf {
  return (slot) => choiceNumber(slot, facts);
}
