import { describe, expect, test } from '@jest/globals';
import {
  dayPieces,
  forEachPiece,
  inTenths,
  judgedPieces,
  judgedSpans,
  rowOf,
  running,
  spansTouching,
  weightedMean,
} from '../../../../../lib/astro/judgement/day/score/pieces.ts';

const span = (startJdUT: number, endJdUT: number) => ({ startJdUT, endJdUT });
const day = span(10, 11);
const spans = [span(9, 9.5), span(9.5, 10.25), span(10.25, 10.75), span(10.9, 11), span(11, 12)];

test('spans are half-open: one that ends now no longer runs, one that begins now does', () => {
  expect(running(spans, 10.25)).toBe(spans[2]);
  expect(running(spans, 10.75)).toBeUndefined();
  expect(running(spans, 8)).toBeUndefined();
  expect(running(spans, 12)).toBeUndefined();
});

test('a day is touched by what overlaps it, whole, and not by what begins as it ends', () => {
  expect(spansTouching(spans, day)).toEqual([spans[1], spans[2], spans[3]]);
});

test('a day is cut where any list changes, once where several do, and at the gaps', () => {
  const pieces = dayPieces(day, spans, [span(10.25, 10.5), span(10.5, 30)]);
  expect(pieces).toEqual([span(10, 10.25), span(10.25, 10.5), span(10.5, 10.75), span(10.75, 10.9), span(10.9, 11)]);
  expect(dayPieces(day)).toEqual([day]);
});

test('borders within a second of each other, or of an end of the day, are one', () => {
  const nearly = 0.5 / 86400;
  const lists = [[span(9, 10.5)], [span(9, 10.5 + nearly)], [span(10 + nearly, 11 - nearly)]];
  expect(dayPieces(day, ...lists)).toEqual([span(10, 10.5), span(10.5, 11)]);
});

describe('judged pieces', () => {
  const pieces = [span(10, 10.25), span(10.25, 10.5), span(10.5, 11)];

  test('of the same finding and worth are one, else each its own', () => {
    const found = judgedPieces(day, pieces, (jdUT) => ({ found: jdUT < 10.5 ? 'early' : 'late', points: 4 }));
    expect(found).toEqual([
      { ...span(10, 10.5), found: 'early', points: 4, share: 0.5 },
      { ...span(10.5, 11), found: 'late', points: 4, share: 0.5 },
    ]);
  });

  test('where there is nothing to judge leave a gap, which counts 0 in the mean', () => {
    const found = judgedPieces(day, pieces, (jdUT) => (jdUT === 10.375 ? null : { found: 'x', points: 4 }));
    expect(found.map(({ share }) => share)).toEqual([0.25, 0.5]);
    // 4 x 0.25 + 4 x 0.5.
    expect(weightedMean(found)).toBe(3);
  });
});

test.each([
  [0.25, 0.3],
  [-0.25, -0.2],
  [0.249999999, 0.3],
  [0.24, 0.2],
  [-0.01, 0],
])('%p is %p in tenths', (points, tenths) => {
  expect(inTenths(points)).toBe(tenths);
});

test('pieces of spans without gaps are those of the day cut by them, each with the span at its middle', () => {
  const nearly = 0.5 / 86400;
  const borders = [9, 10 + nearly, 10.5, 10.5 + nearly, 10.5 + 1.9 * nearly, 10.75, 11 - nearly, 12];
  const tiles = borders.slice(1).map((endJdUT, i) => span(borders[i]!, endJdUT));
  const found: object[] = [];
  forEachPiece(day, rowOf(tiles), (of, startJdUT, endJdUT) => found.push({ of, startJdUT, endJdUT }));
  const expected = dayPieces(day, tiles).map((piece) => ({
    of: running(tiles, (piece.startJdUT + piece.endJdUT) / 2),
    ...piece,
  }));
  expect(found).toEqual(expected);
  expect(found).toHaveLength(4);
});

test('spans are judged as the pieces that they make', () => {
  const tiles = [span(9, 10.25), span(10.25, 10.5), span(10.5, 12)];
  const found = judgedSpans(day, rowOf(tiles), ({ endJdUT }) => ({
    found: endJdUT < 11 ? 'early' : 'late',
    points: 4,
  }));
  expect(found).toEqual([
    { ...span(10, 10.5), found: 'early', points: 4, share: 0.5 },
    { ...span(10.5, 11), found: 'late', points: 4, share: 0.5 },
  ]);
});
