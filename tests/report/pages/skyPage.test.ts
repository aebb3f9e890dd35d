/** The contents of the page of the sky of the full chart, compared with the golden files, and its layout at any instant. */
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../lib/words/names.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from '../../support/golden.ts';
import { layoutFaults } from '../../support/pdfLayout.ts';
import { linesOf, readPdf, rowsOf, type PdfPiece } from '../../support/pdfText.ts';
import { documentOf } from '../../support/reportOf.ts';

interface Transits {
  from_moon: Record<
    string,
    Record<Planet, { longitude: number; sign: number; house_from_moon: number; house_from_lagna: number }>
  >;
  sade_sati_and_dhaiya_intervals: { kind: string; start_utc: string; end_utc: string }[];
}
interface Stays {
  cases: { planet: Planet; rows: [sign: number, entryUtc: string, exitUtc: string][] }[];
}

const births = golden<JyotishFile<Transits>>('jyotish/transits').cases.filter((_, k) => k % 12 === 0);
const stays = golden<Stays>('jyotish/ingress').cases;
const cases = births.flatMap(({ birth, expected }) =>
  Object.entries(expected.from_moon).map(([asOf, planets]) => ({ birth, expected, asOf, planets })),
);

const skyPageOf = (asOf: string, body: object = {}, lang: 'en' | 'hi' = 'en') =>
  readPdf(documentOf(asOf, body, lang, ['transits'])).pages[0]!;
const linesAt = (asOf: string, body: object = {}, lang: 'en' | 'hi' = 'en') => linesOf(skyPageOf(asOf, body, lang));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What the clock of a birth place showed at an instant UTC, to the minute and to the day. */
function onClock(utc: string, { utc_offset: hours }: GoldenBirth) {
  const at = new Date(Date.parse(`${utc.replace('Z', '')}Z`) + hours * 3_600_000);
  const day = `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]!} ${at.getUTCFullYear()}`;
  return { at, day };
}

/** Minutes between a printed moment, cut to the minute, and a golden one. */
function minutesApart(printed: string, utc: string, birth: GoldenBirth): number {
  const [, day, month, year, hour, minute] = /^(\d+) (\w+) (\d+), (\d+):(\d+)$/.exec(printed)!;
  const shown = Date.UTC(Number(year), MONTHS.indexOf(month!), Number(day), Number(hour), Number(minute));
  return (onClock(utc, birth).at.getTime() - shown) / 60_000;
}

/** Where the facts of dhaiya begin, beside those of sade sati. */
const DHAIYA_PT = 262;

/** The first line of each value, by label. */
function factsOf(page: readonly PdfPiece[], part: 'Sade sati' | 'Dhaiya'): Record<string, string> {
  const heading = (text: string) => page.find((piece) => piece.text === text)!.baselinePt;
  const [topPt, endPt] = [heading(part), heading('Double transit of Jupiter and Saturn')];
  const own = page.filter(
    ({ baselinePt, xPt }) => topPt < baselinePt && baselinePt < endPt && (part === 'Dhaiya') === xPt > DHAIYA_PT,
  );
  return Object.fromEntries(rowsOf(own).filter(({ length }) => length === 2)) as Record<string, string>;
}

describe.each(cases)('$birth.id at $asOf', ({ birth, expected, asOf, planets }) => {
  const page = skyPageOf(asOf, bodyOf(birth));
  const rows = rowsOf(page);
  const rowOf = (planet: Planet) => rows.find(([first, , degree]) => first === planet && degree?.includes('°'))!;

  test('planets transit where the reference has them', () => {
    for (const planet of PLANETS) {
      const { house_from_lagna: fromLagna, house_from_moon: fromMoon, longitude, sign } = planets[planet];
      const [, printedSign, degree, ...houses] = rowOf(planet);
      expect([planet, printedSign, ...houses.slice(0, 2)]).toEqual([
        planet,
        SIGNS[sign - 1],
        String(fromMoon),
        String(fromLagna),
      ]);
      const [degrees, minutes, seconds] = degree!.match(/\d+/g)!.map(Number) as [number, number, number];
      // Print is cut to the second.
      expect(Math.abs((longitude % 30) * 3600 - (degrees * 3600 + minutes * 60 + seconds))).toBeLessThan(1.2);
    }
  });

  test('stays are those of the reference', () => {
    const described = (utc: string) => utc.replace('Z', '');
    for (const { planet, rows: ofPlanet } of stays) {
      const stay = ofPlanet.find(([, entry, exit]) => entry <= described(asOf) && described(asOf) < exit);
      if (!stay) continue;
      const [, , , , , since, until] = rowOf(planet);
      for (const [printed, utc] of [
        [since!, stay[1]],
        [until!, stay[2]],
      ] as const) {
        const apart = minutesApart(printed, utc, birth);
        // Print is cut to the minute; three seconds more or less for the reference.
        expect([planet, apart > -0.05 && apart < 1.05]).toEqual([planet, true]);
      }
    }
  });

  test.each([
    ['Sade sati', /^sade_sati/],
    ['Dhaiya', /^(?!sade_sati)/],
  ] as const)('%s runs or not, as in the reference', (part, kinds) => {
    const ofKind = expected.sade_sati_and_dhaiya_intervals.filter(({ kind }) => kinds.test(kind));
    const at = asOf.replace('Z', '');
    const running = ofKind.find(({ end_utc: end, start_utc: start }) => start <= at && at < end);
    const facts = factsOf(page, part);
    expect(facts['Status'] === 'running').toBe(running !== undefined);
    if (running) {
      expect([facts['Since'], facts['Until']]).toEqual([
        onClock(running.start_utc, birth).day,
        onClock(running.end_utc, birth).day,
      ]);
    }
  });
});

describe('a birth with the Moon in Aquarius and Virgo rising, on 20 November 2026', () => {
  const page = skyPageOf('2026-11-20');
  const rows = rowsOf(page);
  const lines = rows.flat();

  test('has the instant, whole sentences, and the planets that return', () => {
    expect(lines[2]).toBe('The sky on 20 Nov 2026');
    const text = lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('The planets on 20 Nov 2026 at 12:00 by the clock of the birth place.');
    expect(text).toContain('Since and until tell the unbroken stay in the sign.');
    // Saturn turned back into Pisces in 2027: golden/jyotish/ingress.
    expect(text).toContain('Saturn comes back into Pisces on 20 Oct 2027.');
  });

  test('marks retrograde planets', () => {
    const marked = rows.filter(([, , degree]) => degree?.endsWith(' R')).map(([planet]) => planet);
    expect(marked).toEqual(['Saturn', 'Rahu', 'Ketu']);
  });

  test('has the running sade sati, and the dhaiyas before and after', () => {
    // Saturn entered Capricorn, the 12th from Aquarius, on 24 January 2020 and leaves Pisces for good in 2028.
    expect(factsOf(page, 'Sade sati')).toMatchObject({
      Status: 'running',
      Phase: 'Setting (third phase)',
      'Whole span': '24 Jan 2020 to 23 Feb 2028',
    });
    expect(factsOf(page, 'Dhaiya')).toEqual({
      Status: 'not running',
      Last: 'Dhaiya of the 8th: 10 Sep 2009 to 4 Aug 2012',
      Next: 'Dhaiya of the 4th: 8 Aug 2029 to 31 May 2032',
    });
  });

  test('opens the house that Jupiter in Leo and Saturn in Pisces both aspect', () => {
    const table = rows.slice(rows.findIndex(([, second]) => second === 'Stands for') + 1);
    // Sagittarius: the 5th from Leo, the 10th from Pisces; the 4th from Virgo, the 11th from Aquarius.
    expect(table[0]).toEqual([
      '4',
      'home, mother and peace of mind',
      'Sagittarius',
      '11',
      'Activated',
      '31 Oct 2026',
      '25 Jan 2027',
    ]);
    // Back in Cancer, Jupiter aspects Pisces, where Saturn is: the 7th from Virgo.
    expect(table[1]).toEqual(['Next to open, on 25 Jan 2027: house 7 from the ascendant.']);
  });
});

test('in a pause the return is given', () => {
  const facts = factsOf(skyPageOf('2027-08-01'), 'Sade sati');
  expect(facts).toMatchObject({ Status: 'paused: Saturn is out of its signs', Resumes: '20 Oct 2027' });
});

test.each([
  ['1980-01-01', 'none: this is before the birth'],
  ['2130-01-01', 'none: this is beyond 120 years of life'],
])('at %s no life runs, and the page says why', (asOf, status) => {
  const text = linesAt(asOf).join(' ').replace(/\s+/g, ' ');
  expect(text.split(status)).toHaveLength(3);
});

test('where no house is activated there is no table of them', () => {
  const lines = linesAt('1980-01-01');
  expect(lines).toContain('Jupiter in Leo and Saturn in Virgo reach no house together.');
  expect(lines).not.toContain('Stands for');
});

test.each([
  ['1600-01-01', 'before 1600'],
  ['2400-12-31', 'after 2400'],
])('at %s instants outside the ephemeris are described by its years', (asOf, described) => {
  const rows = rowsOf(skyPageOf(asOf, { date: asOf, time: '06:00:00' }));
  const rowOf = (name: string) => rows.find(([first, , degree]) => first === name && degree?.includes('°'));
  expect([rowOf('Saturn'), rowOf('Jupiter')]).toEqual([
    expect.arrayContaining([described]),
    expect.arrayContaining([described]),
  ]);
});

test('the page is structured: headings, tables and their rows', () => {
  const count = (file: Buffer, type: string) =>
    readPdf(file).objects.filter((object) => new RegExp(`/S /${type}\\b`).test(object)).length;
  const added = (type: string) => count(documentOf('2026-11-20', {}, 'en', ['transits']), type);
  // The sky, sade sati, dhaiya, the double transit; nine planets and one house below their headings, 7 and 3 facts.
  expect(['H2', 'Table', 'TR'].map(added)).toEqual([4, 4, 10 + 7 + 3 + 2]);
  expect(added('TH')).toBe(8 + 7 + 3 + 7);
});

/** Long names of months and signs in every column. */
const INSTANTS = ['2020-02-28', '2022-09-28', '2024-10-20', '2025-12-28', '2028-11-02', '2031-09-14', '2033-02-27'];
const EDGES = ['1600-01-01', '1980-01-01', '2180-09-28', '2400-12-31'];
const BODIES = [
  {},
  { latitude: 78.22, longitude: 15.65, timezone: 'Arctic/Longyearbyen', house_system: 'placidus' },
  { date: '2019-09-18', time: '05:00:00', timezone: 'LMT' },
];

/** Eleven reports, on a machine that has other things to do. */
const SLOW_MS = 60_000;

describe.each(LANGUAGES)('nothing overlaps, is cut short or lacks a glyph: %s', (lang) => {
  const check = (body: object) => {
    for (const asOf of [...INSTANTS, ...EDGES]) {
      const page = skyPageOf(asOf, body, lang);
      expect([asOf, layoutFaults(page)]).toEqual([asOf, []]);
      expect(page.filter(({ text, glyphs }) => /[…?\ufffd]/.test(text + glyphs))).toEqual([]);
    }
  };
  test.each(BODIES)('%j', check, SLOW_MS);
});
