/** Search in the head of every page: a combobox whose list leads to paths, guides and errors. */
import { element } from './dom.ts';
import type { Finder, Found } from './finder.ts';

const NOTHING =
  'Nothing found. Try a shorter word, its other spelling, or what you want to know: sade sati, rahu kaal, navamsa, timezone.';

/** @param box hidden until here, because without a script it does nothing */
export function equipSearch(box: HTMLElement): void {
  const input = box.querySelector('input')!;
  const list = box.querySelector<HTMLElement>('[role=listbox]')!;
  const said = box.querySelector<HTMLElement>('[role=status]')!;
  box.hidden = false;
  let finder: Promise<Finder> | undefined;
  let active = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const close = (): void => {
    list.hidden = true;
    said.textContent = '';
    input.ariaExpanded = 'false';
    input.removeAttribute('aria-activedescendant');
    active = -1;
  };
  const point = (to: number): void => {
    const all = options();
    active = (to + all.length) % all.length;
    for (const [index, option] of all.entries()) option.ariaSelected = String(index === active);
    input.setAttribute('aria-activedescendant', all[active]!.id);
    all[active]!.scrollIntoView({ block: 'nearest' });
  };
  const ask = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') return close();
    finder ??= loadedFinder();
    try {
      const found = (await finder)(query);
      // Another letter may have been typed meanwhile.
      if (query !== input.value.trim()) return;
      show(found);
    } catch {
      finder = undefined;
      close();
      said.textContent = 'The search could not be loaded. Type again to try once more.';
    }
  };
  const show = (found: readonly Found[]): void => {
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.ariaExpanded = String(found.length > 0);
    said.textContent = found.length === 0 ? NOTHING : '';
    input.removeAttribute('aria-activedescendant');
    active = -1;
  };

  input.addEventListener('focus', () => void (finder ??= loadedFinder()).catch(() => (finder = undefined)));
  input.addEventListener('input', () => void ask());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (list.hidden) input.blur();
      close();
      return;
    }
    const all = options();
    if (list.hidden || all.length === 0) return;
    if (event.key === 'ArrowDown') point(active + 1);
    else if (event.key === 'ArrowUp') point(active === -1 ? -1 : active - 1);
    else if (event.key === 'Enter') all[Math.max(active, 0)]!.click();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', close);
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, select, dialog') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

async function loadedFinder(): Promise<Finder> {
  const [{ finderOf }, response] = await Promise.all([import('./finder.ts'), fetch('/docs/search.json')]);
  if (!response.ok) throw new Error(`The index answers ${response.status}.`);
  return finderOf(await response.text());
}

function optionOf({ url, kind, title, text }: Found, index: number): HTMLElement {
  const option = element('a', 'found');
  option.href = url;
  option.id = `found-${index}`;
  option.role = 'option';
  option.ariaSelected = 'false';
  option.tabIndex = -1;
  option.append(element('span', 'kind', kind), element('b', '', title), element('span', 'about', text));
  return option;
}
