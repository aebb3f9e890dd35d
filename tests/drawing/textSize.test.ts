import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../../lib/words/names.ts';
import { extentOf, widthEm } from '../../lib/drawing/textSize.ts';
import { bodyLabel, drawingWords } from '../../lib/drawing/words.ts';
import { namesIn } from '../../lib/words/names.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';

const words = LANGUAGES.flatMap((lang) => {
  const { signs, marks, transitLegend, untitled } = drawingWords(namesIn(lang));
  const bodies = [...PLANETS, 'Ascendant' as const].map((body) => bodyLabel(body, namesIn(lang)));
  return [
    ...signs,
    ...bodies,
    ...Object.values(marks).flatMap(({ mark, legend }) => [mark, legend]),
    transitLegend,
    untitled,
  ];
});

const FONTS = new URL('../../node_modules/@fontsource/noto-sans-devanagari/files/', import.meta.url);
const noto = (script: string, weight: number) =>
  fileURLToPath(new URL(`noto-sans-devanagari-${script}-${weight}-normal.woff`, FONTS));

const hindi = words.filter((word) => /^\p{Script=Devanagari}+$/u.test(word));
const english = [
  ...words.filter((word) => /^[ -~]+$/.test(word)),
  '0123456789',
  '28° R C',
  'Wilhelmina MacGill Juhani',
];

describe('no font is wider than the bound', () => {
  test.each([
    ['Noto Sans Devanagari', noto('devanagari', 400), hindi],
    ['Noto Sans', noto('latin', 400), english],
    ['Helvetica', 'Helvetica', english],
    // Headings and the ascendant, which the report sets in bold.
    ['Noto Sans Devanagari, bold', noto('devanagari', 700), ['ल', 'कुंडली', 'जन्म', 'नवांश', 'श्रीकृष्ण']],
    ['Noto Sans, bold', noto('latin', 700), ['As', 'Chart', 'Birth chart', 'Navamsa (D9)', 'Asha Sharma']],
  ])('%s', (_, font, texts) => {
    const pdf = new PDFDocument({ autoFirstPage: false }).font(font).fontSize(1);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => pdf.widthOfString(text) > widthEm(text))).toEqual([]);
  });

  // Advance widths of DejaVu Sans 2.37 in 2048ths of an em, from its table hmtx.
  const DEJAVU: Readonly<Record<string, number>> = {
    A: 1401, C: 1430, J: 604, K: 1343, M: 1767, R: 1423, S: 1300, V: 1401, a: 1255, e: 1260, i: 569, o: 1253, s: 1067,
    u: 1298, 0: 1303, '°': 1024, ' ': 651,
  }; // prettier-ignore

  test.each(['Su 00° R C', 'Mo 00° C', 'Ma 00° R C', 'Me 00° R C', 'Ju 00° R C', 'Ve 00° R', 'Ra 00° R', 'As 00°'])(
    'DejaVu Sans: %s',
    (text) => {
      const em = [...text].reduce((sum, character) => sum + DEJAVU[character]! / 2048, 0);
      expect(em).toBeLessThanOrEqual(widthEm(text));
      expect(em).toBeGreaterThan(0.85 * widthEm(text));
    },
  );
});

test('marks without width have none, other scripts have plenty', () => {
  expect(widthEm('कु')).toBe(widthEm('क'));
  expect(widthEm('e\u0301')).toBe(widthEm('e'));
  expect(widthEm('李小龍')).toBeGreaterThanOrEqual(3);
});

test('Devanagari is taller than Latin', () => {
  expect(extentOf('Ma 14° R · C…')).toEqual({ aboveEm: 0.8, belowEm: 0.22 });
  expect(extentOf('कु 14°')).toEqual({ aboveEm: 0.95, belowEm: 0.3 });
});
