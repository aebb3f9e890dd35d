import { expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { pindas, sensitivePlace, type Pinda } from '../../../lib/astro/ashtakavarga/pindas.ts';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  trikona_reduction: Record<SevenPlanet, number[]>;
  ekadhipatya_reduction: Record<SevenPlanet, number[]>;
  shodhya_pinda: Record<SevenPlanet, { rashi_pinda: number; graha_pinda: number; shodhya_pinda: number }>;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/ashtakavarga');

test.each(cases.map(({ birth, expected }) => [birth.id, expected] as const))('pindas of %s', (id, expected) => {
  const chart = goldenChart(id);
  for (const { planet, afterTrikona, afterEkadhipatya, signPinda, planetPinda, shodhyaPinda } of pindas(
    chart,
    ashtakavarga(chart),
  )) {
    expect(afterTrikona).toEqual(expected.trikona_reduction[planet]);
    expect(afterEkadhipatya).toEqual(expected.ekadhipatya_reduction[planet]);
    const pinda = { rashi_pinda: signPinda, graha_pinda: planetPinda, shodhya_pinda: shodhyaPinda };
    expect(pinda).toEqual(expected.shodhya_pinda[planet]);
  }
});

interface BookCase {
  topic: string;
  input: { chart_by_sign: Record<string, number> };
  items: { label: string; expected: Record<SevenPlanet, number> }[];
}

test('the printed pindas of a textbook, all of them', () => {
  const { cases: books } = golden<{ cases: BookCase[] }>('jyotish/book-cases');
  const book = books.find(({ topic }) => topic === 'shodhya_pinda')!;
  const drawing = Object.entries(book.input.chart_by_sign).map(([body, sign]) => [body, SIGNS[sign - 1]!]);
  const chart = chartOf(Object.fromEntries(drawing) as Drawing);
  const found = pindas(chart, ashtakavarga(chart));
  const printed = (label: string) => book.items.find((item) => item.label === label)!.expected;
  const byPlanet = (value: (pinda: Pinda) => number) =>
    Object.fromEntries(found.map((one) => [one.planet, value(one)]));
  expect(byPlanet(({ signPinda }) => signPinda)).toEqual(printed('rashi pinda'));
  expect(byPlanet(({ planetPinda }) => planetPinda)).toEqual(printed('graha pinda'));
  expect(byPlanet(({ shodhyaPinda }) => shodhyaPinda)).toEqual(printed('shodhya pinda'));
});

test('sensitive places by hand: the Sun of the textbook chart', () => {
  const chart = chartOf({
    Sun: 'Capricorn',
    Moon: 'Aries',
    Mars: 'Sagittarius',
    Mercury: 'Sagittarius',
    Jupiter: 'Libra',
    Venus: 'Aquarius',
    Saturn: 'Aries',
    Rahu: 'Aries',
    Ascendant: 'Scorpio',
  });
  const av = ashtakavarga(chart);
  const found = pindas(chart, av);
  // 9th from Capricorn is Virgo with 5 bindus: 233 x 5 = 1165 = 43 x 27 + 4 = 97 x 12 + 1.
  const father = sensitivePlace(chart, av, found[0]!);
  expect(father).toMatchObject({ house: 9, signIndex: 5, bindus: 5, product: 1165 });
  expect(father.nakshatraIndexes).toEqual([3, 12, 21]);
  expect(father.signIndexes).toEqual([0, 4, 8]);
  // 4th from Aries is Cancer with 3 bindus: 140 x 3 = 420 = 15 x 27 + 15 = 35 x 12, no remainder: Pisces.
  const mother = sensitivePlace(chart, av, found[1]!);
  expect(mother.nakshatraIndexes).toEqual([14, 23, 5]);
  expect(mother.signIndexes).toEqual([11, 3, 7]);
});

test('BPHS 70: father 9th from the Sun, mother 4th from the Moon, brothers 3rd from Mars, family 4th from Mercury, children 5th from Jupiter, marriage 7th from Venus, span of life 8th from Saturn', () => {
  const chart = chartOf({});
  const av = ashtakavarga(chart);
  expect(pindas(chart, av).map((pinda) => sensitivePlace(chart, av, pinda).house)).toEqual([9, 4, 3, 4, 5, 7, 8]);
});

test('a key house without bindus has no sensitive places', () => {
  const chart = chartOf({ Mars: 'Cancer' });
  const av = ashtakavarga(chart);
  const none = { ...av, bhinna: { ...av.bhinna, Mars: av.bhinna.Mars.map(() => 0) } };
  const place = sensitivePlace(chart, none, pindas(chart, av)[2]!);
  expect([place.product, place.nakshatraIndexes, place.signIndexes]).toEqual([0, [], []]);
});

test('readings of the reductions reach the pindas', () => {
  // By hand: only Leo holds bindus of a row and is reduced by no pair; 4 x 10 for the sign, no planet stands there.
  const chart = chartOf({ Venus: 'Virgo', Rahu: 'Taurus' });
  const av = ashtakavarga(chart);
  const row = [0, 3, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0];
  const drawn = { ...av, bhinna: { ...av.bhinna, Sun: row } };
  const sun = (readings: Parameters<typeof pindas>[2]) => pindas(chart, drawn, readings)[0]!;
  // Every row has two zeros among its trines. Rahu alone is in Taurus, against an occupied Libra: 3 and 5 stay.
  expect(sun({}).afterEkadhipatya).toEqual(row);
  // Taurus empty, 3, is less than Libra, 5, where the Moon stands: it goes.
  expect(sun({ occupants: 'seven_planets' }).afterEkadhipatya).toEqual(row.with(1, 0));
  expect(sun({ trikona: 'strict' }).shodhyaPinda).toBe(0);
});
