/** The contents of the pages, compared with the golden files. */
import { expect, test } from '@jest/globals';
import { namesIn } from '../../lib/words/names.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from '../support/golden.ts';
import { readPdf, rowsOf } from '../support/pdfText.ts';
import { linesOfReport, reportOf } from '../support/reportOf.ts';

interface Positions {
  ascendant: Place;
  planets: Record<Planet, Place & { house: number; retrograde: boolean }>;
}

interface Place {
  sign: number;
  degree_in_sign: number;
  nakshatra_name: string;
  nakshatra_lord: string;
  pada: number;
}

interface Dashas {
  balance_of_first_period_years: number;
  mahadashas: { lord: string; years: number }[];
  antardashas: [mahadasha: string, antardasha: string, startYears: number, years: number][];
}

interface Panchang {
  yoga_name: string;
  karana_name: string;
  nakshatra: number;
  pada: number;
  vedic_weekday: string;
}

const every12th = <Row>(cases: readonly Row[]) => cases.filter((_, k) => k % 12 === 0);
const positions = every12th(golden<JyotishFile<Positions>>('jyotish/positions').cases);
const vargas = golden<JyotishFile<{ charts: { D9: Record<string, number> } }>>('jyotish/vargas').cases;
const dashas = every12th(golden<JyotishFile<Dashas>>('jyotish/dasha-vimshottari').cases);
const panchangs = every12th(golden<JyotishFile<Panchang>>('jyotish/birth-panchang').cases);

const pagesOf = ({ birth }: { birth: GoldenBirth }) => linesOfReport(reportOf(bodyOf(birth)));

/** Seconds of arc that a printed degree is from a golden one; print is cut to the second, golden values to 1e-6 degree. */
function arcsecApart(dms: string, degree: number): number {
  const [degrees, minutes, seconds] = dms.match(/\d+/g)!.map(Number) as [number, number, number];
  return Math.abs(degree * 3600 - (degrees * 3600 + minutes * 60 + seconds));
}

test.each(positions)('$birth.id: planets are where the reference has them', (row) => {
  const rows = rowsOf(readPdf(reportOf(bodyOf(row.birth))).pages[1]!);
  const navamsa = vargas.find(({ birth }) => birth.id === row.birth.id)!.expected.charts.D9;
  const { ascendant, planets } = row.expected;
  const compare = (name: string, place: Place, house: number): void => {
    const [, sign, degree, nakshatra, lord, printedHouse, navamsaSign] = rows.find(([first]) => first === name)!;
    expect([name, sign, nakshatra, lord, printedHouse, navamsaSign]).toEqual([
      name,
      SIGNS[place.sign - 1],
      `${place.nakshatra_name}, ${place.pada}`,
      place.nakshatra_lord,
      String(house),
      SIGNS[navamsa[name]! - 1],
    ]);
    // The ascendant agrees to 5e-4 degree, planets to 5e-5.
    expect(arcsecApart(degree!, place.degree_in_sign)).toBeLessThan(name === 'Ascendant' ? 3 : 1.2);
  };
  compare('Ascendant', ascendant, 1);
  for (const planet of PLANETS) compare(planet, planets[planet], planets[planet].house);
});

test.each(positions)('$birth.id: houses hold whom the reference puts there', (row) => {
  const lines = pagesOf(row)[1]!;
  const { ascendant, planets } = row.expected;
  const table = lines.slice(lines.indexOf('Planets in it') + 1);
  for (let house = 1; house <= 12; house++) {
    const [, sign] = table.splice(0, 4);
    const occupants = PLANETS.filter((planet) => planets[planet].house === house);
    const printed = occupants.length > 0 ? table.shift() : '';
    expect([house, sign, printed]).toEqual([house, SIGNS[(ascendant.sign + house - 2) % 12], occupants.join(', ')]);
  }
});

const MS_PER_DAY = 86_400_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What a calendar at the birth place shows so many years of 365.25 days after a birth; null within a minute of midnight. */
function dayAfter({ date, time }: GoldenBirth, years: number): string | null {
  const localMs = Date.parse(`${date}T${time}Z`) + years * 365.25 * MS_PER_DAY;
  const sinceMidnightMs = ((localMs % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
  if (Math.min(sinceMidnightMs, MS_PER_DAY - sinceMidnightMs) < 60_000) return null;
  const day = new Date(localMs);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]!} ${day.getUTCFullYear()}`;
}

test.each(dashas)('$birth.id: every antardasha of nine mahadashas begins on the day of the reference', (row) => {
  const { antardashas, mahadashas, balance_of_first_period_years: balance } = row.expected;
  const lines = pagesOf(row)[2]!;
  let at = lines.findIndex((line) => line.startsWith('Balance at birth')) + 1;
  while (lines[at] !== mahadashas[0]!.lord) at++;
  for (const [k, { lord, years }] of mahadashas.entries()) {
    const [printedLord, printedYears] = lines.slice(at, at + 2);
    expect([printedLord, printedYears]).toEqual([lord, `${years} years`]);
    at += 4;
    for (const [, sub, start, length] of antardashas.slice(9 * k, 9 * k + 9)) {
      const isOver = start + length < 0;
      const described = isOver ? 'before birth' : start < 0 ? 'at birth' : dayAfter(row.birth, start);
      expect([lines[at], described ?? lines[at + 1]]).toEqual([sub, lines[at + 1]]);
      at += 2;
    }
  }
  const months = Math.floor(balance * 12);
  expect(lines[lines.findIndex((line) => line.startsWith('Balance at birth'))]).toContain(
    `${mahadashas[0]!.lord}, ${months < 12 ? '' : `${Math.floor(months / 12)} y `}${months % 12} m `,
  );
});

test.each(panchangs)('$birth.id: the panchang of the reference', (row) => {
  const lines = pagesOf(row)[0]!;
  const { expected } = row;
  const valueOf = (label: string) => lines[lines.indexOf(label, lines.indexOf('Panchang of birth')) + 1];
  expect(['Weekday', 'Yoga', 'Karana', 'Nakshatra', 'Pada'].map(valueOf)).toEqual([
    expected.vedic_weekday,
    // The reference writes the 18th, वरीयान्, with the ending of its stem.
    expected.yoga_name.replace('Variyana', 'Variyan'),
    expected.karana_name,
    namesIn('en').nakshatra(expected.nakshatra - 1),
    String(expected.pada),
  ]);
});

test('a birth of 1962 in Hindi, as an almanac has it', () => {
  const [first, second] = linesOfReport(reportOf({ date: '1962-02-05', time: '05:32:00' }, 'hi'));
  const valueOf = (label: string) => first![first!.indexOf(label, first!.indexOf('जन्म पंचांग')) + 1];
  // The new moon of 5 February 1962, 0:10 UT, with a total eclipse; before sunrise it is still Sunday.
  expect([valueOf('वार'), valueOf('तिथि')]).toEqual(['रविवार', 'अमावस्या']);
  expect(second).toContain('सूर्य, चंद्रमा, मंगल, बुध, गुरु, शुक्र, शनि, केतु');
});

test('conventions and clock are those of the birth', () => {
  const body = { date: '1880-02-05', timezone: 'LMT', node: 'true', ayanamsa: 'krishnamurti', dasha_year: 360 };
  const [first, , third] = linesOfReport(reportOf(body));
  const valueOf = (label: string) => first![first!.indexOf(label, first!.indexOf('Birth')) + 1];
  // 77.209 degrees x 240 seconds: 18,530 seconds.
  expect(valueOf('Time zone')).toContain('LMT, UTC+05:08:50');
  expect(valueOf('Lunar node')).toBe('true');
  expect(valueOf('Dasha year')).toBe('360 days');
  expect(first!.join(' ')).toContain('Krishnamurti (KP)');
  expect(valueOf('Coordinates')).toBe(`28°36'50" N, 77°12'32" E`);
  expect(third!.join(' ')).toContain('A dasha year has 360 days.');
});

test('warnings about the clock are printed, and places south and west of Greenwich', () => {
  const [first] = linesOfReport(
    reportOf({ date: '2015-11-01', time: '01:30:00', latitude: -40.5, longitude: -74, timezone: 'America/New_York' }),
  );
  expect(first).toContain('The clock of the place showed this time twice, as it was set back; the first is used.');
  expect(first).toContain(`40°30'00" S, 74°00'00" W`);
  expect(first!.join(' ')).toContain('summer time');
});
