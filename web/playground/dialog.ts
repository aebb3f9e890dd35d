/** A dialog at the side of the page: Escape, its button or a click outside closes it, and the focus goes back. */
import { button, element } from './dom.ts';

/** Opens it, and returns what closes it. */
export function openDialog(title: string, closeLabel: string, content: readonly (Node | null)[]): () => void {
  const close = () => {
    dialog.close();
  };
  const heading = element('h2', { id: 'drawer-title' }, title);
  const dialog = element(
    'dialog',
    { class: 'drawer', 'aria-labelledby': heading.id },
    element('header', {}, heading, button(closeLabel, close, { class: 'close' })),
    element('div', { class: 'drawer-body' }, ...content),
  );
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
