/** The South Indian chart in characters: signs are fixed, and the first house is marked. */
import type { ChartCell } from './chartCells.ts';
import type { Line, Look, Span } from './lines.ts';
import { widthOf } from './width.ts';

/** Column and row of each sign, Aries first. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  ...([0, 1, 2].map((k) => [k + 1, 0]) as [number, number][]),
  ...([0, 1, 2].map((k) => [3, k + 1]) as [number, number][]),
  ...([0, 1, 2].map((k) => [2 - k, 3]) as [number, number][]),
  ...([0, 1, 2].map((k) => [0, 2 - k]) as [number, number][]),
];

/** Cells of the terminal within a cell of the chart. */
const INNER = 15;
const ROWS = 3;

/**
 * Returns the lines of the chart.
 *
 * @param cells by sign, Aries first
 * @param middle texts for the empty middle, one a line
 */
export function southChart(cells: readonly ChartCell[], middle: readonly string[]): Line[] {
  const frame = (text: string): Line => [{ at: 0, text, look: 'faint' }];
  const bar = '─'.repeat(INNER);
  const open = ' '.repeat(2 * INNER + 1);
  const lines: Line[] = [frame(`┌${bar}┬${bar}┬${bar}┬${bar}┐`)];
  for (let row = 0; row < 4; row++) {
    for (let k = 0; k < ROWS; k++) lines.push(rowLine(cells, row, k, middle));
    if (row === 0) lines.push(frame(`├${bar}┼${bar}┴${bar}┼${bar}┤`));
    if (row === 1) lines.push(acrossMiddle(bar, open, middle));
    if (row === 2) lines.push(frame(`├${bar}┼${bar}┬${bar}┼${bar}┤`));
  }
  return [...lines, frame(`└${bar}┴${bar}┴${bar}┴${bar}┘`)];
}

function rowLine(cells: readonly ChartCell[], row: number, k: number, middle: readonly string[]): Line {
  const isInner = row === 1 || row === 2;
  const spans: Span[] = [];
  for (let column = 0; column <= 4; column++) {
    if (!isInner || column !== 2) spans.push({ at: column * (INNER + 1), text: '│', look: 'faint' });
    const sign = PLACES.findIndex(([x, y]) => x === column && y === row);
    if (sign !== -1) spans.push(...cellSpans(cells[sign]!, k, column * (INNER + 1) + 2));
    if (isInner && column === 1) spans.push(...middleSpan(middle, (row - 1) * (ROWS + 1) + k));
  }
  return spans;
}

/** The line between the second and the third row, open in the middle. */
function acrossMiddle(bar: string, open: string, middle: readonly string[]): Line {
  const text = middleSpan(middle, ROWS);
  const left: Span = { at: 0, text: `├${bar}┤`, look: 'faint' };
  const right: Span = { at: 3 * (INNER + 1), text: `├${bar}┤`, look: 'faint' };
  return text.length === 0 ? [{ at: 0, text: `├${bar}┤${open}├${bar}┤`, look: 'faint' }] : [left, ...text, right];
}

/** Centred in the seven lines of the middle. */
function middleSpan(middle: readonly string[], lineNumber: number): Span[] {
  const first = Math.floor((2 * ROWS + 1 - middle.length) / 2);
  const text = middle[lineNumber - first];
  if (text === undefined || text === '') return [];
  const at = INNER + 2 + Math.max(0, Math.floor((2 * INNER + 1 - widthOf(text)) / 2));
  return [{ at, text, look: lineNumber === first ? 'strong' : 'plain' }];
}

function cellSpans(cell: ChartCell, k: number, at: number): Span[] {
  if (k === 0) {
    const look: Look = cell.house === 1 ? 'accent' : 'faint';
    const number = String(cell.house);
    return [
      { at, text: cell.sign, look },
      { at: at + INNER - 2 - number.length, text: number, look },
    ];
  }
  const rows = bodyRows(cell.bodies, INNER - 2, ROWS - 1);
  return rows[k - 1] === undefined ? [] : [{ at, text: rows[k - 1]!, look: 'strong' }];
}

/** Returns bodies in rows no wider than the cell; what has no place in the last row stands in it all the same. */
export function bodyRows(bodies: readonly string[], width: number, most: number): string[] {
  const rows: string[] = [];
  for (const body of bodies) {
    const last = rows.at(-1);
    const fits = last !== undefined && (widthOf(last) + 1 + widthOf(body) <= width || rows.length === most);
    if (fits) rows[rows.length - 1] = `${last} ${body}`;
    else rows.push(body);
  }
  return rows;
}
