/** Methods of arrays and records that older engines of phones lack; import it first there. Nothing is changed where they exist. */

function copySorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  return [...this].sort(compare);
}

function copyReversed<Item>(this: readonly Item[]): Item[] {
  return [...this].reverse();
}

function lastFound<Item>(this: readonly Item[], isMeant: (item: Item, index: number) => boolean): Item | undefined {
  for (let index = this.length - 1; index >= 0; index--) if (isMeant(this[index]!, index)) return this[index];
  return undefined;
}

function lastIndexFound<Item>(this: readonly Item[], isMeant: (item: Item, index: number) => boolean): number {
  for (let index = this.length - 1; index >= 0; index--) if (isMeant(this[index]!, index)) return index;
  return -1;
}

function entryAt<Item>(this: readonly Item[], index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

function copySpliced<Item>(this: readonly Item[], start: number, count: number, ...added: readonly Item[]): Item[] {
  const copy = [...this];
  copy.splice(start, count, ...added);
  return copy;
}

const LACKING: readonly [name: string, method: unknown][] = [
  ['at', entryAt],
  ['toSorted', copySorted],
  ['toReversed', copyReversed],
  ['toSpliced', copySpliced],
  ['findLast', lastFound],
  ['findLastIndex', lastIndexFound],
];

for (const [name, value] of LACKING) {
  if (!(name in Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  }
}

Object.hasOwn ??= (record: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(record, name);
