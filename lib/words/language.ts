/** The languages of whole sentences. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which names and short words are said; sentences beside them are English. */
export const FURTHER_LANGUAGES = ['mr', 'gu', 'bn', 'ta', 'te', 'kn'] as const;
export type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number];

/** The languages of names: every value of `lang`. */
export const NAME_LANGUAGES = [...LANGUAGES, ...FURTHER_LANGUAGES] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Returns the language in which sentences are said beside names of a language. */
export function sentenceLanguage(language: NameLanguage): Language {
  return language === 'hi' ? 'hi' : 'en';
}
