/** The texts of index.html in the selected language; the English is in the file itself. */
import type { Language } from '../../lib/words/names.ts';
import { PAGE_HINDI } from './words/pageHindi.ts';

/** Asked anew each time: a form that is copied brings further texts of the same words. */
const spoken = () => document.querySelectorAll<HTMLElement>('[data-word]');
const ENGLISH = new Map([...spoken()].map((place) => [place.dataset['word']!, place.textContent]));

export function speakPage(lang: Language): void {
  document.documentElement.lang = lang;
  document.querySelector<HTMLLinkElement>('[rel=manifest]')!.href = `/playground/app-${lang}.webmanifest`;
  for (const place of spoken()) {
    const word = place.dataset['word']!;
    place.textContent = (lang === 'hi' ? PAGE_HINDI[word] : undefined) ?? ENGLISH.get(word)!;
  }
}
