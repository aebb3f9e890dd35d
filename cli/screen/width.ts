/** The width of texts in the cells of a terminal. */

/** Marks that stand above, below or within a letter, and signs that are never seen. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** Letters of East Asia, which take two cells. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ASCII = /^[ -~]*$/;

/**
 * Returns the cells that a text takes.
 *
 * Counted as terminals count, by `wcwidth`: a vowel sign beside its letter, such as that of का, has a cell of its own.
 */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let cells = 0;
  for (const letter of text) {
    if (WITHOUT_WIDTH.test(letter)) continue;
    cells += WIDE.test(letter) ? 2 : 1;
  }
  return cells;
}

/** Tells whether terminals disagree about the width of a text: they join letters of Indian scripts in their own ways. */
export function isUncertain(text: string): boolean {
  return /\p{M}/u.test(text);
}

/** Returns the lines of a text of words, none wider than so many cells unless a single word is. */
export function wrapped(text: string, cells: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > cells) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
