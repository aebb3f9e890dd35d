import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { cleanText } from '../../lib/typesetting/runs.ts';
import { drawLines, drawText, wrappedLines, type TextPlace, type TextStyle } from '../../lib/report/drawnText.ts';
import { linesOf, readPdf, type PdfPiece } from '../support/pdfText.ts';

const STYLE: TextStyle = { sizePt: 10, weight: 400, ink: 'ink' };
const AT: TextPlace = { xPt: 100, baselinePt: 50 };

const emptyPage = () => new PDFDocument({ size: 'A4', margin: 0, font: '', pdfVersion: '1.7' });

function drawnBy(draw: (pdf: PDFKit.PDFDocument) => void): readonly PdfPiece[] {
  const pdf = emptyPage();
  draw(pdf);
  pdf.end();
  return readPdf(pdf.read() as Buffer).pages[0]!;
}

const drawn = (text: string, place: Partial<TextPlace> = {}) =>
  drawnBy((pdf) => drawText(pdf, text, STYLE, { ...AT, ...place }));

describe('one line', () => {
  test('is placed on its baseline at its anchor', () => {
    // Digits are 0.551 em wide in the fonts of Noto Sans Devanagari.
    const widthPt = 4 * 5.51;
    expect(drawn('1234')).toMatchObject([{ text: '1234', xPt: 100, baselinePt: 50, sizePt: 10 }]);
    expect(drawn('1234')[0]!.endPt).toBeCloseTo(100 + widthPt, 2);
    expect(drawn('1234', { anchor: 'middle' })[0]!.xPt).toBeCloseTo(100 - widthPt / 2, 2);
    expect(drawn('1234', { anchor: 'end' })[0]!.endPt).toBeCloseTo(100, 2);
  });

  test('carries its text where glyphs are in another order', () => {
    const [piece] = drawn('कि');
    expect(piece!.text).toBe('कि');
    expect(piece!.glyphs).toBe('िक');
    expect(drawn('किकि').map(({ text }) => text)).toEqual(['किकि']);
  });

  test('has its runs one after the other, each in a font of its own', () => {
    const runs = drawn('आशा ராவ் Rao');
    expect(runs.map(({ text }) => text)).toEqual(['आशा ', 'ராவ் ', 'Rao']);
    expect(new Set(runs.map(({ fontName }) => fontName.replace(/^\/[A-Z]+\+/, '')))).toEqual(
      new Set(['NotoSansDevanagari-Regular', 'NotoSansTamil-Regular']),
    );
    expect(runs[1]!.xPt).toBeCloseTo(runs[0]!.endPt, 2);
    expect(linesOf(runs)).toEqual(['आशा ராவ் Rao']);
  });

  test('ends in an ellipsis where it is too long, never inside a conjunct', () => {
    const [short] = drawn('1234567890', { widthPt: 40 });
    expect(short!.text).toMatch(/^1234?5?…$/);
    expect(short!.endPt).toBeLessThanOrEqual(140);
    for (let widthPt = 10; widthPt < 60; widthPt += 2) {
      expect(linesOf(drawn('लक्ष्मीलक्ष्मी', { widthPt }))[0]).toMatch(/^(ल|लक्ष्मी|लक्ष्मील|लक्ष्मीलक्ष्मी)?…?$/);
    }
  });

  test('is empty for an empty text', () => {
    expect(drawn('')).toEqual([]);
    expect(drawn(' \u202e ')).toEqual([]);
  });
});

describe('several lines', () => {
  const pdf = emptyPage();

  test('are broken at spaces, the last takes what is left', () => {
    // Five digits and a space are 5 x 5.51 + 2.6 points.
    expect(wrappedLines(pdf, '11111 22222 33333', STYLE, 65, 3)).toEqual(['11111 22222', '33333']);
    expect(wrappedLines(pdf, '11111 22222 33333', STYLE, 20, 2)).toEqual(['11111', '22222 33333']);
    expect(wrappedLines(pdf, '1', STYLE, 1, 3)).toEqual(['1']);
  });

  test('keep the space between their words', () => {
    const pieces = drawnBy((page) => drawLines(page, ['आशा', 'Rao'], STYLE, AT, 12));
    expect(pieces.map(({ text, baselinePt }) => [text, baselinePt])).toEqual([
      ['आशा ', 50],
      ['Rao', 62],
    ]);
  });
});

/** Words of these stand in the file as they are drawn, from left to right: readers of files turn them round. */
const FROM_RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

test('any text that runs from left to right can be drawn, and is read back whole', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(' ', '(', ')', '\\', '\u200d', 'क्ष', 'ि', 'ੰ', 'ശ്ര', 'శ్రీ', '\u0301', '👩‍👩‍👧', 'BT', 'ET', '<', '>'),
  );
  const leftToRight = unit.filter((text) => !FROM_RIGHT_TO_LEFT.test(text.normalize('NFC')));
  fc.assert(
    fc.property(fc.array(leftToRight, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      const read = drawn(text).map((piece) => piece.text);
      expect(read.join('')).toBe(cleanText(text));
    }),
    { numRuns: 150 },
  );
});
