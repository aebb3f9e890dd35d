/** Texts of bounded length, of whole sentences. */

/** Joins sentences as long as they fit into so many characters; the first always stands. */
export function fitted([first = '', ...others]: readonly string[], most: number): string {
  let text = first;
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > most) break;
    text = `${text} ${sentence}`;
  }
  return text;
}

/** Most characters of a short text (contract of answers). */
export const SHORT_CHARACTERS = 280;
