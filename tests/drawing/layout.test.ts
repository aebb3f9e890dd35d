import { describe, expect, test } from '@jest/globals';
import { CHART_STYLES, type DrawnBody, type Point } from '../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { drawingWords } from '../../lib/drawing/words.ts';
import { furtherNames } from '../../lib/words/furtherNames.ts';
import { namesIn } from '../../lib/words/names.ts';
import { bareBody, bareChart, boxOf, cellOf, isWithin } from '../support/drawnCells.ts';

const SIGN_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const bodyIn = (signIndex: number): DrawnBody => bareBody({ label: `sign ${signIndex}`, signIndex });
const ALL_MARKS = { isExalted: true, isDebilitated: true, isRetrograde: true, isCombust: true, isVargottama: true };
const onePerSign = SIGN_INDEXES.map(bodyIn);

describe('where a sign is', () => {
  test('north: the first house is the rhombus at the top, houses go anticlockwise, each with the number of its sign', () => {
    for (const firstSignIndex of SIGN_INDEXES) {
      const drawing = chartDrawing(bareChart('north', { firstSignIndex, bodies: onePerSign }));
      for (const signIndex of SIGN_INDEXES) {
        const cell = cellOf(drawing, 'north', (signIndex - firstSignIndex + 12) % 12);
        const inCell = drawing.labels.filter(({ at }) => isWithin(at, cell)).map(({ text, role }) => [role, text]);
        expect(inCell).toEqual([
          ['number', String(signIndex + 1)],
          ['planet', `sign ${signIndex}`],
        ]);
      }
    }
  });

  test.each(['south', 'east'] as const)('%s: signs stay, whichever house is the first', (style) => {
    const words = drawingWords(namesIn('hi'));
    for (const firstSignIndex of [0, 5]) {
      const drawing = chartDrawing(bareChart(style, { firstSignIndex, words, bodies: onePerSign }));
      for (const signIndex of SIGN_INDEXES) {
        const cell = cellOf(drawing, style, signIndex);
        const inCell = drawing.labels.filter(({ at }) => isWithin(at, cell)).map(({ text, role }) => [role, text]);
        expect(inCell).toEqual([
          ['sign', words.signs[signIndex]],
          ['planet', `sign ${signIndex}`],
        ]);
      }
    }
  });

  test('the number of the sign stands at the frame, apart from all others', () => {
    const drawing = chartDrawing(bareChart('north', { bodies: onePerSign }));
    const [[left, top]] = cellOf(drawing, 'north', 1) as [Point];
    const numbers = drawing.labels.filter(({ role }) => role === 'number').map(({ at }) => at);
    expect(numbers).toHaveLength(12);
    for (const [k, [x, y]] of numbers.entries()) {
      expect(Math.min(x - left, left + 456 - x, y - top, top + 456 - y)).toBeLessThan(30);
      const others = numbers.filter((_, other) => other !== k);
      expect(Math.min(...others.map((other) => Math.hypot(other[0] - x, other[1] - y)))).toBeGreaterThan(24);
    }
  });
});

describe('the mark of the first house', () => {
  test.each(['south', 'east'] as const)('%s: one stroke, across a corner of its cell', (style) => {
    for (const firstSignIndex of SIGN_INDEXES) {
      const drawing = chartDrawing(bareChart(style, { firstSignIndex }));
      const marks = drawing.strokes.filter(({ isClosed, weight }) => !isClosed && weight === 'frame');
      expect(marks).toHaveLength(1);
      const cell = cellOf(drawing, style, firstSignIndex);
      expect(marks[0]!.points.every((point) => isWithin(point, cell))).toBe(true);
    }
  });

  test('north: none, as the first house is known by its place', () => {
    expect(chartDrawing(bareChart('north')).strokes.filter(({ weight }) => weight === 'frame')).toHaveLength(1);
  });
});

describe('heading and legend', () => {
  const heading = ['Moon chart', 'Asha', '', '1990-06-15 14:30:00, New Delhi'];

  test.each(CHART_STYLES)('%s: inside the drawing and outside the cells', (style) => {
    const long = Array.from({ length: 6 }, (_, k) => `${k} ${'श्रीकृष्ण चतुर्वेदी '.repeat(12)}`);
    for (const given of [heading, long]) {
      const drawing = chartDrawing(bareChart(style, { heading: given }));
      const lines = drawing.labels.filter(({ role }) => role === 'heading');
      expect(lines.length).toBeGreaterThanOrEqual(3);
      const page = [[0, 0] as const, [480, 0] as const, [480, drawing.height] as const, [0, drawing.height] as const];
      for (const corner of lines.flatMap(boxOf)) {
        expect(isWithin(corner, page)).toBe(true);
        const cells = SIGN_INDEXES.filter((index) => isWithin(corner, cellOf(drawing, style, index)));
        expect([corner, cells]).toEqual([corner, []]);
      }
    }
  });

  test('an empty heading takes no room', () => {
    expect(chartDrawing(bareChart('north', { heading: [''] })).height).toBe(480);
    expect(chartDrawing(bareChart('south')).height).toBe(480);
  });

  test.each([
    [false, false, undefined],
    [true, false, 'R retrograde'],
    [false, true, 'C combust'],
    [true, true, 'R retrograde · C combust'],
  ])('the legend explains the marks that are there: %s %s', (isRetrograde, isCombust, legend) => {
    const bodies = [{ ...bodyIn(3), isRetrograde, isCombust }];
    const drawing = chartDrawing(bareChart('east', { bodies }));
    expect(drawing.labels.find(({ role }) => role === 'legend')?.text).toBe(legend);
  });

  test('every mark is explained, on as many lines as it takes, within the drawing', () => {
    const words = drawingWords(furtherNames('ta'));
    const bodies = [{ ...bodyIn(3), ...ALL_MARKS }];
    const drawing = chartDrawing(bareChart('north', { bodies, words }));
    const legends = drawing.labels.filter(({ role }) => role === 'legend');
    expect(legends.map(({ text }) => text).join(' · ')).toBe('உ உச்சம் · நீ நீசம் · வ வக்ரம் · அ அஸ்தங்கம் · = வர்கோத்தமம்');
    for (const [x, y] of legends.flatMap(boxOf)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width);
      expect(y).toBeLessThan(drawing.height);
    }
  });

  test('planets in transit come last, in brackets and in a role of their own, and are explained', () => {
    const bodies = [
      { ...bodyIn(3), label: 'Sa', degree: '2°', isTransit: true, isRetrograde: true },
      { ...bodyIn(3), label: 'Mo', degree: '9°' },
      { ...bodyIn(3), label: 'As', degree: '5°', isAscendant: true },
    ];
    const { labels } = chartDrawing(bareChart('south', { bodies }));
    const shown = labels.filter(({ role }) => role !== 'sign').map(({ role, text }) => [role, text]);
    expect(shown).toEqual([
      ['ascendant', 'As 5°'],
      ['planet', 'Mo 9°'],
      ['transit', '[Sa 2° R]'],
      ['legend', 'R retrograde'],
      ['transit', '[ ] transit'],
    ]);
  });

  test('marks follow the degree', () => {
    const bodies = [{ ...bodyIn(3), label: 'Ma', degree: '14°', isRetrograde: true, isCombust: true }];
    const drawing = chartDrawing(bareChart('north', { bodies }));
    expect(drawing.labels.find(({ role }) => role === 'planet')!.text).toBe('Ma 14° R C');
  });
});
