/** Joins sentences up to a requested length. */
import { wordCount } from './textChecks.ts';

export interface Sentence {
  readonly text: string;
  /** 0 is always included; higher ranks, 1 before 2, while the text is below its target and they fit. */
  readonly rank: number;
  /** A longer version of the sentence, used in its place where it fits. */
  readonly longer?: { readonly text: string; readonly rank: number };
}

/** Returns a sentence that is always included. */
export const must = (text: string): Sentence => ({ text, rank: 0 });
/** Returns a sentence of a rank, 1 before 2, that is included where it fits. */
export const may = (rank: number, text: string): Sentence => ({ text, rank });

export interface Fit {
  /** Word count from which nothing more is added; without it everything that fits is. */
  readonly aim?: number;
  readonly most: number;
}

interface Step {
  readonly sentence: Sentence;
  readonly text: string;
  readonly rank: number;
}

/**
 * Returns the paragraphs as one text; sentences keep their order, and the less important are left out where they do not
 * fit.
 */
export function fitted(paragraphs: readonly (readonly Sentence[])[], fit: Fit): string {
  const described = describedSentences(paragraphs.flat(), fit);
  return paragraphs
    .map((sentences) => sentences.flatMap((sentence) => described.get(sentence) ?? []).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function describedSentences(sentences: readonly Sentence[], { most, aim = most }: Fit): Map<Sentence, string> {
  const described = new Map<Sentence, string>();
  let words = 0;
  for (const { rank, sentence, text } of stepsOf(sentences)) {
    const before = described.get(sentence);
    if (rank > 0 && words >= aim) break;
    const isLeftOut = text === sentence.longer?.text && before === undefined;
    const more = wordCount(text) - wordCount(before ?? '');
    if (isLeftOut || (rank > 0 && words + more > most)) continue;
    described.set(sentence, text);
    words += more;
  }
  return described;
}

/** Puts each sentence before its longer version. */
function stepsOf(sentences: readonly Sentence[]): Step[] {
  return sentences
    .flatMap((sentence): Step[] => [
      { sentence, text: sentence.text, rank: sentence.rank },
      ...(sentence.longer ? [{ sentence, ...sentence.longer }] : []),
    ])
    .sort((a, b) => a.rank - b.rank);
}
