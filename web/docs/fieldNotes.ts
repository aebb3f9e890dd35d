/** What the fields of an answer mean: read from the table of fields that the page has anyway. */

export interface Note {
  /** As a reader writes it: data.planets.sign. */
  readonly path: string;
  readonly value: string;
  readonly meaning: string;
}

/** Notes by the names on the way to a field, joined by dots; lists and keys that are data take no part. */
export type Notes = ReadonlyMap<string, Note>;

/** @param tables each with the fields below the name in its attribute `data-below` */
export function notesIn(tables: Iterable<HTMLTableElement>): Notes {
  return new Map([...tables].flatMap((table) => [...notesOf(table)]));
}

function* notesOf(table: HTMLTableElement): Generator<[path: string, note: Note]> {
  const way: string[] = [];
  const below = table.dataset['below'] ?? '';
  for (const row of table.tBodies[0]?.rows ?? []) {
    const depth = Number(/depth-(\d)/.exec(row.className)?.[1] ?? 0);
    way.length = depth;
    way.push(row.querySelector('th code')!.textContent);
    const path = [...(below === '' ? [] : [below]), ...way].join('.');
    const [value, meaning] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim());
    yield [path, { path, value: value ?? '', meaning: meaning ?? '' }];
  }
}

/** Returns the path of a member: its own where there is a note of it, that of the whole where its name is data. */
export function pathWithin(path: string, name: string, notes: Notes): string {
  const own = path === '' ? name : `${path}.${name}`;
  return path === '' || notes.has(own) ? own : path;
}
