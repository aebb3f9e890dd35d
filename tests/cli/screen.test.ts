/** Widths: frames close and columns stand below each other, in English and in Hindi. */
import { expect, test } from '@jest/globals';
import { line, writtenLines, type Screen } from '../../cli/screen/lines.ts';
import { table } from '../../cli/screen/table.ts';
import { widthOf, wrapped } from '../../cli/screen/width.ts';
import { vedic } from '../support/commandLine.ts';

const PLAIN: Screen = { hasColours: false, hasCursor: false, columns: 80 };

test.each([
  // As wcwidth() of glibc 2.36 adds them up.
  ['Sun', 3],
  ['का', 2],
  ['कु', 1],
  ['कुं', 1],
  ['चंद्रमा', 5],
  ['मृगशिरा', 6],
  ['प्रत्यंतर्दशा', 9],
  ['28°44\'44"', 9],
  ['┌─┐', 3],
  ['दिल्ली', 5],
  ['東京', 4],
])('%s takes %i cells', (text, cells) => {
  expect(widthOf(text)).toBe(cells);
});

test('words are kept whole in lines of a width', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('extraordinary', 5)).toEqual(['extraordinary']);
});

test('columns of a table begin below each other whatever their script', () => {
  const rows = [
    ['चंद्रमा', 'कुंभ', '6'],
    ['Sun', 'Gemini', '10'],
  ];
  expect(writtenLines(table(rows, { right: [2] }), PLAIN)).toBe('चंद्रमा  कुंभ       6\nSun    Gemini  10\n');
});

test('behind Devanagari a terminal is sent to the column; behind other texts spaces lead there', () => {
  const lines = table([
    ['चंद्रमा', 'कुंभ'],
    ['Sun', 'Gemini'],
  ]);
  expect(writtenLines(lines, { ...PLAIN, hasCursor: true })).toBe('चंद्रमा\u001b[8Gकुंभ\nSun    Gemini\n');
});

test('looks are written where there are colours, and reset', () => {
  expect(writtenLines([line('a', 'bad')], { ...PLAIN, hasColours: true })).toBe('\u001b[31ma\u001b[0m\n');
  expect(writtenLines([line('a', 'bad')], PLAIN)).toBe('a\n');
});

const BIRTHS: readonly (readonly string[])[] = [
  ['1990-06-15', '14:30', 'delhi'],
  // Six bodies and the ascendant in Capricorn.
  ['1962-02-05', '06:30', 'delhi'],
];

test.each(['en', 'hi'])('the frame of a chart closes on every line: %s', async (lang) => {
  for (const birth of BIRTHS) {
    for (const style of ['south', 'north']) {
      const { out } = await vedic(['chart', ...birth, '--style', style, '--lang', lang]);
      const lines = out.split('\n');
      const drawing = lines.slice(
        lines.findIndex((text) => text.startsWith('┌')),
        lines.findIndex((text) => text.startsWith('└')) + 1,
      );
      expect(drawing).toHaveLength(style === 'south' ? 17 : 26);
      expect([...new Set(drawing.map(widthOf))]).toEqual([style === 'south' ? 65 : 50]);
      expect(drawing.every((text) => /[┐│┤┘]$/.test(text))).toBe(true);
    }
  }
});

test.each([
  ['en', ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke', 'As']],
  ['hi', ['सू', 'चं', 'मं', 'बु', 'गु', 'शु', 'श', 'रा', 'के', 'ल']],
])('every body stands once in a chart of either style: %s', async (lang, bodies) => {
  for (const birth of BIRTHS) {
    for (const style of ['south', 'north']) {
      const { out } = await vedic(['chart', ...birth, '--style', style, '--lang', lang]);
      const inFrame = out.slice(out.indexOf('┌'), out.indexOf('└')).split(/[\s│╲╱_]+/);
      for (const body of bodies) {
        const found = inFrame.filter((word) => word.replace(/\((R|व)\)$/, '') === body);
        // The legend in the middle of the southern chart explains the mark of the ascendant.
        expect([body, style, found.length]).toEqual([body, style, body === bodies.at(-1) && style === 'south' ? 2 : 1]);
      }
    }
  }
});
