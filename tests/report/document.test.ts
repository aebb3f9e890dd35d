/** The long document: its pages, what they say compared with the answers, and its layout for any birth. */
import { describe, expect, test } from '@jest/globals';
import { handler as doshas } from '../../functions/dosha/routes.ts';
import { handler as yogas } from '../../functions/yoga/routes.ts';
import type { AllDoshas } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { AllYogas } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { VARGA_IDS } from '../../lib/astro/varga/vargas.ts';
import { LANGUAGES } from '../../lib/words/names.ts';
import { BIRTH, dataOf, post } from '../support/call.ts';
import { layoutFaults } from '../support/pdfLayout.ts';
import { linesOf, readPdf, rowsOf } from '../support/pdfText.ts';
import { documentOf } from '../support/reportOf.ts';

const AS_OF = '2026-11-20';
const SLOW_MS = 120_000;

const pagesOf = (...asked: Parameters<typeof documentOf>) => readPdf(documentOf(...asked)).pages;
const textOf = (...asked: Parameters<typeof documentOf>) =>
  pagesOf(...asked)
    .flatMap(linesOf)
    .join(' ')
    .replace(/\s+/g, ' ');

/** Many stand here: eight planets in Capricorn. */
const EIGHT = { date: '1962-02-05', time: '05:32:00' };

test('equal requests give equal bytes, and the date of the file is that of the request', () => {
  const file = documentOf(AS_OF);
  expect(documentOf(AS_OF).equals(file)).toBe(true);
  expect(file.includes('(D:20261120000000Z)')).toBe(true);
});

test('the contents name every chapter with the page on which it begins', () => {
  const read = pagesOf(AS_OF);
  const pages = read.map(linesOf);
  const chapters = rowsOf(read[1]!).flatMap(([title, page, ...others]) =>
    title && /^\d+$/.test(page ?? '') && others.length === 0 ? [{ title, page: Number(page) }] : [],
  );
  expect(chapters.length).toBeGreaterThanOrEqual(18);
  for (const { page, title } of chapters) {
    const own = ['Planets and houses', 'The sky now'].includes(title) ? '' : title;
    expect([title, pages[page - 1]!.join(' ').includes(own)]).toEqual([title, true]);
  }
});

test('all twenty divisional charts are drawn', () => {
  const text = textOf(AS_OF, {}, 'en', ['charts', 'vargas']);
  for (const id of VARGA_IDS) expect(text).toContain(`(${id.toUpperCase()})`);
});

test('only the sections asked for are drawn, in their own order', () => {
  const pages = pagesOf(AS_OF, {}, 'en', ['method', 'remedies']).map(linesOf);
  const text = pages.flat().join(' ');
  expect(text.indexOf('Remedies')).toBeGreaterThanOrEqual(0);
  expect(text.indexOf('How it was computed')).toBeGreaterThan(text.indexOf('Remedies'));
  expect(text).not.toContain('Ashtakavarga');
});

describe.each([BIRTH, { ...BIRTH, ...EIGHT }])('compared with the answers, born $date', (birth) => {
  const text = textOf(AS_OF, birth, 'en', ['yogas', 'doshas']);

  test('yogas that stand, with their strength', async () => {
    const all = dataOf<AllYogas>(await post(yogas, `/yoga/all?as_of=${AS_OF}`, birth));
    const standing = all.yogas.filter(({ present, status }) => present && status !== 'cancelled').slice(0, 5);
    expect(standing.length).toBeGreaterThan(0);
    for (const { name, strength } of standing) {
      expect(text).toContain(name);
      expect(text).toContain(`${strength!.score} of 100`);
    }
  });

  test('every dosha is named, and told where it stands', async () => {
    const { doshas: described } = dataOf<AllDoshas>(await post(doshas, `/dosha/all?as_of=${AS_OF}`, birth));
    const standing = described.filter(({ status }) => status === 'active' || status === 'reduced');
    expect(text).toContain(`doshas looked for ${standing.length} stand in this chart`);
    for (const { name } of described) expect(text).toContain(name);
  });
});

test.each([
  ['محمد علی خان', 'arabic'],
  ['ஆஷா ராவ்', 'tamil'],
  ['王小明', 'chinese'],
  ['Nguyễn Thị Ánh', 'vietnamese'],
])('a name is kept in its script: %s', (name) => {
  const text = textOf(AS_OF, { name }, 'en', ['cover']);
  const turned = Array.from(name).reverse().join('');
  expect([name, turned].some((written) => text.includes(written))).toBe(true);
});

test('what no font has is left out with a mark, and no question mark is printed', () => {
  const pieces = pagesOf(AS_OF, { name: 'Asha 😀' }, 'en', ['cover']).flat();
  expect(pieces.filter(({ glyphs }) => glyphs.includes('?'))).toEqual([]);
});

test.each(LANGUAGES)('no sentence and no heading is cut short: %s', (lang) => {
  const births = [{}, EIGHT, { date: '2019-03-04', time: '23:10:00', chart_style: 'south' }];
  const cut = births.flatMap((birth) => pagesOf(AS_OF, birth, lang).flat()).filter(({ text }) => text.includes('…'));
  expect(cut.map(({ text }) => text)).toEqual([]);
});

describe.each(['1924-02-15', '1962-02-05', '1990-06-15', '1994-06-15'])('a table, born %s', (date) => {
  const pages = pagesOf(AS_OF, { date, time: '12:30:00' }).map(linesOf);
  const after = (title: string) => {
    const page = pages.find((lines) => lines.includes(title))!;
    return page.slice(page.indexOf(title) + 1);
  };

  test('stands with a row on the page of its title', () => {
    expect(after('The months of the year').join(' ')).toMatch(/The (?:period|time) of \w+/);
  });

  test('is not divided where it is short', () => {
    expect(after('The passages')).toContain('Passage');
    expect(pages.filter((lines) => lines.includes('Passage'))).toHaveLength(1);
  });
});

test('a child is told that the texts read a whole life', () => {
  const ofChild = textOf(AS_OF, { date: '2019-03-04' }, 'en', ['houses']);
  expect(ofChild).toContain('belongs to later years');
  expect(textOf(AS_OF, {}, 'en', ['houses'])).not.toContain('belongs to later years');
});

/** Long names of people and places. */
const LONG = {
  name: 'Venkatanarasimharajuvaripeta Lakshmi Narasimha Subrahmanyeswara Chandrasekhara Venkata Satyanarayana Murthy',
  place_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Isle of Anglesey, Wales, United Kingdom',
};

describe.each(LANGUAGES)('nothing overlaps or leaves its page, and the pages are 25 to 35: %s', (lang) => {
  test(
    'for births of six decades with long names',
    () => {
      for (let k = 0; k < 6; k++) {
        const born = { date: `${1941 + 12 * k}-0${k + 2}-1${k}`, time: `${String(3 + 3 * k).padStart(2, '0')}:20:00` };
        const body = { ...LONG, ...born, chart_style: (['north', 'south', 'east'] as const)[k % 3] };
        const pages = pagesOf(AS_OF, body, lang);
        expect([born, pages.length >= 25 && pages.length <= 35, pages.length]).toEqual([born, true, pages.length]);
        // The cover has a wheel whose labels stand on their own.
        for (const page of pages.slice(1)) expect([born, layoutFaults(page)]).toEqual([born, []]);
      }
    },
    SLOW_MS,
  );
});
