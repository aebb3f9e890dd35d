import { describe, expect, test } from '@jest/globals';
import { CHART_STYLES, type ChartStyle, type Drawing, type Point } from '../../lib/drawing/drawing.ts';
import { regionWithin } from '../../lib/drawing/geometry.ts';
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { placedLabels } from '../../lib/drawing/placing.ts';
import { drawingWords } from '../../lib/drawing/words.ts';
import { furtherNames } from '../../lib/words/furtherNames.ts';
import { namesIn } from '../../lib/words/names.ts';
import { bareChart, boxOf, cellOf, crowd, doOverlap, isWithin } from '../support/drawnCells.ts';

const LANGUAGES = ['en', 'hi'] as const;
const CELL_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** With Aries as the first house, cells count alike in every style; each is drawn as first house and as another. */
function crowded(style: ChartStyle, index: number, count: number, lang: 'en' | 'hi', isFirst: boolean): Drawing {
  const firstSignIndex = isFirst && style !== 'north' ? index : 0;
  return chartDrawing(
    bareChart(style, { firstSignIndex, bodies: crowd(index, count, lang), words: drawingWords(namesIn(lang)) }),
  );
}

describe.each(CHART_STYLES)('%s', (style) => {
  describe.each(LANGUAGES)('%s', (lang) => {
    test.each([1, 2, 3, 5, 8, 9, 10])('%i bodies in one cell: inside it, apart, and legible', (count) => {
      for (const index of CELL_INDEXES) {
        for (const isFirst of [true, false]) {
          const drawing = crowded(style, index, count, lang, isFirst);
          const cell = cellOf(drawing, style, index);
          const bodies = drawing.labels.filter(({ role }) => role === 'planet' || role === 'ascendant');
          expect(bodies).toHaveLength(count);
          const outside = bodies.filter((label) => !boxOf(label).every((corner) => isWithin(corner, cell, 3.9)));
          const overlaps = bodies.flatMap((label) =>
            drawing.labels.filter((other) => other !== label && doOverlap(label, other)).map(({ text }) => text),
          );
          const crossed = bodies.filter((label) => isCrossed(drawing, boxOf(label)));
          const smallest = Math.min(...bodies.map(({ sizePx }) => sizePx));
          expect([index, outside, overlaps, crossed]).toEqual([index, [], [], []]);
          expect(smallest).toBeGreaterThanOrEqual(count <= 2 ? 12 : count < 8 ? 9 : 8);
        }
      }
    });
  });
});

test.each(CHART_STYLES)('%s: long names of signs, as in Tamil, stand apart from the bodies', (style) => {
  const words = drawingWords(furtherNames('ta'));
  for (const index of CELL_INDEXES) {
    const drawing = chartDrawing(bareChart(style, { bodies: crowd(index, 3, 'en'), words }));
    const overlaps = drawing.labels.filter((label) =>
      drawing.labels.some((other) => other !== label && doOverlap(label, other)),
    );
    expect([index, overlaps.map(({ text }) => text)]).toEqual([index, []]);
  }
});

/** Whether the mark of the first house runs through a box: both reach as far, and corners lie on either side. */
function isCrossed(drawing: Drawing, box: readonly Point[]): boolean {
  const mark = drawing.strokes.find(({ isClosed, weight }) => !isClosed && weight === 'frame')?.points;
  if (!mark) return false;
  const [[x1, y1], [x2, y2]] = mark as [Point, Point];
  const sides = box.map(([x, y]) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)));
  const doReach = ([0, 1] as const).every((axis) => {
    const [inBox, inMark] = [box, mark].map((points) => points.map((point) => point[axis])) as [number[], number[]];
    return Math.min(...inBox) < Math.max(...inMark) && Math.min(...inMark) < Math.max(...inBox);
  });
  return doReach && new Set(sides).size > 1;
}

describe('arrangement', () => {
  const square = regionWithin([[0, 0], [100, 0], [100, 100], [0, 100]], 0); // prettier-ignore

  test('few labels are stacked about the middle, at full size', () => {
    const { sizePx, anchor, at } = placedLabels(['Su 1°', 'Mo 2°'], square);
    expect([sizePx, anchor]).toEqual([15, 'middle']);
    expect(at.map(([x]) => x)).toEqual([50, 50].map((x) => expect.closeTo(x, 6)));
    expect(at[1]![1]).toBeGreaterThan(at[0]![1] + sizePx);
  });

  test('the ascendant comes before the planets', () => {
    const { labels } = crowded('north', 0, 10, 'en', true);
    expect(labels.filter(({ role }) => role !== 'number')[0]!.text).toBe('As 29°');
  });

  test('labels that fit nowhere are a mistake of the caller', () => {
    expect(() => placedLabels(['x'.repeat(500)], square)).toThrow('1 labels do not fit into a cell.');
  });
});
