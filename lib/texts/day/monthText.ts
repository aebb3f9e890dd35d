/** A month as a readable text: a function of its records and the language alone. */
import type { Language } from '../../words/names.ts';
import { monthInEnglish } from './englishMonth.ts';
import { monthInHindi } from './hindiMonth.ts';
import type { MonthTale } from './monthFacts.ts';

export function monthText(tale: MonthTale, lang: Language): string {
  return lang === 'hi' ? monthInHindi(tale) : monthInEnglish(tale);
}
