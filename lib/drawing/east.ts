/**
 * The East Indian chart of Bengal and Odisha: signs are fixed, houses move.
 *
 * A grid of three by three whose corners are halved by diagonals. Aries is at the top, signs follow anticlockwise, and
 * a stroke across an outer corner of its cell marks the first house.
 */
import { points, SIDE, turned, turnedCells, type CellPlan } from './cells.ts';

const STEP = SIDE / 3;
const FAR = 2 * STEP;
const MARK = 22;
/** In a halved corner the stroke stands farther in, to be nearly as long. */
const MARK_IN_HALF = 36;
const ON_DIAGONAL = MARK_IN_HALF * Math.SQRT1_2;

export const EAST: CellPlan = {
  holds: 'sign',
  // Aries, Taurus and Gemini; the other cells are these, rotated.
  cells: turnedCells([
    {
      outline: points(STEP, 0, FAR, 0, FAR, STEP, STEP, STEP),
      tagAt: [SIDE / 2, STEP],
      mark: points(STEP, MARK, STEP + MARK, 0),
    },
    {
      outline: points(0, 0, STEP, 0, STEP, STEP),
      tagAt: [STEP, STEP],
      mark: points(MARK_IN_HALF, 0, ON_DIAGONAL, ON_DIAGONAL),
    },
    {
      outline: points(0, 0, STEP, STEP, 0, STEP),
      tagAt: [STEP, STEP],
      mark: points(0, MARK_IN_HALF, ON_DIAGONAL, ON_DIAGONAL),
    },
  ]),
  lines: [
    ...[STEP, FAR].flatMap((at) => [points(at, 0, at, SIDE), points(0, at, SIDE, at)]),
    ...[0, 1, 2, 3].map((quarters) => turned(points(0, 0, STEP, STEP), quarters)),
  ],
  middle: [
    [STEP, STEP],
    [FAR, FAR],
  ],
};
