/** Places labels in a cell: as large as they fit, without overlap. */
import type { Label, Point } from './drawing.ts';
import { centroid, cornersOf, middleFor, spanOf, type ConvexRegion } from './geometry.ts';
import { extentOf, widthEm } from './textSize.ts';

export interface Placed {
  readonly sizePx: number;
  readonly anchor: Label['anchor'];
  /** Anchors of the labels on their baselines, in the order of the labels. */
  readonly at: readonly Point[];
}

/** Measures of the labels at a font size. */
interface Measured {
  readonly sizePx: number;
  readonly widths: readonly number[];
  readonly heightPx: number;
  /** From the top of a row to its baseline. */
  readonly abovePx: number;
  /** Between the labels of a row. */
  readonly gapPx: number;
  /** From row to row. */
  readonly pitchPx: number;
}

const LARGEST_PX = 15;
/** Below this font size steps are half a pixel. */
const SMALL_PX = 10;
/** A limit below anything that the contents of a chart need. */
const SMALLEST_PX = 3;
const STEP_PX = 0.5;
const GAP_EM = 0.5;
const LEADING_EM = 0.2;
const MOST_COLUMNS = 3;
/** How much larger the letters must be to accept rows of unequal number. */
const WORTH_DISORDER = 1.2;
/** Step of the search for the height of rows. */
const SHIFT_PX = 3;

/**
 * Returns where labels stand in a region.
 *
 * They stand one below the other, or side by side in columns; where that would make them much smaller, as in triangles,
 * in rows that each take what the region holds at that height.
 */
export function placedLabels(texts: readonly string[], region: ConvexRegion): Placed {
  const orderly = largest(texts, SMALLEST_PX, (size) => inColumns(size, region));
  const leastPx = orderly ? leastFor(orderly.sizePx) : SMALLEST_PX;
  const found = largest(texts, leastPx, (size) => inRows(size, region)) ?? orderly;
  if (!found) throw new RangeError(`${texts.length} labels do not fit into a cell.`);
  return found;
}

/** Returns the font size from which rows of unequal number are better than columns of a given size. */
function leastFor(orderlyPx: number): number {
  return orderlyPx < SMALL_PX ? orderlyPx + STEP_PX : orderlyPx * WORTH_DISORDER;
}

/** Returns the arrangement with the largest letters; what fits at a size is assumed to fit at every smaller one. */
function largest(
  texts: readonly string[],
  leastPx: number,
  arranged: (size: Measured) => Placed | null,
): Placed | null {
  let best: Placed | null = null;
  let fewest = 0;
  let most = Math.floor((LARGEST_PX - leastPx) / STEP_PX);
  while (fewest <= most) {
    // The search begins with the largest size, as most cells hold little.
    const steps: number = best || fewest > 0 ? Math.floor((fewest + most) / 2) : 0;
    const found = arranged(measured(texts, LARGEST_PX - steps * STEP_PX));
    if (found) {
      best = found;
      most = steps - 1;
    } else fewest = steps + 1;
  }
  return best;
}

function measured(texts: readonly string[], sizePx: number): Measured {
  const { aboveEm, belowEm } = extentOf(texts.join(''));
  return {
    sizePx,
    widths: texts.map((text) => widthEm(text) * sizePx),
    heightPx: (aboveEm + belowEm) * sizePx,
    abovePx: aboveEm * sizePx,
    gapPx: GAP_EM * sizePx,
    pitchPx: (aboveEm + belowEm + LEADING_EM) * sizePx,
  };
}

/** Arranges labels in as few columns as fit; the remainder is centred in the last row. */
function inColumns(size: Measured, region: ConvexRegion): Placed | null {
  const { widths, heightPx, pitchPx, sizePx } = size;
  for (let columns = 1; columns <= Math.min(MOST_COLUMNS, widths.length); columns += 1) {
    const full = columnWidths(widths, columns);
    const rows = rowsOf(widths, columns).map((row) => (row.length === columns ? full : row));
    const middleOf = (k: number) => (k - (rows.length - 1) / 2) * pitchPx;
    const boxes = rows.map((row, k) => ({ width: rowWidth(row, size), height: heightPx, offsetY: middleOf(k) }));
    const middle = middleFor(region, boxes);
    if (!middle) continue;
    const [x, y] = middle;
    const at = rows.flatMap((row, k) => {
      const baseline = y + middleOf(k) - heightPx / 2 + size.abovePx;
      const lefts = leftsOf(row, size, x - rowWidth(row, size) / 2);
      return row.map((width, j): Point => [lefts[j]! + width / 2, baseline]);
    });
    return { sizePx, anchor: 'middle', at };
  }
  return null;
}

/** Fills rows from the top; of the possible first heights it takes the one that brings the rows nearest the middle. */
function inRows(size: Measured, region: ConvexRegion): Placed | null {
  const corners = cornersOf(region);
  const [middleX, middleY] = centroid(corners);
  const heights = corners.map(([, y]) => y);
  const lastTop = Math.max(...heights) - size.heightPx;
  let best: Row[] | null = null;
  let bestOffPx = Infinity;
  for (let top = Math.min(...heights); top <= lastTop; top += SHIFT_PX) {
    const rows = filledRows(size, region, top, lastTop);
    if (!rows) continue;
    const offPx = Math.abs((rows[0]!.top + rows.at(-1)!.top + size.heightPx) / 2 - middleY);
    if (offPx < bestOffPx) [best, bestOffPx] = [rows, offPx];
  }
  return best && aligned(best, size, middleX);
}

interface Row {
  readonly top: number;
  /** The limits of the row within the region. */
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly widths: readonly number[];
}

/** Fills each row with as many labels as fit; null where some labels remain. */
function filledRows(size: Measured, region: ConvexRegion, firstTop: number, lastTop: number): Row[] | null {
  const { widths, heightPx, pitchPx, gapPx } = size;
  const rows: Row[] = [];
  let done = 0;
  for (let top = firstTop; done < widths.length && top <= lastTop; top += pitchPx) {
    const span = spanOf(region, top, top + heightPx);
    if (!span) continue;
    const [left, right] = span;
    const first = done;
    let width = -gapPx;
    while (done < widths.length && width + gapPx + widths[done]! <= right - left) {
      width += gapPx + widths[done]!;
      done += 1;
    }
    if (done > first) rows.push({ top, left, right, width, widths: widths.slice(first, done) });
  }
  return done === widths.length ? rows : null;
}

/** Aligns rows to a common centre, or along an upright edge of the region; where neither fits, each row by itself. */
function aligned(rows: readonly Row[], size: Measured, middleX: number): Placed {
  const left = Math.max(...rows.map((row) => row.left));
  const right = Math.min(...rows.map((row) => row.right));
  const leastX = Math.max(...rows.map((row) => row.left + row.width / 2));
  const mostX = Math.min(...rows.map((row) => row.right - row.width / 2));
  const common = leastX <= mostX ? within(middleX, leastX, mostX) : null;
  if (common !== null) return hung(rows, size, 'middle', (row) => common - row.width / 2);
  if (rows.every((row) => left + row.width <= row.right)) return hung(rows, size, 'start', () => left);
  if (rows.every((row) => right - row.width >= row.left)) return hung(rows, size, 'end', (row) => right - row.width);
  return hung(rows, size, 'middle', (row) => within(middleX - row.width / 2, row.left, row.right - row.width));
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 };

function hung(rows: readonly Row[], size: Measured, anchor: Label['anchor'], leftOf: (row: Row) => number): Placed {
  const at = rows.flatMap((row) => {
    const lefts = leftsOf(row.widths, size, leftOf(row));
    return row.widths.map((width, j): Point => [lefts[j]! + width * ANCHOR_SHARE[anchor], row.top + size.abovePx]);
  });
  return { sizePx: size.sizePx, anchor, at };
}

/** Returns the left ends of labels side by side. */
function leftsOf(widths: readonly number[], { gapPx }: Measured, left: number): number[] {
  return widths.map((_, k) => left + rowWidth(widths.slice(0, k), { gapPx }) + (k > 0 ? gapPx : 0));
}

function rowWidth(widths: readonly number[], { gapPx }: Pick<Measured, 'gapPx'>): number {
  return widths.reduce((total, width) => total + width, Math.max(0, widths.length - 1) * gapPx);
}

function columnWidths(widths: readonly number[], columns: number): number[] {
  const whole = rowsOf(widths, columns).filter((row) => row.length === columns);
  return Array.from({ length: columns }, (_, k) => Math.max(...whole.map((row) => row[k]!)));
}

function rowsOf(widths: readonly number[], columns: number): number[][] {
  const rows: number[][] = [];
  for (let k = 0; k < widths.length; k += columns) rows.push(widths.slice(k, k + columns));
  return rows;
}

function within(x: number, least: number, most: number): number {
  return Math.min(Math.max(x, least), most);
}
