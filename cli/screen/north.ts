/** The North Indian chart in characters: houses are fixed, and each shows the number of its sign. */
import type { ChartCell } from './chartCells.ts';
import type { Line, Span } from './lines.ts';
import { bodyRows } from './south.ts';
import { widthOf } from './width.ts';

/** Rows and columns of half the square: a row is as high as two columns are wide. */
const HALF_ROWS = 12;
const HALF_COLUMNS = 2 * HALF_ROWS;
const ROWS = 2 * HALF_ROWS;
const COLUMNS = 2 * HALF_COLUMNS;

interface Room {
  /** Column of the middle, and row of the number of the sign, within the frame. */
  readonly middle: number;
  readonly row: number;
  /** Columns for bodies, and rows for them. */
  readonly width: number;
  readonly rows: number;
  /** True where the number stands below the bodies. */
  readonly isNumberLast: boolean;
}

const Q = HALF_COLUMNS / 2;
const H = HALF_COLUMNS;

const wide = (middle: number, row: number): Room => ({ middle, row, width: 22, rows: 3, isNumberLast: false });
const flat = (middle: number, row: number, isNumberLast: boolean): Room => ({
  middle,
  row,
  width: 14,
  rows: 2,
  isNumberLast,
});
const steep = (middle: number, row: number): Room => ({ middle, row, width: 8, rows: 3, isNumberLast: false });

/** Where the contents of each house stand, the first house first, anticlockwise. */
const ROOMS: readonly Room[] = [
  wide(H, 4),
  flat(Q, 0, false),
  steep(5, 4),
  wide(Q, HALF_ROWS - 2),
  steep(5, HALF_ROWS + 4),
  flat(Q, ROWS - 3, true),
  wide(H, ROWS - 8),
  flat(H + Q, ROWS - 3, true),
  steep(COLUMNS - 5, HALF_ROWS + 4),
  wide(H + Q, HALF_ROWS - 2),
  steep(COLUMNS - 5, 4),
  flat(H + Q, 0, false),
];

/** Returns the lines of the chart. */
export function northChart(cells: readonly ChartCell[]): Line[] {
  const grid = lattice();
  const texts: Span[][] = Array.from({ length: ROWS }, () => []);
  for (const cell of cells) {
    const room = ROOMS[cell.house - 1]!;
    const bodies = bodyRows(cell.bodies, room.width, room.rows);
    const number = String(cell.signNumber);
    const shown = room.isNumberLast ? [...blank(room.rows - bodies.length), ...bodies, number] : [number, ...bodies];
    shown.forEach((text, k) => {
      const at = Math.round(room.middle - widthOf(text) / 2);
      if (text !== '') texts[room.row + k]!.push({ at, text, look: text === number ? 'faint' : 'strong' });
    });
  }
  const framed = grid.map((row, k) => withTexts(row, texts[k]!));
  const bar = '─'.repeat(COLUMNS);
  const edge = (text: string): Line => [{ at: 0, text, look: 'faint' }];
  return [edge(`┌${bar}┐`), ...framed, edge(`└${bar}┘`)];
}

const blank = (count: number): string[] => Array<string>(count).fill('');

/** The diagonals and the inner rhombus: a stroke, and a low line that leads to the stroke of the next row. */
function lattice(): string[][] {
  const grid = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill(' '));
  const falling = (row: number, column: number) => {
    grid[row]![column] = '╲';
    grid[row]![column + 1] = '_';
  };
  const rising = (row: number, column: number) => {
    grid[row]![column] = '_';
    grid[row]![column + 1] = '╱';
  };
  for (let row = 0; row < ROWS; row++) {
    const step = row % HALF_ROWS;
    falling(row, 2 * row);
    rising(row, COLUMNS - 2 - 2 * row);
    if (row < HALF_ROWS) {
      rising(row, H - 2 - 2 * step);
      falling(row, H + 2 * step);
    } else {
      falling(row, 2 * step);
      rising(row, COLUMNS - 2 - 2 * step);
    }
  }
  return grid;
}

/** Returns a row of the lattice with texts over it. */
function withTexts(row: readonly string[], texts: readonly Span[]): Line {
  const spans: Span[] = [{ at: 0, text: '│', look: 'faint' }];
  let column = 0;
  for (const text of [...texts].sort((a, b) => a.at - b.at)) {
    spans.push({ at: 1 + column, text: row.slice(column, text.at).join(''), look: 'faint' });
    spans.push({ ...text, at: 1 + text.at });
    column = text.at + widthOf(text.text);
  }
  spans.push({ at: 1 + column, text: row.slice(column).join(''), look: 'faint' });
  return [...spans, { at: COLUMNS + 1, text: '│', look: 'faint' }];
}
