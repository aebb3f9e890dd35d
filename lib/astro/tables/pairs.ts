/** How tables of two short texts a line are written and read. */

/** Reads lines of `one | other`. */
export function pairsOf(text: string): (readonly [string, string])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | ') as [string, string]);
}
