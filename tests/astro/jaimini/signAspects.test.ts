import { expect, test } from '@jest/globals';
import { aspectsBySign, planetsAspectingSign, signsAspectedBy } from '../../../lib/astro/jaimini/signAspects.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';

const ALL_SIGNS = SIGNS.map((_, index) => index);

/** Jaimini Upadesha Sutras 1.1.2-3, as tabulated in BPHS 8.1-3. */
const ASPECTED: Readonly<Record<string, string>> = {
  Aries: 'Leo Scorpio Aquarius',
  Taurus: 'Cancer Libra Capricorn',
  Gemini: 'Virgo Sagittarius Pisces',
  Cancer: 'Taurus Scorpio Aquarius',
  Leo: 'Aries Libra Capricorn',
  Virgo: 'Gemini Sagittarius Pisces',
  Libra: 'Taurus Leo Aquarius',
  Scorpio: 'Aries Cancer Capricorn',
  Sagittarius: 'Gemini Virgo Pisces',
  Capricorn: 'Taurus Leo Scorpio',
  Aquarius: 'Aries Cancer Libra',
  Pisces: 'Gemini Virgo Sagittarius',
};

test.each(Object.entries(ASPECTED))('%s aspects %s', (sign, aspected) => {
  const signIndex = SIGNS.indexOf(sign as (typeof SIGNS)[number]);
  const signs = [...signsAspectedBy(signIndex)].sort((a, b) => a - b).map((index) => SIGNS[index]);
  expect(signs.join(' ')).toBe(aspected);
});

test('a sign is aspected by the signs that it aspects', () => {
  for (const from of ALL_SIGNS)
    for (const to of ALL_SIGNS) expect(aspectsBySign(from, to)).toBe(aspectsBySign(to, from));
});

test('planets aspect with their sign', () => {
  const chart = chartOf({ Sun: 'Leo 3', Moon: 'Aquarius 29', Mars: 'Taurus', Jupiter: 'Aries' });
  expect(planetsAspectingSign(chart, 0)).toEqual(expect.arrayContaining(['Sun', 'Moon']));
  expect(planetsAspectingSign(chart, 0)).not.toContain('Mars');
  expect(planetsAspectingSign(chart, 0)).not.toContain('Jupiter');
});

interface Expected {
  rasi_drishti: Record<string, { aspected_signs: number[]; aspected_planets: string[] }>;
}

test.each(golden<JyotishFile<Expected>>('jyotish/jaimini').cases)('$birth.id', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  const got = PLANETS.map((planet) => [
    planet,
    {
      aspected_signs: signsAspectedBy(chart.signs[planet])
        .map((signIndex) => signIndex + 1)
        .sort((a, b) => a - b),
      aspected_planets: PLANETS.filter((other) => planetsAspectingSign(chart, chart.signs[other]).includes(planet)),
    },
  ]);
  expect(Object.fromEntries(got)).toEqual(expected.rasi_drishti);
});

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 10.3, exercise 15: houses counted from 0. */
interface BookCase {
  topic: string;
  input: { chart_by_sign: Record<string, number> };
  items: { label: string; expected: (number | string)[] }[];
}

const bookCases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(
  ({ topic }) => topic === 'raasi_drishti',
);

test.each(bookCases)('$items.0.label', ({ input, items: [item] }) => {
  const { label, expected } = item!;
  const signIndex = input.chart_by_sign[label.split(' ').at(-1)!]! - 1;
  const signs = signsAspectedBy(signIndex);
  const bodies = Object.entries(input.chart_by_sign).filter(([body]) => body !== 'Ascendant');
  const planets = bodies.filter(([, number]) => signs.includes(number - 1)).map(([body]) => body);
  const houses = signs.map((sign) => (sign + 1 - input.chart_by_sign['Ascendant']! + 12) % 12);
  const got = label.includes('Aspected Houses') ? houses : planets;
  expect([...got].sort()).toEqual([...expected].sort());
});
