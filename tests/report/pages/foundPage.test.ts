/** The page of yogas and doshas: its contents compared with the answers, and its layout for any birth. */
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../lib/words/names.ts';
import { handler as doshas } from '../../../functions/dosha/routes.ts';
import { handler as yogas } from '../../../functions/yoga/routes.ts';
import type { AllDoshas } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import type { YogaSummary } from '../../../lib/schemas/yoga/yogaSummary.ts';
import type { AllYogas } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { layoutFaults } from '../../support/pdfLayout.ts';
import { linesOf, readPdf } from '../../support/pdfText.ts';
import { foundReportOf, reportOf } from '../../support/reportOf.ts';

const AS_OF = '2026-11-20';

const pageOf = (body: object = {}, lang: 'en' | 'hi' = 'en') => readPdf(foundReportOf(AS_OF, body, lang)).pages[3]!;
const textOf = (body: object = {}, lang: 'en' | 'hi' = 'en') =>
  linesOf(pageOf(body, lang)).join(' ').replace(/\s+/g, ' ');

/** Many stand here: eight planets in Capricorn. */
const EIGHT = { date: '1962-02-05', time: '05:32:00' };
const BIRTHS = [
  BIRTH,
  { ...BIRTH, ...EIGHT },
  { ...BIRTH, date: '1984-09-11', time: '04:34:11', latitude: 19.029, longitude: 72.86 },
];

describe.each(BIRTHS)('compared with the answers, born $date', (birth) => {
  const text = textOf(birth);

  test('the strongest yogas, with their results', async () => {
    const asked = `as_of=${AS_OF}`;
    const all = dataOf<AllYogas>(await post(yogas, `/yoga/all?${asked}`, birth));
    const { counts, strongest } = dataOf<YogaSummary>(await post(yogas, '/yoga/summary', birth));
    expect(text).toContain(`Of ${counts.checked} yogas looked for ${counts.present} are formed`);
    for (const { id, variant, score } of strongest) {
      const { name, strength } = all.yogas.find((yoga) => yoga.id === id && yoga.variant === variant)!;
      expect(text).toContain(name.split(' ')[0]);
      expect(text).toContain(`${score}, ${strength!.label}`);
    }
  });

  test('every dosha is named once: in the table, or in the lines below it', async () => {
    const { doshas: described } = dataOf<AllDoshas>(await post(doshas, `/dosha/all?as_of=${AS_OF}`, birth));
    const standing = described.filter(({ status }) => status === 'active' || status === 'reduced');
    expect(text).toContain(`doshas looked for ${standing.length} stand in this chart`);
    const [gravest] = standing.sort((a, b) => b.strength!.score - a.strength!.score);
    expect(text).toContain(`${gravest!.severity_name}, ${gravest!.strength!.score}; ${gravest!.status}`);
    const lineOf = (opening: string) => new RegExp(`${opening}: ([^.]*)\\.`).exec(text)?.[1]?.split(', ') ?? [];
    const named = (some: readonly { name: string }[]) => some.map(({ name }) => name);
    expect(lineOf('undone by the chart itself')).toEqual(
      named(described.filter(({ status }) => status === 'cancelled')),
    );
    expect(lineOf('not found')).toEqual(named(described.filter(({ status }) => status === 'absent')));
    expect(lineOf('There in part, and not formed')).toEqual(
      named(described.filter(({ status }) => status === 'partial')),
    );
    expect(lineOf('a partner or relative')).toEqual(named(described.filter(({ needs }) => needs !== null)));
    const lighter = lineOf('Standing too, and lighter');
    expect(lighter.length).toBeLessThanOrEqual(Math.max(0, standing.length - 4));
    for (const { name } of standing) expect(text).toContain(name);
  });
});

test('when a yoga acts is given by mahadashas, with the running one', () => {
  // Mercury, whose mahadasha runs from 3 July 2025 to 3 July 2042, makes Vasi with the Sun: golden/jyotish/dashas.
  expect(textOf()).toContain('Mercury 2025 to 2042 (now)');
});

test('the page is structured: two headings and two tables, each row with as many cells as columns', () => {
  const count = (file: Buffer, type: string) =>
    readPdf(file).objects.filter((object) => new RegExp(`/S /${type}\\b`).test(object)).length;
  const added = (type: string) => count(foundReportOf(AS_OF, BIRTHS[2]), type) - count(reportOf(), type);
  expect(['H2', 'Table', 'TH'].map(added)).toEqual([2, 2, 5 + 4]);
  // Eight yogas, the doshas that stand, and the headings of both.
  const standing = Number(/doshas looked for (\d+) stand/.exec(textOf(BIRTHS[2]))![1]);
  expect([added('TR'), added('TD')]).toEqual([8 + standing + 2, 8 * 5 + standing * 4]);
});

/** Sixteen reports, on a machine that has other things to do. */
const SLOW_MS = 60_000;

describe.each(LANGUAGES)('nothing overlaps, is cut short or lacks a glyph: %s', (lang) => {
  test(
    'for births of eight decades',
    () => {
      for (let k = 0; k < 8; k++) {
        const body = { date: `${1931 + 11 * k}-0${k + 1}-1${k}`, time: `${10 + k}:20:00` };
        const page = pageOf(k === 0 ? EIGHT : body, lang);
        expect([body, layoutFaults(page)]).toEqual([body, []]);
        expect(page.filter(({ text, glyphs }) => /[…?\ufffd]/.test(text + glyphs))).toEqual([]);
        // Above the rule over the foot.
        const bodyPieces = page.filter(({ baselinePt }) => baselinePt < 778);
        expect(Math.max(...bodyPieces.map(({ baselinePt }) => baselinePt))).toBeLessThan(772);
      }
    },
    SLOW_MS,
  );
});
