/** The scripts of languages, to tell whether a text is in its own. */
import type { NameLanguage } from '../../lib/words/language.ts';

/** Letters of an Indian script. */
const INDIAN = /[\u0900-\u0dff]/;

const LETTERS: Readonly<Record<Exclude<NameLanguage, 'en'>, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
};

/** Returns whether a text has letters of the script of its language; one in English, whether it has none of another. */
export function isInScript(text: string, lang: NameLanguage): boolean {
  return lang === 'en' ? !INDIAN.test(text) : LETTERS[lang].test(text);
}
