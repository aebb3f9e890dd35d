/**
 * The South Indian chart: signs are fixed, houses move.
 *
 * A grid of four by four with an empty middle. Pisces is at the upper left, signs follow clockwise, and a stroke across
 * the upper left corner of its cell marks the first house.
 */
import { points, SIDE, type Cell, type CellPlan } from './cells.ts';
import type { Point } from './drawing.ts';

const STEP = SIDE / 4;
const FAR = 3 * STEP;
const MARK = 22;

/** Column and row of each sign, Aries first. */
const PLACES = points(1, 0, 2, 0, 3, 0, 3, 1, 3, 2, 3, 3, 2, 3, 1, 3, 0, 3, 0, 2, 0, 1, 0, 0);

function cellAt([column, row]: Point): Cell {
  const [left, top] = [column * STEP, row * STEP];
  const [right, bottom] = [left + STEP, top + STEP];
  return {
    outline: points(left, top, right, top, right, bottom, left, bottom),
    tagAt: [(left + right) / 2, bottom],
    mark: points(left, top + MARK, left + MARK, top),
  };
}

/** Lines between the cells of each edge, at a distance from its beginning. */
function stubs(at: number): Point[][] {
  return [points(at, 0, at, STEP), points(at, FAR, at, SIDE), points(0, at, STEP, at), points(FAR, at, SIDE, at)];
}

export const SOUTH: CellPlan = {
  holds: 'sign',
  cells: PLACES.map(cellAt),
  lines: [points(STEP, STEP, FAR, STEP, FAR, FAR, STEP, FAR, STEP, STEP), ...[STEP, 2 * STEP, FAR].flatMap(stubs)],
  middle: [
    [STEP, STEP],
    [FAR, FAR],
  ],
};
