/**
 * The North Indian chart: houses are fixed, signs move.
 *
 * The first house is the rhombus at the top; houses follow anticlockwise, and each shows the number of its sign in a
 * corner at the frame, so that no two numbers stand together where the lines cross.
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
      tagAt: [HALF, 0],
      mark: [],
    },
    { outline: points(0, 0, HALF, 0, QUARTER, QUARTER), tagAt: [0, 0], mark: [] },
    { outline: points(0, 0, QUARTER, QUARTER, 0, HALF), tagAt: [0, 0], mark: [] },
  ]),
  lines: [
    points(0, 0, SIDE, SIDE),
    points(SIDE, 0, 0, SIDE),
    points(HALF, 0, 0, HALF, HALF, SIDE, SIDE, HALF, HALF, 0),
  ],
  middle: null,
};
