/** Sentences taken together until a text is long enough, and choices among phrasings that are the same for the same chart. */
import { choiceNumber } from '../../../_shell/choice.ts';
import { wordCount } from '../../../_shell/textModel/textChecks.ts';

export interface Sentence {
  readonly text: string;
  /** 0 is always told; the others are told, the lowest first, while the text is short of its aim. */
  readonly rank: number;
}

export interface Fit {
  readonly aim: number;
  readonly most: number;
}

/** Joins, in the order given, what must be told and as much of the rest as the text has room for. */
export function fitted(sentences: readonly Sentence[], { aim, most }: Fit): string {
  let told = sentences.filter(({ rank }) => rank === 0);
  const joined = () =>
    sentences
      .filter((one) => told.includes(one))
      .map(({ text }) => text)
      .join(' ');
  for (const one of sentences.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
    if (wordCount(joined()) >= aim) break;
    if (wordCount(joined()) + wordCount(one.text) <= most) told = [...told, one];
  }
  return joined();
}

/**
 * Chooses by what a sentence is about: another chart reads otherwise, the same one always alike.
 *
 * @param turn of a sentence that comes several times in one text, so that neighbours differ
 */
export function chosen<T>(seed: string, options: readonly [T, ...T[]], turn = 0): T {
  return options[(choiceNumber(seed) + turn) % options.length]!;
}
