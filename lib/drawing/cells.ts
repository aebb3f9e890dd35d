/** What the regional styles share: a square of twelve cells. */
import type { Point } from './drawing.ts';

export interface Cell {
  /** Convex. */
  readonly outline: readonly Point[];
  /** The point of the outline nearest to the number or name of the sign. */
  readonly tagAt: Point;
  /** Ends of the stroke across a corner that marks the first house; empty where houses are fixed. */
  readonly mark: readonly Point[];
}

export interface CellPlan {
  /** What the cell at an index stands for: a house, the first house first, or a sign, Aries first. */
  readonly holds: 'house' | 'sign';
  readonly cells: readonly Cell[];
  /** Lines inside the frame. */
  readonly lines: readonly (readonly Point[])[];
  /** Corners of the empty middle for the heading; null where the heading stands above the chart. */
  readonly middle: readonly [upperLeft: Point, lowerRight: Point] | null;
}

/** Side of the square in pixels; plans count from its upper left corner. */
export const SIDE = 456;

/** Returns coordinates as points: x, y, x, y and so on. */
export function points(...coordinates: readonly number[]): Point[] {
  return coordinates.flatMap((x, k) => (k % 2 === 0 ? [[x, coordinates[k + 1]!] as const] : []));
}

/** Rotates points about the middle of the square by quarters, anticlockwise on the page. */
export function turned(shape: readonly Point[], quarters: number): readonly Point[] {
  if (quarters === 0) return shape;
  return turned(
    shape.map(([x, y]) => [y, SIDE - x]),
    quarters - 1,
  );
}

/** Completes a quarter of a plan by rotating it. */
export function turnedCells(quarter: readonly Cell[]): Cell[] {
  return [0, 1, 2, 3].flatMap((quarters) =>
    quarter.map(({ outline, tagAt, mark }) => ({
      outline: turned(outline, quarters),
      tagAt: turned([tagAt], quarters)[0]!,
      mark: turned(mark, quarters),
    })),
  );
}
