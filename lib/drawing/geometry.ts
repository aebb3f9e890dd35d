/** Convex regions of the plane, and what fits into them. */
import type { Point } from './drawing.ts';

/** The side of a line where `normal . point <= limit`; the normal has length 1. */
interface HalfPlane {
  readonly normal: Point;
  readonly limit: number;
}

/** The points that satisfy every half plane. */
export type ConvexRegion = readonly HalfPlane[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the region inside a convex polygon, at least `insetPx` from its edges. */
export function regionWithin(polygon: readonly Point[], insetPx: number): ConvexRegion {
  const middle = meanOf(polygon);
  return polygon.map((from, k) => {
    const line = lineThrough(from, polygon[(k + 1) % polygon.length]!, middle);
    return { ...line, limit: line.limit - insetPx };
  });
}

/** Removes what lies beyond the line through two points, seen from a third point, and `insetPx` before it. */
export function cutOff(region: ConvexRegion, [from, to]: readonly Point[], kept: Point, insetPx: number): ConvexRegion {
  const line = lineThrough(from!, to!, kept);
  return [...region, { ...line, limit: line.limit - insetPx }];
}

function lineThrough(from: Point, to: Point, inner: Point): HalfPlane {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const normal: Point = [dy / length, -dx / length];
  const limit = dot(normal, from);
  return dot(normal, inner) <= limit ? { normal, limit } : { normal: [-normal[0], -normal[1]], limit: -limit };
}

/** A box whose centre is to be `offsetY` below a common point. */
export interface HungBox extends Size {
  readonly offsetY: number;
}

/** Returns the centre of all points from which every box hangs within the region; null where there is none. */
export function middleFor(region: ConvexRegion, boxes: readonly HungBox[]): Point | null {
  const corners = cornersOf(narrowed(region, boxes));
  return corners.length === 0 ? null : centroid(corners);
}

/** Returns the centre of a box moved as far in a direction as the region allows. */
export function farthest(region: ConvexRegion, box: Size, direction: Point): Point {
  const corners = cornersOf(narrowed(region, [{ ...box, offsetY: 0 }]));
  const most = Math.max(...corners.map((corner) => dot(direction, corner)));
  return meanOf(corners.filter((corner) => dot(direction, corner) > most - FLAT));
}

/** Returns the points from which every box hangs within a region. */
function narrowed(region: ConvexRegion, boxes: readonly HungBox[]): ConvexRegion {
  return region.map(({ normal, limit }) => {
    const [nx, ny] = normal;
    const reaches = boxes.map(
      ({ width, height, offsetY }) => (Math.abs(nx) * width + Math.abs(ny) * height) / 2 + ny * offsetY,
    );
    return { normal, limit: limit - Math.max(...reaches) };
  });
}

/** Returns the corners of a region in order; empty where the half planes have no point in common. */
export function cornersOf(region: ConvexRegion): readonly Point[] {
  return region.reduce(clipped, EVERYWHERE);
}

/** Returns the horizontal span within the region for a row from `top` to `bottom`; null where there is none. */
export function spanOf(
  region: ConvexRegion,
  top: number,
  bottom: number,
): readonly [left: number, right: number] | null {
  let [left, right] = [-Infinity, Infinity];
  for (const { normal, limit } of region) {
    const [nx, ny] = normal;
    const rest = limit - Math.max(ny * top, ny * bottom);
    if (Math.abs(nx) < FLAT) {
      if (rest < 0) return null;
    } else if (nx > 0) right = Math.min(right, rest / nx);
    else left = Math.max(left, rest / nx);
  }
  return left < right ? [left, right] : null;
}

const FLAT = 1e-9;
const FAR = 1e4;
const EVERYWHERE: readonly Point[] = [
  [-FAR, -FAR],
  [FAR, -FAR],
  [FAR, FAR],
  [-FAR, FAR],
];

/** Cuts a polygon along a line (Sutherland and Hodgman, 1974). */
function clipped(polygon: readonly Point[], { normal: [nx, ny], limit }: HalfPlane): readonly Point[] {
  const kept: Point[] = [];
  // A loop over plain numbers, as most of the time of a drawing is spent here.
  let from = polygon.at(-1);
  for (const to of polygon) {
    const outFrom = nx * from![0] + ny * from![1] - limit;
    const outTo = nx * to[0] + ny * to[1] - limit;
    if (outFrom > 0 !== outTo > 0) {
      const share = outFrom / (outFrom - outTo);
      kept.push([from![0] + (to[0] - from![0]) * share, from![1] + (to[1] - from![1]) * share]);
    }
    if (outTo <= 0) kept.push(to);
    from = to;
  }
  return kept;
}

/** Returns the centroid of a polygon; of one without area, the mean of its corners. */
export function centroid(polygon: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  const [x0, y0] = polygon[0]!;
  polygon.forEach(([x2, y2], k) => {
    const [x1, y1] = polygon.at(k - 1)!;
    const cross = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    area += cross;
    x += (x0 + x1 + x2) * cross;
    y += (y0 + y1 + y2) * cross;
  });
  return Math.abs(area) < FLAT ? meanOf(polygon) : [x / (3 * area), y / (3 * area)];
}

function meanOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}
