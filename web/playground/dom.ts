/** Creates elements of the page; external content enters as text. */

type Child = Node | string | null;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(label: string, press: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}

/** Returns the element of index.html with an id. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found as Kind;
}

/** Returns a drawing as an element of this page. */
export function svgElement(text: string): Element {
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}
