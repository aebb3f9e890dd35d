/** A number by which one of several ways to say a thing is chosen: the same for the same chart, spread evenly over charts. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIXER = 0x85ebca6b;

/**
 * Returns a whole number from 0 on, of 32 bits.
 *
 * FNV-1a, its bits mixed once more: its low ones alone are weak, and it is they that choose.
 */
export function choiceNumber(...about: readonly unknown[]): number {
  let hash = FNV_OFFSET;
  for (const character of about.join(' ')) hash = Math.imul(hash ^ character.codePointAt(0)!, FNV_PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 16), MIXER);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
