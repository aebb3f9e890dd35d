/** The texts of index.html in the selected language; the English is in the file itself. */
import type { Language } from '../../lib/words/names.ts';
import { PAGE_HINDI } from './words/pageHindi.ts';

const spoken = [...document.querySelectorAll<HTMLElement>('[data-word]')];
const ENGLISH = new Map(spoken.map((place) => [place, place.textContent]));

export function speakPage(lang: Language): void {
  document.documentElement.lang = lang;
  for (const place of spoken) {
    const english = ENGLISH.get(place)!;
    place.textContent = lang === 'hi' ? (PAGE_HINDI[place.dataset['word']!] ?? english) : english;
  }
}
