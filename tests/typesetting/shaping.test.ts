import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import {
  covers,
  fontOf,
  INDIC_SCRIPTS,
  useFont,
  type IndicScript,
  type Script,
  type FontWeight,
} from '../../lib/typesetting/fonts.ts';

import { outlinesOf } from '../../lib/typesetting/outlines.ts';

const pdf = new PDFDocument({ font: '', autoFirstPage: false });

interface WordWidths {
  rows: { script: Script; word: string; regular: number; bold: number }[];
}

const { rows } = JSON.parse(readFileSync(new URL('wordWidths.json', import.meta.url), 'utf8')) as WordWidths;

function widthOf(script: Script, weight: FontWeight, text: string): number {
  useFont(pdf, script, weight, 1000);
  return pdf.widthOfString(text);
}

test.each(rows)('$script $word is as wide as another shaper makes it', ({ script, word, regular, bold }) => {
  expect(Math.abs(widthOf(script, 400, word) - regular)).toBeLessThanOrEqual(1);
  expect(Math.abs(widthOf(script, 700, word) - bold)).toBeLessThanOrEqual(1);
});

test('a letter can be copied although it was first met as a part of another', () => {
  // The short i of Cyrillic is drawn from the i and a breve.
  outlinesOf('й', false);
  const { glyphs } = fontOf('cyrillic', 400).layout('и');
  expect(glyphs).toEqual([expect.objectContaining({ codePoints: [0x438] })]);
});

test('both fonts of a report have all that runs take for granted', () => {
  const all = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, k) => String.fromCodePoint(from + k)).join('');
  for (const weight of [400, 700] as const) {
    expect(covers('devanagari', weight, `${all(0x900, 0x97f)} `)).toBe(true);
    expect(covers('latin', weight, `${all(0x20, 0x7e)}°·…`)).toBe(true);
  }
});

/** First code point of the block of a script; every block has 128. */
const BLOCKS: Readonly<Record<IndicScript, number>> = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  oriya: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};

describe('any order of letters and signs is shaped', () => {
  test.each(INDIC_SCRIPTS)('%s', (script) => {
    const block = Array.from({ length: 128 }, (_, k) => String.fromCodePoint(BLOCKS[script] + k));
    const unit = fc.constantFrom(...block.filter((c) => covers(script, 400, c)), '\u200c', '\u200d');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 8 }), (text) => {
        expect(widthOf(script, 400, text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});
