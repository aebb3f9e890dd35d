/** The form for the second birth: a copy of the first, without what holds for both. */
import { byId, element, button } from '../dom.ts';
import { birthForm, type BirthForm } from '../form/birthForm.ts';
import type { KeptBirths } from '../form/keptBirths.ts';
import { tellProblems } from '../form/problems.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import { EXAMPLE_BIRTH } from './exampleBirth.ts';

/** What the ids of the copy begin with. */
export const SECOND = 'second-';

/** Attributes that name ids. */
const NAMING = ['id', 'for', 'aria-controls', 'aria-describedby', 'aria-labelledby'];

/** One ayanamsa holds for both births, and the page keeps, draws and explains once. */
const OF_THE_FIRST = '.draw, #zone, .kept, .privacy';

export interface SecondForm {
  readonly form: HTMLFormElement;
  readonly fields: BirthForm;
  speak(lang: Language): void;
}

/** @param place where the form is put before it is filled */
export function secondForm(place: HTMLElement, kept: KeptBirths): SecondForm {
  const form = byId<HTMLFormElement>('birth').cloneNode(true) as HTMLFormElement;
  for (const part of form.querySelectorAll(OF_THE_FIRST)) part.remove();
  form.querySelector('#ayanamsa')!.parentElement!.hidden = true;
  for (const part of [form, ...form.querySelectorAll('*')]) prefixIds(part);
  form.setAttribute('aria-labelledby', 'second-title');
  const keptList = element('div', { class: 'kept-births' });
  form.prepend(element('h3', { id: 'second-title' }), keptList);
  place.append(form);
  const fields = birthForm(form, SECOND);
  tellProblems(form, [], 'en', SECOND);
  fields.fill(EXAMPLE_BIRTH);

  return {
    form,
    fields,
    speak(lang) {
      const words = matchWordsIn(lang);
      byId('second-title').textContent = words.second;
      fields.speak(lang);
      showKept(lang);
    },
  };

  function showKept(lang: Language): void {
    const words = matchWordsIn(lang);
    const buttons = kept.births().map(({ birth, label }) =>
      button(
        label,
        () => {
          fields.fill(birth);
        },
        { class: 'quiet' },
      ),
    );
    keptList.hidden = buttons.length === 0;
    keptList.replaceChildren(element('p', { class: 'muted' }, words.fromKept), ...buttons);
  }
}

function prefixIds(part: Element): void {
  for (const name of NAMING) {
    const value = part.getAttribute(name);
    if (value !== null)
      part.setAttribute(
        name,
        value.replace(/\S+/g, (id) => `${SECOND}${id}`),
      );
  }
}
