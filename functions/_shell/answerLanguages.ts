/** Which languages an answer is in. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { Names } from '../../lib/words/names.ts';

/** Returns the fields of `meta` that tell the languages of an answer: names may be in a language that sentences are not. */
export function languagesOf({ lang, language }: Pick<Names, 'lang' | 'language'>): Pick<Meta, 'lang' | 'language'> {
  return { lang: language, language: { names: language, sentences: lang } };
}

/** Returns the value of the Content-Language header: names first. */
export function contentLanguage({ names, sentences }: Meta['language']): string {
  return names === sentences ? names : `${names}, ${sentences}`;
}
