/** Letters as people count them: a letter with its signs and accents is one. */

/** Returns the grapheme clusters of a text, in order; where the engine cannot tell them, letters with their marks. */
export function clustersOf(text: string): string[] {
  const find = segmenter();
  return find ? [...find.segment(text)].map(({ segment }) => segment) : (text.match(/\P{M}\p{M}*/gu) ?? []);
}

let known: Intl.Segmenter | null | undefined;

/** Null where the engine has none, as those of phones; made when it is first needed. */
function segmenter(): Intl.Segmenter | null {
  known ??= hasSegmenter() ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : null;
  return known;
}

function hasSegmenter(): boolean {
  return typeof Intl === 'object' && 'Segmenter' in Intl;
}
