/** Elements made in one line. */

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

export function button(text: string): HTMLButtonElement {
  const made = element('button', '', text);
  made.type = 'button';
  return made;
}

/** A button that copies what the function returns, and says so. */
export function copyButton(content: () => string): HTMLButtonElement {
  const copy = button('Copy');
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(content()).then(() => {
      copy.textContent = 'Copied';
      setTimeout(() => (copy.textContent = 'Copy'), 1500);
    });
  });
  return copy;
}
