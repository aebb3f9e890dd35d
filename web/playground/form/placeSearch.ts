/** The search field for a place of a section that is made when it is opened. */
import { element } from '../dom.ts';

/** @param id of its input; the other ids begin with it */
export function placeSearch(id: string, label: HTMLElement, hint: HTMLElement): HTMLElement {
  const input = element('input', {
    id,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${id}-list`,
    'aria-describedby': `${id}-note ${id}-problem`,
    autocomplete: 'off',
    autocapitalize: 'words',
    spellcheck: 'false',
  });
  return element(
    'div',
    { class: 'field place' },
    element('label', { for: id }, label, ' ', element('small', {}, hint)),
    input,
    element('ul', {
      id: `${id}-list`,
      class: 'offered',
      role: 'listbox',
      'aria-labelledby': 'places-title',
      hidden: true,
    }),
    element('p', { class: 'hint', id: `${id}-note`, role: 'status' }),
    element('p', { class: 'problem', id: `${id}-problem`, hidden: true }),
  );
}
