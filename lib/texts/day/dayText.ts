/** A day as a readable text: a function of its records and the language alone. */
import type { Language } from '../../words/names.ts';
import { dayInEnglish } from './englishDay.ts';
import { dayInHindi } from './hindiDay.ts';
import type { DayFacts } from './words.ts';

/** Returns the text of a day, three paragraphs in the requested language. */
export function dayText(facts: DayFacts, lang: Language): string {
  return lang === 'hi' ? dayInHindi(facts) : dayInEnglish(facts);
}

type TextFormat = 'json' | 'text_hi' | 'text_en';

/** Returns the language of the requested text; null where no text is requested. */
export function textLanguage(format: TextFormat | null | undefined): Language | null {
  if (format === 'text_hi') return 'hi';
  return format === 'text_en' ? 'en' : null;
}
