/** The report of two charts: its pages, what they say compared with the answer, and its layout for any couple. */
import { describe, expect, test } from '@jest/globals';
import { MATCHING_CHOICES } from '../../../lib/astro/judgement/matching/conventions.ts';
import { citation } from '../../../lib/astro/source.ts';
import { BANDS_SOURCE } from '../../../lib/astro/tables/matching/bands.ts';
import { MARS_UNITS_SOURCE, PAPA_SOURCE, SANDHI_SOURCE } from '../../../lib/astro/tables/matching/charts.ts';
import { EVIDENCE } from '../../../lib/astro/tables/matching/evidence.ts';
import { EXCEPTIONS } from '../../../lib/astro/tables/matching/exceptions.ts';
import { KOOTS } from '../../../lib/astro/tables/matching/koots.ts';
import { PORUTHAMS } from '../../../lib/astro/tables/matching/poruthams.ts';
import { LANGUAGES } from '../../../lib/words/names.ts';
import { MATCH_READINGS } from '../../../lib/words/report/matchReadings.ts';
import { sourceName } from '../../../lib/words/report/matchSources.ts';
import { GOOD_MATCH, matchAnswerOf, matchReportOf, POOR_MATCH, withoutTimes } from '../../support/matchReportOf.ts';
import { layoutFaults } from '../../support/pdfLayout.ts';
import { linesOf, readPdf } from '../../support/pdfText.ts';

const SLOW_MS = 120_000;

const pagesOf = (...asked: Parameters<typeof matchReportOf>) => readPdf(matchReportOf(...asked)).pages;
const plain = (text: string) => text.replace(/\s+/g, ' ');
const textOf = (...asked: Parameters<typeof matchReportOf>) =>
  plain(
    pagesOf(...asked)
      .flatMap(linesOf)
      .join(' '),
  );

const OPEN = withoutTimes(POOR_MATCH);
const MATCHES = [
  ['good', GOOD_MATCH],
  ['poor', POOR_MATCH],
] as const;

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(MATCHES)('a %s match has five to eight pages, nothing over each other, nothing cut short', (_, match) => {
    const pages = pagesOf(match, lang);
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(pages.length).toBeLessThanOrEqual(8);
    for (const page of pages) expect(layoutFaults(page)).toEqual([]);
    expect(pages.flat().filter(({ text }) => text.includes('…'))).toEqual([]);
  });

  test.each(MATCHES)('a %s match says what the answer says', (_, match) => {
    const answer = matchAnswerOf(match, lang);
    const text = textOf(match, lang).replaceAll(' ', '');
    const { ashtakoota, evidence, mars, papa_samya: papa, porutham, summary } = answer;
    const said = [
      ...[summary.headline, summary.short, summary.text, porutham.verdict.headline, porutham.verdict.text],
      ...[mars.comparison.text, papa.comparison.text, answer.dashas.verdict.text],
    ];
    for (const sentence of said) expect(text).toContain(sentence.replaceAll(' ', ''));
    const lost = ashtakoota.koots.filter(({ max, points }) => points !== max);
    expect(lost.length).toBeGreaterThan(0);
    for (const { name, reason } of lost) {
      expect(text).toContain(name.replaceAll(' ', ''));
      expect(text).toContain(reason.replaceAll(' ', ''));
    }
    for (const { name } of porutham.poruthams) expect(text).toContain(name.replaceAll(' ', ''));
    expect(evidence.length).toBe(9);
  });
});

test('totals, points and classes stand in the tables', () => {
  const text = textOf(POOR_MATCH);
  const { koots, total } = matchAnswerOf(POOR_MATCH).ashtakoota;
  expect(text).toContain(`${total.points} of 36`);
  for (const { bride, groom, max, name, points } of koots) {
    expect(text).toContain(`${points} of ${max}`);
    for (const part of [name, groom.name!, bride.name!]) expect(text).toContain(part);
  }
});

test('an exception that gives points back changes the second total', () => {
  // One lord of both signs: Mars of Aries and Scorpio.
  const { groom } = GOOD_MATCH;
  const couple = ['1993-05-20', '1993-05-08', '1993-06-16', '1993-06-02', '1993-07-12', '1993-07-26']
    .map((date) => ({ groom, bride: { ...GOOD_MATCH.bride, date } }))
    .find((match) => matchAnswerOf(match).ashtakoota.restored.length > 0)!;
  const { total, total_with_exceptions: mended } = matchAnswerOf(couple).ashtakoota;
  expect(mended.points!).toBeGreaterThan(total.points!);
  const text = textOf(couple);
  expect(text).toContain('met, gives the points back');
  expect(text).toContain(`Total ${total.points} of 36 Total with exceptions ${mended.points} of 36`);
});

test('a report in Hindi has no English but names of people and places, and D9', () => {
  for (const match of [GOOD_MATCH, POOR_MATCH, OPEN]) {
    const words = textOf(match, 'hi').match(/[A-Za-z]{2,}/g)!;
    const own = ['Arjun', 'Sharma', 'Meera', 'Iyer', 'New', 'Delhi', 'Lucknow', 'Asia', 'Kolkata'];
    expect([...new Set(words)].filter((word) => !own.includes(word))).toEqual([]);
  }
});

describe('without a time of birth', () => {
  test.each(LANGUAGES)('ranges stand for totals, and sections that need it say so: %s', (lang) => {
    const answer = matchAnswerOf(OPEN, lang);
    const text = textOf(OPEN, lang);
    const { least, most } = answer.ashtakoota.total;
    expect(least).toBeLessThan(most);
    expect(text).toContain(lang === 'en' ? `${least} to ${most} of 36` : `36 में से ${least} से ${most}`);
    for (const { text: told } of [answer.mars.comparison, answer.papa_samya.comparison, answer.dashas.verdict]) {
      expect(text).toContain(plain(told));
    }
    expect(text).toContain(plain(answer.unknown!));
    for (const page of pagesOf(OPEN, lang)) expect(layoutFaults(page)).toEqual([]);
  });

  test('no chart is drawn of it; where the Moon was that day is listed', () => {
    const half = { groom: POOR_MATCH.groom, bride: OPEN.bride };
    const { objects } = readPdf(matchReportOf(half));
    expect(objects.filter((object) => object.includes('/S /Figure'))).toHaveLength(1);
    expect(textOf(half)).toContain('Hasta, pada 1');
    expect(readPdf(matchReportOf(POOR_MATCH)).objects.filter((object) => object.includes('/S /Figure'))).toHaveLength(
      2,
    );
  });
});

test.each([
  ['कबीर', 'devanagari'],
  ['ஆஷா ராவ்', 'tamil'],
  ['محمد علی خان', 'arabic'],
])('a name is kept in its script: %s', (name) => {
  const text = textOf({ ...GOOD_MATCH, bride: { ...GOOD_MATCH.bride, name } });
  const turned = Array.from(name).reverse().join('');
  expect([name, turned].some((written) => text.includes(written))).toBe(true);
});

test('equal input gives equal bytes, whatever was made in between', () => {
  const file = matchReportOf(GOOD_MATCH);
  matchReportOf({ ...POOR_MATCH, chart_style: 'east' }, 'hi');
  expect(matchReportOf(GOOD_MATCH).equals(file)).toBe(true);
  expect(file.includes('(D:20261120000000Z)')).toBe(true);
});

test('a brand is named on page 1 and in the feet', () => {
  const brand = { name: 'Jyotish Kendra', colour: '#1d4ed8', footer: 'Call us', logo: null };
  const pages = pagesOf(GOOD_MATCH, 'en', brand).map((page) => linesOf(page).join(' '));
  expect(pages[0]).toContain('Jyotish Kendra');
  for (const page of pages) expect(page).toContain('Call us');
});

/** Long names of people and places. */
const LONG = {
  name: 'Venkatanarasimharajuvaripeta Lakshmi Narasimha Subrahmanyeswara Chandrasekhara Venkata Murthy',
  place_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Isle of Anglesey, Wales',
};

test.each(LANGUAGES)(
  'nothing overlaps or leaves its page for couples of six decades with long names: %s',
  (lang) => {
    for (let k = 0; k < 6; k++) {
      const born = (year: number) => ({
        ...GOOD_MATCH.groom,
        ...LONG,
        date: `${year}-0${k + 2}-1${k}`,
        time: `${String(3 + 3 * k).padStart(2, '0')}:20:00`,
      });
      const chart_style = (['north', 'south', 'east'] as const)[k % 3];
      const pages = pagesOf({ groom: born(1941 + 12 * k), bride: born(1944 + 11 * k), chart_style }, lang);
      expect([k, pages.length >= 5 && pages.length <= 8, pages.length]).toEqual([k, true, pages.length]);
      for (const page of pages) expect([k, layoutFaults(page)]).toEqual([k, []]);
    }
  },
  SLOW_MS,
);

test('every source of a match has a name in Hindi', () => {
  const rows = [...KOOTS, ...PORUTHAMS, ...Object.values(EXCEPTIONS), ...Object.values(EVIDENCE)];
  const sources = [BANDS_SOURCE, MARS_UNITS_SOURCE, PAPA_SOURCE, SANDHI_SOURCE, ...rows.map(({ source }) => source)];
  for (const source of sources) expect(sourceName(citation(source), 'hi')).not.toMatch(/[A-Za-z]{2,}/);
});

test('every reading of a convention has a name', () => {
  for (const [choice, readings] of Object.entries(MATCHING_CHOICES)) {
    expect(Object.keys(MATCH_READINGS[choice as keyof typeof MATCH_READINGS]).sort()).toEqual([...readings].sort());
  }
});
