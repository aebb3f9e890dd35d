/** Methods of arrays that older engines of phones lack; import it first there. Nothing is changed where they exist. */

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

const LACKING: readonly [name: string, method: unknown][] = [
  ['toSorted', copySorted],
  ['toReversed', copyReversed],
  ['findLast', lastFound],
  ['findLastIndex', lastIndexFound],
];

for (const [name, value] of LACKING) {
  if (!(name in Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  }
}
