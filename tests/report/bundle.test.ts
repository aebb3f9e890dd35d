import { describe, expect, test } from '@jest/globals';
import { CHART_STYLES, type ChartStyle } from '../../lib/drawing/drawing.ts';
import { cleanText } from '../../lib/typesetting/runs.ts';
import { bodyOf, golden, type JyotishFile } from '../support/golden.ts';
import { layoutFaults } from '../support/pdfLayout.ts';
import { linesOf, readPdf } from '../support/pdfText.ts';
import { linesOfReport, reportOf } from '../support/reportOf.ts';

const LANGUAGES = ['en', 'hi'] as const;
/** Eight bodies in Capricorn. */
const EIGHT = { date: '1962-02-05', time: '05:32:00' };
const LONG = 'Lakshminarayanan Venkatasubramanian of Thiruvananthapuram '.repeat(3);

describe('the file', () => {
  const file = reportOf();
  const { objects, pages, trailer } = readPdf(file);

  test('is a PDF 1.7 of three pages in its language, tagged, of less than 300 kB', () => {
    expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(pages).toHaveLength(3);
    expect(file.length).toBeLessThan(300_000);
    const catalog = objects.find((object) => object.includes('/Type /Catalog'))!;
    expect(catalog).toContain('/Lang (en)');
    expect(catalog).toContain('/MarkInfo');
    expect(readPdf(reportOf({}, 'hi')).objects.join('')).toContain('/Lang (hi)');
  });

  test('embeds all its fonts, and no others are named', () => {
    const fonts = objects.filter((object) => /\/Type \/Font\b/.test(object));
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.filter((font) => /Type1|Helvetica|Times|Courier/.test(font))).toEqual([]);
    const descriptors = objects.filter((object) => object.includes('/Type /FontDescriptor'));
    expect(descriptors.length * 2).toBe(fonts.length);
    expect(descriptors.every((descriptor) => descriptor.includes('/FontFile2'))).toBe(true);
  });

  test('has no script, link, file or form', () => {
    const active = /\/(JavaScript|JS|OpenAction|AA|Annots|URI|Launch|EmbeddedFile|AcroForm|SubmitForm|XFA)\b/;
    expect(objects.filter((object) => active.test(object))).toEqual([]);
    expect(trailer).not.toMatch(active);
  });

  test('describes both charts to those who cannot see them', () => {
    const described = objects.filter((object) => object.includes('/S /Figure'));
    expect(described).toHaveLength(2);
    expect(described[0]).toContain('/Alt (Rashi \\(D1\\). Ascendant in Virgo 28 degrees, first house, vargottama.');
  });
});

test('equal input gives equal bytes, in either language, whatever was made in between', () => {
  const [en, hi] = [reportOf(), reportOf({}, 'hi')];
  reportOf({ ...EIGHT, name: 'ராவ்' }, 'hi', { style: 'east' });
  expect(reportOf().equals(en)).toBe(true);
  expect(reportOf({}, 'hi').equals(hi)).toBe(true);
});

test('nothing of the request is in the metadata', () => {
  const body = { name: 'Canary Name', place_name: 'Canary Place', email: 'canary@example.org', phone: '+91 canary' };
  const { objects, trailer } = readPdf(reportOf(body));
  const infoAt = Number(/\/Info (\d+)/.exec(trailer)![1]);
  const info = [...objects[infoAt - 1]!.matchAll(/(\d+) 0 R/g)].map(([, at]) => objects[Number(at) - 1]!).join('');
  expect(info).toContain('(Birth chart)');
  // The day of the request, which two requests of a day share.
  expect(info).toMatch(/\(D:20\d{6}000000Z\)/);
  const metadata = objects.find((object) => object.includes('<x:xmpmeta'))!;
  expect(info + metadata + trailer).not.toMatch(/canary|1990|06-15/i);
  expect(objects.join('')).not.toMatch(/canary@example|\+91/);
});

describe('names are text', () => {
  test.each([
    ['Hindi and Tamil', 'आशा ராவ்'],
    ['operators', ') Tj ET /JavaScript (app.alert(1)) \\'],
    ['markup', '<script>alert(1)</script>'],
    ['emoji', 'Asha 👩‍👩‍👧'],
    ['Chinese', '王小明'],
    ['every script of India', 'आ আ ਆ આ ଆ ஆ ఆ ಆ ആ'],
  ])('%s', (_, name) => {
    const [first, ...others] = linesOfReport(reportOf({ name, place_name: name }));
    expect(first![1]).toBe(name);
    expect(first![2]).toBe(`15 Jun 1990 · 14:30 · ${name}`);
    expect(others.map(([head]) => head)).toEqual([`${name} · 15 Jun 1990, 14:30`, `${name} · 15 Jun 1990, 14:30`]);
  });

  test('what is written from right to left is held letter by letter as it stands, as readers of PDF expect', () => {
    const [first] = linesOfReport(reportOf({ name: 'محمد' }));
    expect(Array.from(first![1]!).reverse().join('')).toBe('محمد');
  });

  test('direction and control characters are left out, and no more than 200 characters are set', () => {
    expect(linesOfReport(reportOf({ name: '\u202eAsha\u0000\u2066' }))[0]![1]).toBe('Asha');
    const set = linesOfReport(reportOf({ name: 'w '.repeat(100), place_name: 'x'.repeat(5000) }));
    expect(set.flat().join('').match(/x/g)!.length).toBeLessThan(300);
  });

  test('without a name the kind of chart is the title, and a place that is no text is left out', () => {
    const [first] = linesOfReport(reportOf({ name: ' ', place_name: { city: 'Delhi' } }));
    expect(first!.slice(0, 2)).toEqual(['Birth chart', '15 Jun 1990 · 14:30']);
  });
});

/** Some of them: each is made in two languages and three styles. */
const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.filter((_, k) => k % 20 === 0);
const bodies = [
  ...births.map(({ birth }) => bodyOf(birth)),
  EIGHT,
  { ...EIGHT, name: LONG, place_name: LONG },
  { name: 'ആശാ '.repeat(40), place_name: 'ஆ'.repeat(200), latitude: 69.65, longitude: 18.96, house_system: 'placidus' },
  { name: 'W'.repeat(200), latitude: 0, longitude: 0, ayanamsa: 'krishnamurti_senthilathiban', timezone: null },
];

/** Eight reports, on a machine that has other things to do. */
const SLOW_MS = 30_000;

describe.each(LANGUAGES)('nothing leaves the page or overlaps: %s', (lang) => {
  const check = (style: ChartStyle) => {
    for (const body of bodies) {
      for (const page of readPdf(reportOf(body, lang, { style })).pages) {
        expect(layoutFaults(page)).toEqual([]);
      }
    }
  };
  test.each(CHART_STYLES)('%s', check, SLOW_MS);
});

test.each(['1800-01-01', '2399-12-31'])('a birth at the end of the ephemeris: %s', (date) => {
  for (const time of ['00:00:00', '23:59:59']) {
    expect(readPdf(reportOf({ date, time })).pages).toHaveLength(3);
  }
});

test('a chart from the Moon counts from her sign', () => {
  const { pages } = readPdf(reportOf({}, 'en', { title: 'Moon chart', countedFrom: 'Moon' }));
  const [first, second] = pages.map(linesOf);
  expect(first).toContain('Chart from Moon');
  const houses = second!.slice(second!.indexOf('Planets in it') + 1);
  // The Moon of that day was in Aquarius.
  expect(houses.slice(0, 5)).toEqual(['1', 'Aquarius', 'Saturn', '12', 'Moon']);
});

test('a report of bhava intensity has zone and share of every planet, and no other report does', () => {
  const linesOfPage = (options: object) => linesOf(readPdf(reportOf({}, 'en', options)).pages[1]!);
  const title = 'Bhava intensity: how fully each planet acts in its house';
  expect(linesOfPage({})).not.toContain(title);
  const lines = linesOfPage({ hasIntensity: true });
  const table = lines.slice(lines.indexOf(title));
  // The ascendant stands at 28.75, the Sun at 0.28 (28.5 away: 15 %), Jupiter at 22.14 (6.6: 80 - 30 x 1.6 / 7 = 73 %),
  // Venus at 24.90 (3.84: 100 - 4 x 3.84 = 85 %), Moon at 19.96 (8.8: 80 - 30 x 3.8 / 7 = 64 %).
  const shares = table.slice(table.indexOf('Result') + 1, table.indexOf('Result') + 10);
  expect([shares[0], shares[1], shares[4], shares[5]]).toEqual(['15 %', '64 %', '73 %', '85 %']);
  const zones = table.slice(table.indexOf('Zone') + 1, table.indexOf('Zone') + 10);
  expect([zones[0], zones[1], zones[4], zones[5]]).toEqual(['Sandhi', 'Middle', 'Middle', 'Madhya']);
});

test('a text of the report is clean already', () => {
  for (const lang of LANGUAGES) {
    for (const line of linesOfReport(reportOf({}, lang)).flat()) expect(cleanText(line)).toBe(line.trim());
  }
});
