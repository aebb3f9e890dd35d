/** Long lists that are made when they are opened, a part at a time. */
import { button, element } from './dom.ts';

const STEP = 40;

/** Returns a closed list; its items are made when it is opened. */
export function foldedList<Item>(
  title: string,
  items: readonly Item[],
  itemOf: (item: Item) => HTMLElement,
  more: (left: number) => string,
): HTMLElement {
  const list = element('ul', { class: 'verdicts' });
  const details = element('details', {}, element('summary', {}, title), list);

  function grow(): void {
    const made = list.childElementCount;
    const next = items.slice(made, made + STEP).map(itemOf);
    list.append(...next);
    details.querySelector(':scope > button')?.remove();
    const left = items.length - list.childElementCount;
    if (left > 0) details.append(button(more(left), growOn, { class: 'quiet' }));
  }

  /** Goes on from where the button stood. */
  function growOn(): void {
    const first = list.childElementCount;
    grow();
    list.children[first]?.querySelector<HTMLElement>('button')?.focus();
  }

  details.addEventListener('toggle', () => {
    if (details.open && list.childElementCount === 0) grow();
  });
  return details;
}
