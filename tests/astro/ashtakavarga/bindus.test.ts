import { expect, test } from '@jest/globals';
import {
  ashtakavarga,
  CONTRIBUTORS,
  prastaraRow,
  type Ashtakavarga,
  type Contributor,
} from '../../../lib/astro/ashtakavarga/bindus.ts';
import { BINDU_PLACES, SARVA_TOTAL, VARAHAMIHIRA_PLACES } from '../../../lib/astro/tables/ashtakavarga.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { referenceChart } from '../../support/referenceChart.ts';

interface Expected {
  bhinnashtakavarga: Record<Contributor, number[]>;
  sarvashtakavarga: number[];
  /** Twelve digits, 1 for a bindu. */
  prastara: Record<string, Record<Contributor, string>>;
  variants: {
    moon_table_varahamihira_raman: number[];
    sarva_with_that_moon_table: number[];
    venus_from_mars_3_5_6_9_11_12: number[];
    sarva_with_that_venus_table: number[];
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/ashtakavarga');

const digits = (av: Ashtakavarga, of: Contributor, from: Contributor) => prastaraRow(av, of, from).join('');

test.each(cases.map(({ birth, expected }) => [birth.id, expected] as const))('bindus of %s', (id, expected) => {
  const av = ashtakavarga(goldenChart(id));
  const { bhinna, sarva } = av;
  expect(bhinna).toEqual(expected.bhinnashtakavarga);
  expect(sarva).toEqual(expected.sarvashtakavarga);
  for (const of of SEVEN_PLANETS) {
    for (const from of CONTRIBUTORS) expect(digits(av, of, from)).toBe(expected.prastara[of]![from]);
  }
});

test.each(cases.map(({ birth, expected }) => [birth.id, expected.variants] as const))('other rows, %s', (id, other) => {
  const chart = goldenChart(id);
  const moon = ashtakavarga(chart, { Moon: 'varahamihira', Venus: 'parashara' });
  const venus = ashtakavarga(chart, { Moon: 'parashara', Venus: 'varahamihira' });
  expect(moon.bhinna.Moon).toEqual(other.moon_table_varahamihira_raman);
  expect(moon.sarva).toEqual(other.sarva_with_that_moon_table);
  expect(venus.bhinna.Venus).toEqual(other.venus_from_mars_3_5_6_9_11_12);
  expect(venus.sarva).toEqual(other.sarva_with_that_venus_table);
});

test('a textbook chart, Exercise 22 of An Integrated Approach', () => {
  const chart = chartOf({
    Sun: 'Capricorn',
    Moon: 'Aries',
    Mars: 'Sagittarius',
    Mercury: 'Sagittarius',
    Jupiter: 'Libra',
    Venus: 'Aquarius',
    Saturn: 'Aries',
    Ascendant: 'Scorpio',
  });
  const { bhinna, sarva } = ashtakavarga(chart);
  expect(bhinna.Sun).toEqual([4, 2, 3, 4, 6, 5, 5, 3, 2, 6, 6, 2]);
  expect(bhinna.Moon).toEqual([6, 3, 5, 3, 5, 5, 6, 3, 3, 4, 4, 2]);
  expect(bhinna.Mars).toEqual([3, 2, 3, 4, 2, 5, 4, 3, 3, 4, 3, 3]);
  expect(bhinna.Mercury).toEqual([4, 6, 4, 3, 4, 7, 4, 5, 6, 3, 5, 3]);
  expect(bhinna.Jupiter).toEqual([4, 4, 3, 5, 6, 5, 6, 4, 6, 4, 3, 6]);
  expect(bhinna.Venus).toEqual([3, 5, 5, 4, 6, 2, 3, 6, 5, 2, 7, 4]);
  expect(bhinna.Saturn).toEqual([3, 2, 2, 3, 5, 6, 3, 4, 1, 3, 6, 1]);
  expect(sarva).toEqual([27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21]);
});

const count = (places: Readonly<Record<Contributor, readonly number[]>>) =>
  Object.values(places).reduce((sum, { length }) => sum + length, 0);

/** As the texts have them. */
const TOTALS: Readonly<Record<Contributor, number>> = {
  Sun: 48,
  Moon: 49,
  Mars: 39,
  Mercury: 54,
  Jupiter: 56,
  Venus: 52,
  Saturn: 39,
  Ascendant: 49,
};

test('rows give as many bindus as the text has, in every reading', () => {
  for (const of of CONTRIBUTORS) expect(count(BINDU_PLACES[of])).toBe(TOTALS[of]);
  expect(count(VARAHAMIHIRA_PLACES.Moon)).toBe(49);
  expect(count(VARAHAMIHIRA_PLACES.Venus)).toBe(52);
  expect(SEVEN_PLANETS.reduce((sum, planet) => sum + TOTALS[planet], 0)).toBe(SARVA_TOTAL);
});

test('the ascendant has bindus of its own, and none in the sum', () => {
  // By hand, all in the places of the ascendant's row: ascendant in Aries gives 3, 6, 10, 11.
  const av = ashtakavarga(chartOf({ Ascendant: 'Aries' }));
  const { bhinna, sarva } = av;
  expect(digits(av, 'Ascendant', 'Ascendant')).toBe('001001000110');
  const seven = SEVEN_PLANETS.map((planet) => bhinna[planet]);
  expect(sarva).toEqual(sarva.map((_, sign) => seven.reduce((sum, bindus) => sum + bindus[sign]!, 0)));
});

test('the reference chart, as it was worked out by hand', () => {
  const { bhinna, sarva } = ashtakavarga(referenceChart());
  expect(bhinna).toEqual({
    Sun: [5, 6, 1, 4, 5, 2, 6, 5, 3, 5, 4, 2],
    Moon: [3, 4, 5, 5, 3, 6, 4, 4, 4, 6, 2, 3],
    Mars: [3, 5, 2, 2, 5, 4, 5, 2, 2, 5, 3, 1],
    Mercury: [2, 6, 3, 4, 7, 5, 3, 4, 5, 4, 5, 6],
    Jupiter: [5, 4, 6, 6, 3, 4, 4, 3, 5, 7, 5, 4],
    Venus: [3, 4, 5, 4, 4, 6, 5, 5, 5, 3, 3, 5],
    Saturn: [6, 4, 3, 2, 2, 2, 5, 5, 3, 4, 2, 1],
    Ascendant: [5, 5, 5, 4, 4, 5, 4, 1, 5, 6, 2, 3],
  });
  expect(sarva).toEqual([27, 33, 25, 27, 29, 29, 32, 28, 27, 34, 24, 22]);
});
