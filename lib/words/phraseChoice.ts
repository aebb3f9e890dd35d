/** A number that chooses one of several phrasings: the same for the same chart, evenly distributed over charts. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIXER = 0x85ebca6b;

/**
 * Returns a whole number, 0 to 2^32 - 1.
 *
 * FNV-1a with its bits mixed once more: its low bits alone are poorly distributed, and they make the choice.
 */
export function choiceNumber(...about: readonly unknown[]): number {
  let hash = FNV_OFFSET;
  for (const character of about.join(' ')) hash = Math.imul(hash ^ character.codePointAt(0)!, FNV_PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 16), MIXER);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Returns one of several phrasings, the same for the same things it is about. */
export function variantOf<Phrase>(variants: readonly Phrase[], ...about: readonly unknown[]): Phrase {
  return variantInTurn(variants, 0, ...about);
}

/**
 * Returns one of several phrasings, the same for the same things it is about.
 *
 * @param turn index of a sentence that occurs several times in one text, so that neighbours differ
 */
export function variantInTurn<Phrase>(variants: readonly Phrase[], turn: number, ...about: readonly unknown[]): Phrase {
  return phraseAt(variants, choiceNumber(...about) + turn);
}

/** Returns the phrasing that a number chooses. */
export function phraseAt<Phrase>(variants: readonly Phrase[], number: number): Phrase {
  return variants[number % variants.length]!;
}
