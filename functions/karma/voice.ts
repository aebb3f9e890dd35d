/** The words in which a karma is told: to a grown person, or of a child to the parents. */
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { KarmaFact } from '../../lib/astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../lib/words/facts/karma.ts';
import type { Names } from '../../lib/words/names.ts';
import { sayIn } from '../../lib/words/say.ts';
import type { Sentences } from '../../lib/words/sentences.ts';
import { CHILD_KARMA, KARMA } from '../../lib/words/subjects/karma.ts';

/** Names with the sentences that suit the age of the person. */
export interface KarmaNames extends Names {
  readonly karma: Sentences<KarmaWords>;
}

/** A birth whose names have the sentences of karma. */
export interface KarmaBirth extends BirthContext {
  readonly names: KarmaNames;
}

export function karmaBirth(context: BirthContext): KarmaBirth {
  const { lang } = context.names;
  const catalogues = context.person().stage === 'child' ? CHILD_KARMA : KARMA;
  return { ...context, names: { ...context.names, karma: catalogues[lang] } };
}

/** Returns the sentence of a fact. */
export function saidKarma(names: KarmaNames, fact: KarmaFact): string {
  return sayIn(names.karma, fact);
}
