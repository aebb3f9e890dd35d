import { describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { useFont, type Script } from '../../lib/typesetting/fonts.ts';
import { outlinesOf } from '../../lib/typesetting/outlines.ts';

const pdf = new PDFDocument({ font: '', autoFirstPage: false });

/** The points at which the parts of a path begin and end, read as SVG defines them. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, partX, partY] = [0, 0, 0, 0];
  for (const [, letter, rest] of path.matchAll(/([MmlqczZ])([^MmlqczZ]*)/g)) {
    const numbers = (rest!.match(/-?\d+/g) ?? []).map(Number);
    const [dx, dy] = numbers.slice(-2) as [number, number];
    if (letter === 'z') [x, y] = [partX, partY];
    else if (letter === 'M') [x, y] = [dx, dy];
    else [x, y] = [x + dx, y + dy];
    if (letter === 'M' || letter === 'm') [partX, partY] = [x, y];
    points.push([x, y]);
  }
  return points;
}

const WORDS: readonly (readonly [script: Script, word: string])[] = [
  ['latin', 'Ma 14'],
  ['devanagari', 'वृश्चिक'],
  ['devanagari', 'वर्गोत्तम'],
  ['tamil', 'விருச்சிகம்'],
  ['bengali', 'বৃশ্চিক'],
  ['telugu', 'వృశ్చికం'],
  ['kannada', 'ವೃಶ್ಚಿಕ'],
  ['gujarati', 'વૃશ્ચિક'],
];

describe.each(WORDS)('%s: %s', (script, word) => {
  const { path, units, width } = outlinesOf(word, true);

  test('is as wide as the report sets it', () => {
    useFont(pdf, script, 400, units);
    expect(width).toBeCloseTo(pdf.widthOfString(word), 0);
  });

  test('stays about its line and between its ends', () => {
    const points = pointsOf(path);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(-0.2 * units);
      expect(x).toBeLessThan(width + 0.2 * units);
      expect(Math.abs(y)).toBeLessThan(1.1 * units);
    }
  });

  test('is the same whether it is kept or not', () => {
    expect(outlinesOf(word, false)).toEqual(outlinesOf(word, true));
  });
});

test('an outline fills the box that its font says', () => {
  // Of the hyphen in Noto Sans, by the tables glyf and hmtx.
  const { path, width } = outlinesOf('-', true);
  const [xs, ys] = [0, 1].map((axis) => pointsOf(path).map((point) => point[axis]!)) as [number[], number[]];
  expect([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]).toEqual([49, 256, 291, 338]);
  expect(width).toBe(340);
});

test('a conjunct has fewer outlines than its letters apart', () => {
  const starts = (text: string) => (outlinesOf(text, true).path.match(/M/g) ?? []).length;
  expect(starts('क्ष')).toBe(1);
  expect(starts('क') + starts('ष')).toBe(2);
});

test('a text without ink has no outlines', () => {
  expect(outlinesOf('  ', false)).toMatchObject({ path: '' });
});
