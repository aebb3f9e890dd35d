/** JSON that can be read: coloured by kind, folded from the second level on, and each field explained where it stands. */
import { button, element } from './dom.ts';
import { pathWithin, type Notes } from './fieldNotes.ts';

/** Deeper records are folded. */
const OPEN_DEPTH = 2;
/** What is shorter stands on one line. */
const LINE_LENGTH = 64;

type Name = string | number | null;

/** @param notes what the fields mean; null where nothing is known of them */
export function answerTree(json: object, notes: Notes | null): HTMLElement {
  const whole = element('div', 'tree');
  const lines = element('div', 'json');
  lines.tabIndex = 0;
  lines.role = 'group';
  lines.ariaLabel = 'Answer as JSON; arrow keys move from field to field';
  lines.append(valueAt(null, json, { depth: 0, path: '', isLast: true }, notes));
  lines.addEventListener('keydown', moveByKey);
  whole.append(foldAll(lines), lines);
  if (notes) whole.append(explained(lines, notes));
  return whole;
}

interface Place {
  readonly depth: number;
  /** Of its note. */
  readonly path: string;
  readonly isLast: boolean;
}

function valueAt(name: Name, value: unknown, place: Place, notes: Notes | null): HTMLElement {
  const isShort = typeof value !== 'object' || value === null || JSON.stringify(value).length <= LINE_LENGTH;
  return isShort ? line(name, value, place) : folded(name, value, place, notes);
}

function line(name: Name, value: unknown, { path, isLast }: Place): HTMLElement {
  const made = element('div', 'line');
  made.dataset['path'] = path;
  made.append(...keyOf(name), ...onOneLine(value), isLast ? '' : ',');
  return made;
}

function folded(name: Name, value: object, place: Place, notes: Notes | null): HTMLElement {
  const { depth, path, isLast } = place;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const made = element('details');
  const head = element('summary', 'line');
  head.dataset['path'] = path;
  const members = Object.entries(value);
  const count = `${members.length} ${Array.isArray(value) ? 'items' : 'fields'} ${close!}${isLast ? '' : ','}`;
  const known = Array.isArray(value) ? '' : namedBy(value as Record<string, unknown>);
  head.append(...keyOf(name), open!, element('span', 'count', `${known}${count}`));
  made.append(head);
  const fill = (): void => {
    if (made.childElementCount > 1) return;
    const inner = element('div', 'members');
    for (const [index, [key, member]] of members.entries()) {
      const within = Array.isArray(value) ? path : pathWithin(path, key, notes ?? new Map());
      const at = { depth: depth + 1, path: within, isLast: index === members.length - 1 };
      inner.append(valueAt(Array.isArray(value) ? null : key, member, at, notes));
    }
    made.append(inner, element('div', 'line', `${close!}${isLast ? '' : ','}`));
  };
  // What is folded is made when it is opened: an answer has up to ten thousand fields.
  made.addEventListener('toggle', fill);
  made.addEventListener('fill', fill);
  made.open = depth < OPEN_DEPTH;
  if (made.open) fill();
  return made;
}

/** What a reader knows a record by: the value of one of its fields, in front of the count. */
function namedBy(record: Record<string, unknown>): string {
  const found = ['name', 'title', 'label', 'planet', 'sign', 'date', 'start', 'id', 'house', 'number'].find(
    (field) => typeof record[field] === 'string' || typeof record[field] === 'number',
  );
  return found === undefined ? '' : `${JSON.stringify(record[found])}, `;
}

function keyOf(name: Name): (HTMLElement | string)[] {
  return name === null ? [] : [element('span', 'key', JSON.stringify(name)), ': '];
}

function onOneLine(value: unknown): (HTMLElement | string)[] {
  if (typeof value === 'string') return [element('span', 'string', JSON.stringify(value))];
  if (typeof value !== 'object' || value === null) return [element('span', 'number', String(value))];
  const isList = Array.isArray(value);
  const members = Object.entries(value).flatMap(([key, member], index) => [
    index > 0 ? ', ' : isList ? '' : ' ',
    ...(isList ? [] : keyOf(key)),
    ...onOneLine(member),
  ]);
  if (members.length === 0) return [isList ? '[]' : '{}'];
  return isList ? ['[', ...members, ']'] : ['{', ...members, ' }'];
}

function foldAll(lines: HTMLElement): HTMLElement {
  const unfold = button('Open all');
  unfold.classList.add('fold-all');
  let isOpen = false;
  unfold.addEventListener('click', () => {
    isOpen = !isOpen;
    // Opening makes more of them.
    for (let parts = closed(lines); isOpen && parts.length > 0; parts = closed(lines)) parts.forEach(unfolded);
    if (!isOpen) foldedAgain(lines);
    unfold.textContent = isOpen ? 'Fold' : 'Open all';
  });
  return unfold;
}

function closed(lines: HTMLElement): HTMLDetailsElement[] {
  return [...lines.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
}

function unfolded(part: HTMLDetailsElement): void {
  part.dispatchEvent(new Event('fill'));
  part.open = true;
}

function foldedAgain(lines: HTMLElement): void {
  for (const part of lines.querySelectorAll<HTMLDetailsElement>('.members .members details[open]')) part.open = false;
  for (const part of lines.querySelectorAll<HTMLDetailsElement>(
    ':scope > details > .members > details > .members > details',
  )) {
    part.open = false;
  }
}

/** The line of the field under the pointer or with the focus, explained below. */
function explained(lines: HTMLElement, notes: Notes): HTMLElement {
  const note = element('p', 'note', 'Point at a field, or walk with the arrow keys, to see what it means.');
  note.ariaLive = 'polite';
  const explain = ({ target }: Event): void => {
    const path = (target as HTMLElement).closest<HTMLElement>('.line')?.dataset['path'];
    const known = path === undefined ? undefined : notes.get(path);
    if (!known) return;
    const parts = [known.value, known.meaning].filter((part) => part !== '').join('. ');
    note.replaceChildren(element('code', '', known.path), ` ${parts}`);
  };
  // A pointer at rest is over something new when lines open beneath it: only one that moves explains.
  lines.addEventListener('pointermove', explain);
  lines.addEventListener('focusin', explain);
  return note;
}

/** Up and down between the lines that are seen, right and left to open and fold. */
function moveByKey(event: KeyboardEvent): void {
  const lines = event.currentTarget as HTMLElement;
  const seen = [...lines.querySelectorAll<HTMLElement>('.line[data-path]')].filter((one) => one.checkVisibility());
  const at = seen.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    const next = seen[at + step];
    if (!next) return;
    event.preventDefault();
    if (next.tagName !== 'SUMMARY') next.tabIndex = -1;
    next.focus();
  } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const part = seen[at]?.closest('details');
    if (!part || seen[at]?.tagName !== 'SUMMARY') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') unfolded(part);
    else part.open = false;
  }
}
