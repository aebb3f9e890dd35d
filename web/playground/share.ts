/** The button that copies the address of the page, which holds the birth. */
import type { Language } from '../../lib/words/language.ts';
import { byId, element } from './dom.ts';
import { wordsIn } from './words/words.ts';

export function shareButton(lang: () => Language): void {
  const said = byId('share-said');
  byId('share').addEventListener('click', () => void copy());

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      said.textContent = wordsIn(lang()).linkCopied;
    } catch {
      // Where the browser does not allow copying, the link is shown to be copied by hand.
      said.replaceChildren(element('a', { href: location.href }, location.href));
    }
  }
}
