/** The list below a search field: its options, and the one that Enter selects (WAI-ARIA combobox). */
import { element } from '../dom.ts';

export interface OptionList<Option> {
  /** Shows options, the first one marked; an empty list closes it. */
  offer(options: readonly Option[]): void;
  /** Marks another option, by steps down or up, wrapping at the ends. */
  move(steps: number): void;
  marked(): Option | undefined;
}

/**
 * @param partsOf the contents of an option
 * @param pressed called with the option that was clicked or touched
 */
export function optionList<Option>(
  input: HTMLInputElement,
  list: HTMLElement,
  partsOf: (option: Option) => readonly Node[],
  pressed: (option: Option) => void,
): OptionList<Option> {
  let offered: readonly Option[] = [];
  let markedIndex = -1;

  function mark(index: number): void {
    markedIndex = index;
    for (const [k, line] of [...list.children].entries()) line.setAttribute('aria-selected', String(k === index));
    list.children[index]?.scrollIntoView({ block: 'nearest' });
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${index}`);
  }

  function lineOf(option: Option, index: number): HTMLElement {
    const line = element('li', { role: 'option', id: `${list.id}-${index}` }, ...partsOf(option));
    // Keeps the focus in the field: leaving it selects the marked option, which may be another one.
    line.addEventListener('pointerdown', (event) => {
      event.preventDefault();
    });
    line.addEventListener('click', () => {
      pressed(option);
    });
    return line;
  }

  return {
    offer(options) {
      offered = options;
      list.replaceChildren(...options.map(lineOf));
      list.hidden = options.length === 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      mark(options.length > 0 ? 0 : -1);
    },
    move(steps) {
      if (offered.length > 0) mark((markedIndex + steps + offered.length) % offered.length);
    },
    marked: () => offered[markedIndex],
  };
}
