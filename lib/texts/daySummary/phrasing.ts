/** Choice among wordings, seeded by the findings, so that the same chart always gets the same text. */
import { choiceNumber } from '../../words/phraseChoice.ts';

/**
 * Returns one of several wordings of a sentence.
 *
 * @param slot name of the sentence: the choice is made separately for each slot
 */
export type Choose = (slot: string, ways: readonly [string, ...string[]]) => string;

/**
 * Returns a function that always makes the same choice for the same facts.
 *
 * @param facts text that differs between charts and days; it is the seed of every choice
 */
export function phraseChooser(facts: string): Choose {
  return (slot, ways) => ways[choiceNumber(slot, facts) % ways.length]!;
}
