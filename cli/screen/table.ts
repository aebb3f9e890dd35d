/** Tables: columns as wide as their widest cell. */
import type { Line, Look } from './lines.ts';
import { widthOf } from './width.ts';

/** A cell: its text, or its text with a look. */
export type Cell = string | { readonly text: string; readonly look: Look };

export interface TableOptions {
  /** Titles of the columns; without them there is no line for them. */
  readonly titles?: readonly string[];
  /** Numbers of the columns, from 0, whose texts end below each other. */
  readonly right?: readonly number[];
  /** Cells between columns. */
  readonly gap?: number;
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Returns the lines of a table, the titles faint. */
export function table(rows: readonly (readonly Cell[])[], { gap = 2, right = [], titles }: TableOptions = {}): Line[] {
  const head = titles?.map((text): Cell => ({ text, look: 'faint' }));
  const all = head ? [head, ...rows] : rows;
  const columns = Math.max(0, ...all.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, k) =>
    Math.max(0, ...all.map((row) => widthOf(textOf(row[k] ?? '')))),
  );
  const starts = widths.map((_, k) => widths.slice(0, k).reduce((sum, width) => sum + width + gap, 0));
  return all.map((row) =>
    row.map((cell, k) => {
      const text = textOf(cell);
      const at = starts[k]! + (right.includes(k) ? widths[k]! - widthOf(text) : 0);
      return { at, text, look: typeof cell === 'string' ? 'plain' : cell.look };
    }),
  );
}
