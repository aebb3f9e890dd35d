/** The contents as a drawer where the screen is narrow: a modal dialog, which keeps the focus and closes with Escape. */
import { button, element } from './dom.ts';

/** On a wide screen the contents stand beside the text, and this link is not shown. */
export function equipDrawer(opener: HTMLElement, contents: HTMLElement): void {
  const place = document.createComment('contents');
  const drawer = element('dialog', 'drawer');
  drawer.ariaLabel = 'Contents';
  const close = button('Close');
  close.addEventListener('click', () => drawer.close());
  drawer.append(close);
  document.body.append(drawer);

  opener.role = 'button';
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    contents.before(place);
    drawer.append(contents);
    drawer.showModal();
    contents.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  });
  opener.addEventListener('keydown', (event) => {
    // As it opens a dialog, it answers to the keys of a button.
    if (event.key === ' ') {
      event.preventDefault();
      opener.click();
    }
  });
  drawer.addEventListener('close', () => {
    place.replaceWith(contents);
    opener.focus({ preventScroll: true });
  });
  drawer.addEventListener('click', ({ target }) => {
    // The dialog itself is what is clicked beside its content; a link leads to another place of this page.
    if (target === drawer || (target as HTMLElement).closest('a')) drawer.close();
  });
}
