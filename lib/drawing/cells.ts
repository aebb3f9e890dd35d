/** What the regional styles have in common: a square of twelve cells. */
import type { Point } from './drawing.ts';

export interface Cell {
  /** Convex. */
  readonly outline: readonly Point[];
  /** The point of the outline that the number or name of the sign stands nearest to. */
  readonly tagAt: Point;
  /** Ends of the stroke across a corner that marks the first house; none where houses stay. */
  readonly mark: readonly Point[];
}

export interface CellPlan {
  /** What a cell belongs to: a house, the first one first, or a sign, Aries first. */
  readonly holds: 'house' | 'sign';
  readonly cells: readonly Cell[];
  /** Lines inside the frame. */
  readonly lines: readonly (readonly Point[])[];
  /** Corners of the empty middle, where the heading goes; without one it goes above the chart. */
  readonly middle: readonly [upperLeft: Point, lowerRight: Point] | null;
}

/** Length of a side of the square; plans count from its upper left corner. */
export const SIDE = 456;

/** Reads coordinates as points: x, y, x, y and so on. */
export function points(...coordinates: readonly number[]): Point[] {
  return coordinates.flatMap((x, k) => (k % 2 === 0 ? [[x, coordinates[k + 1]!] as const] : []));
}

/** Turns points about the middle of the square by quarters, anticlockwise as seen on the page. */
export function turned(shape: readonly Point[], quarters: number): readonly Point[] {
  if (quarters === 0) return shape;
  return turned(
    shape.map(([x, y]) => [y, SIDE - x]),
    quarters - 1,
  );
}

/** Turns a quarter of a plan into the whole. */
export function turnedCells(quarter: readonly Cell[]): Cell[] {
  return [0, 1, 2, 3].flatMap((quarters) =>
    quarter.map(({ outline, tagAt, mark }) => ({
      outline: turned(outline, quarters),
      tagAt: turned([tagAt], quarters)[0]!,
      mark: turned(mark, quarters),
    })),
  );
}
