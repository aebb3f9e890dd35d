/** A bar at the lower edge of the window, for what the visitor must see wherever the page stands. */
import { button, byId, element } from './dom.ts';
import { whyWordsIn } from './words/whyWords.ts';
import { wordsIn } from './words/words.ts';
import type { Language } from '../../lib/words/language.ts';

/** @param again what the button to try again does, where there is something to try */
export function showNotice(message: string, lang: Language, again?: () => void): void {
  byId('notice').replaceChildren(
    element('p', {}, message),
    ...(again ? [button(wordsIn(lang).again, again)] : []),
    button(whyWordsIn(lang).close, hideNotice),
  );
}

export function hideNotice(): void {
  byId('notice').replaceChildren();
}
