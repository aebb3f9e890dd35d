import { expect, test } from '@jest/globals';
import type { Point } from '../../lib/drawing/drawing.ts';
import { centroid, cornersOf, cutOff, farthest, middleFor, regionWithin, spanOf } from '../../lib/drawing/geometry.ts';

const near = (points: readonly Point[]) => points.map((point) => point.map((value) => expect.closeTo(value, 6)));
// A triangle that stands on its tip, and a square.
const triangle: readonly Point[] = [[0, 0], [200, 0], [100, 100]]; // prettier-ignore
const square: readonly Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]]; // prettier-ignore

test('the centre of gravity of a triangle is a third of its height from the base', () => {
  expect([centroid(triangle)]).toEqual(near([[100, 100 / 3]]));
  expect([centroid([[5, 5], [5, 5], [5, 5]])]).toEqual([[5, 5]]); // prettier-ignore
});

test('a row in a triangle is as wide as at its narrow end', () => {
  expect(spanOf(regionWithin(triangle, 0), 10, 30)).toEqual([30, 170].map((x) => expect.closeTo(x, 6)));
  expect(spanOf([...regionWithin(triangle, 0)].reverse(), 30, 30)).toEqual([30, 170].map((x) => expect.closeTo(x, 6)));
  expect(spanOf(regionWithin(triangle, 0), -10, 30)).toBeNull();
  expect(spanOf(regionWithin(triangle, 0), 90, 110)).toBeNull();
});

test('an inset keeps its distance from every edge', () => {
  const corners = cornersOf(regionWithin(square, 10));
  expect(corners).toHaveLength(4);
  expect(corners.every(([x, y]) => [10, 90].includes(Math.round(x)) && [10, 90].includes(Math.round(y)))).toBe(true);
});

test('a corner is cut off beyond a line, and the distance kept', () => {
  const cut = cutOff(regionWithin(square, 0), [[0, 40], [100, 40]], [50, 90], 5); // prettier-ignore
  const tops = cornersOf(cut).map(([, y]) => y);
  expect(Math.min(...tops)).toBeCloseTo(45, 6);
});

test('boxes find the middle of the places where all of them fit', () => {
  const region = regionWithin(square, 0);
  // Two rows of 60 x 20, one above the other: x may be 30..70, y 20..80.
  const rows = [-10, 10].map((offsetY) => ({ width: 60, height: 20, offsetY }));
  expect([middleFor(region, rows)]).toEqual(near([[50, 50]]));
  expect(middleFor(region, [{ width: 101, height: 1, offsetY: 0 }])).toBeNull();
});

test('a box moves as far into a corner as it fits', () => {
  // 20 wide and 10 high above the tip: its lower corners touch the edges 10 above it.
  expect([farthest(regionWithin(triangle, 0), { width: 20, height: 10 }, [0, 1])]).toEqual(near([[100, 85]]));
  // Along an edge it stands in the middle.
  expect([farthest(regionWithin(square, 0), { width: 20, height: 10 }, [0, 1])]).toEqual(near([[50, 95]]));
});
