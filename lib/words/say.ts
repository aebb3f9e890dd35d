/** The one way in which an answer gets its sentences: a fact, said from the catalogue of its subject. */
import type { FactOf } from '../astro/factsOf.ts';
import type { Language } from './language.ts';
import type { Sentences } from './sentences.ts';

/** The sentences of a subject in every language. */
export type Catalogues<Facts> = CataloguesIn<Language, Facts>;

/** The sentences of a subject that is said in other languages than answers are: in Hindi alone, or also in Hinglish. */
export type CataloguesIn<Way extends string, Facts> = Readonly<Record<Way, Sentences<Facts>>>;

/** Returns the sentence of a fact. */
export function say<Facts, Id extends keyof Facts>(
  catalogues: Catalogues<Facts>,
  fact: FactOf<Facts, Id>,
  language: Language,
): string {
  return sayIn(catalogues[language], fact);
}

/** Returns the sentence of a fact from the catalogue of one language, for a sentence that names other facts. */
export function sayIn<Facts, Id extends keyof Facts>(
  sentences: Sentences<Facts>,
  { id, args }: FactOf<Facts, Id>,
): string {
  return sentences[id](args);
}
