/** One of several ways to say a thing, chosen by what was found, so that the same chart is always told the same. */
import { choiceNumber } from '../../words/phraseChoice.ts';

/** @param slot which sentence it is for: each is chosen by itself */
export type Choose = (slot: string, ways: readonly [string, ...string[]]) => string;

/**
 * Returns a chooser among phrasings that always chooses the same for the same facts.
 *
 * @param facts that tell one chart and day from another
 */
export function phrasing(facts: string): Choose {
  return (slot, ways) => ways[choiceNumber(slot, facts) % ways.length]!;
}
