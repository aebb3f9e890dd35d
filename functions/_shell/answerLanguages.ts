/** Which languages an answer is in. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { Names } from '../../lib/words/names.ts';

/** Groups that judge a life say some of their sentences in English alone. */
const PARTLY_ENGLISH = ['career', 'prediction', 'videsh-yoga', 'karma', 'vidya', 'medical'];
/** Paths of these groups that are in the requested language throughout. */
const WHOLE = ['medical/timeline-reading', 'medical/ai-reading'];

/** Returns the fields of `meta` that tell the languages of an answer. */
export function languagesOf({ lang, language }: Names, endpoint: string): Pick<Meta, 'lang' | 'language'> {
  const isPartlyEnglish = PARTLY_ENGLISH.includes(endpoint.split('/')[0]!) && !WHOLE.includes(endpoint);
  return { lang: language, language: { names: language, sentences: isPartlyEnglish ? 'en' : lang } };
}

/** Returns the value of the Content-Language header: names first. */
export function contentLanguage({ names, sentences }: Meta['language']): string {
  return names === sentences ? names : `${names}, ${sentences}`;
}
