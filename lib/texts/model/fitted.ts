/** Sentences put together until they are as long as asked for. */
import { wordCount } from './textChecks.ts';

export interface Sentence {
  readonly text: string;
  /** 0 is always told; the others, 1 before 2, while the text is short of its aim and has room for them. */
  readonly rank: number;
  /** The same with more in it, told in its place where there is room for that. */
  readonly longer?: { readonly text: string; readonly rank: number };
}

export interface Fit {
  /** Words from which on nothing more is taken up; else what has room is. */
  readonly aim?: number;
  readonly most: number;
}

interface Step {
  readonly sentence: Sentence;
  readonly text: string;
  readonly rank: number;
}

/** Joins the paragraphs; sentences keep their order, and the less important are left out where there is no room. */
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

/** A sentence comes before what makes it longer. */
function stepsOf(sentences: readonly Sentence[]): Step[] {
  return sentences
    .flatMap((sentence): Step[] => [
      { sentence, text: sentence.text, rank: sentence.rank },
      ...(sentence.longer ? [{ sentence, ...sentence.longer }] : []),
    ])
    .sort((a, b) => a.rank - b.rank);
}
