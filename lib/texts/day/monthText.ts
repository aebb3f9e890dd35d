/** A month as a readable text: a function of its records and the language alone. */
import type { Language } from '../../words/names.ts';
import { monthInEnglish } from './englishMonth.ts';
import { monthInHindi } from './hindiMonth.ts';
import type { MonthFacts } from './monthFacts.ts';

/** Returns the text of a month, three paragraphs in the requested language. */
export function monthText(facts: MonthFacts, lang: Language): string {
  return lang === 'hi' ? monthInHindi(facts) : monthInEnglish(facts);
}
