import { expect, test } from '@jest/globals';
import { freeSpans, mergedSpans, lastingOverlap, overlap } from '../../../lib/astro/panchang/overlap.ts';

const span = (startJdUT: number, endJdUT: number) => ({ startJdUT, endJdUT });

test.each([
  [span(0, 2), span(1, 3), span(1, 2)],
  [span(1, 3), span(0, 2), span(1, 2)],
  [span(0, 3), span(1, 2), span(1, 2)],
  [span(0, 1), span(1, 2), null],
  [span(0, 1), span(2, 3), null],
])('%j and %j share %j', (a, b, shared) => {
  expect(overlap(a, b)).toEqual(shared);
});

test('a star and a sign that begin together share no time', () => {
  const second = 1 / 86_400;
  expect(lastingOverlap(span(0, 1 + 0.7 * second), span(1, 2))).toBeNull();
  expect(lastingOverlap(span(0, 1), span(1, 2))).toBeNull();
  expect(lastingOverlap(span(0, 1 + 2 * second), span(1, 2))).toEqual(span(1, 1 + 2 * second));
});

test('what is shunned is taken out, whatever its order and wherever it overlaps or reaches over the ends', () => {
  expect(
    freeSpans(span(0, 10), [span(7, 8), span(2, 4), span(3, 5), span(-1, 1), span(9.5, 12), span(20, 21)]),
  ).toEqual([span(1, 2), span(5, 7), span(8, 9.5)]);
  expect(freeSpans(span(0, 10), [])).toEqual([span(0, 10)]);
  expect(freeSpans(span(0, 10), [span(-1, 11), span(2, 3)])).toEqual([]);
  expect(freeSpans(span(0, 10), [span(0, 10)])).toEqual([]);
  expect(freeSpans(span(0, 10), [span(0, 4), span(4, 10)])).toEqual([]);
});

test('spans that follow each other are joined, those with a gap between are not', () => {
  expect(mergedSpans([span(0, 1), span(1, 2), span(2, 3), span(4, 5)])).toEqual([span(0, 3), span(4, 5)]);
  expect(mergedSpans([])).toEqual([]);
});
