/**
 * The North Indian chart: houses are fixed, signs move.
 *
 * The first house is the rhombus at the top; houses follow anticlockwise, and each shows the number of its sign.
 */
import { points, SIDE, turnedCells, type CellPlan } from './cells.ts';

const HALF = SIDE / 2;
const QUARTER = SIDE / 4;

export const NORTH: CellPlan = {
  holds: 'house',
  // The first three houses; the other cells are these, rotated.
  cells: turnedCells([
    {
      outline: points(HALF, 0, QUARTER, QUARTER, HALF, HALF, SIDE - QUARTER, QUARTER),
      tagAt: [HALF, HALF],
      mark: [],
    },
    { outline: points(0, 0, HALF, 0, QUARTER, QUARTER), tagAt: [QUARTER, QUARTER], mark: [] },
    { outline: points(0, 0, QUARTER, QUARTER, 0, HALF), tagAt: [QUARTER, QUARTER], mark: [] },
  ]),
  lines: [
    points(0, 0, SIDE, SIDE),
    points(SIDE, 0, 0, SIDE),
    points(HALF, 0, 0, HALF, HALF, SIDE, SIDE, HALF, HALF, 0),
  ],
  middle: null,
};
