/** The last births, kept in this browser only where the visitor has asked for it. */
import { placeName } from '../../../lib/places/gazetteer.ts';
import type { Language } from '../../../lib/words/language.ts';
import { dayText } from '../dates.ts';
import { button, byId, element } from '../dom.ts';
import { storage } from '../storage.ts';
import { wordsIn } from '../words/words.ts';
import type { EnteredBirth } from './enteredBirth.ts';
import { birthsIn, storedBirths } from './storedBirths.ts';

export interface KeptBirths {
  /** Keeps a birth as the latest one, where the visitor has asked for it. */
  keep(birth: EnteredBirth): void;
  /** Returns the births that are kept, each with how the list names it. */
  births(): readonly { readonly birth: EnteredBirth; readonly label: string }[];
  speak(lang: Language): void;
}

const KEY = 'playground-births';

/** @param open called with the birth that is chosen from the list */
export function keptBirths(open: (birth: EnteredBirth) => void): KeptBirths {
  const box = byId<HTMLInputElement>('keep');
  const list = byId('kept');
  const forget = byId('forget');
  let lang: Language = 'en';
  /** The birth on the page, for when the box is ticked after it was drawn. */
  let latest: EnteredBirth | null = null;
  box.checked = (storage()?.getItem(KEY) ?? null) !== null;

  function show(): void {
    const births = listed();
    list.replaceChildren(
      ...births.map(({ birth, label: name }) =>
        element(
          'li',
          {},
          button(name, () => {
            open(birth);
          }),
        ),
      ),
    );
    list.hidden = births.length === 0;
    forget.hidden = births.length === 0;
  }

  function listed() {
    return birthsIn(storage()?.getItem(KEY) ?? null).map((birth) => ({ birth, label: label(birth) }));
  }

  function label({ name, date, place }: EnteredBirth): string {
    const { untitled } = wordsIn(lang);
    return [name || untitled, dayText(date, lang), place ? placeName(place, lang) : '']
      .filter((part) => part !== '')
      .join(', ');
  }

  function keep(birth: EnteredBirth): void {
    latest = birth;
    if (!box.checked) return;
    storage()?.setItem(KEY, storedBirths([birth, ...birthsIn(storage()?.getItem(KEY) ?? null)]));
    show();
  }

  function forgetAll(): void {
    storage()?.removeItem(KEY);
    box.checked = false;
    show();
    box.focus();
  }

  box.addEventListener('change', () => {
    if (!box.checked) forgetAll();
    else if (latest) keep(latest);
    else storage()?.setItem(KEY, '');
  });
  forget.addEventListener('click', forgetAll);

  return {
    keep,
    births: listed,
    speak(spoken) {
      lang = spoken;
      show();
    },
  };
}
