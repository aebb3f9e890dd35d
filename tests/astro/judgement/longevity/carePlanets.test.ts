import { expect, test } from '@jest/globals';
import { carePlanets } from '../../../../lib/astro/judgement/longevity/carePlanets.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { golden } from '../../../support/golden.ts';

interface Case {
  topic: string;
  input: { chart_by_sign: Record<string, number> };
  items: { expected_decoded: { planets: Planet[] } }[];
}

const { cases } = golden<{ cases: Case[] }>('jyotish/book-cases');

test('printed marakas (Narasimha Rao 14.2): those of the first order are among them, and all of them are named', () => {
  const book = cases.filter(({ topic }) => topic === 'maraka');
  expect(book).toHaveLength(2);
  for (const { input, items } of book) {
    const drawing = Object.fromEntries(
      Object.entries(input.chart_by_sign).map(([id, sign]) => [id, SIGNS[sign - 1]!]),
    ) as Drawing;
    const found = carePlanets(chartOf(drawing));
    const { planets } = items[0]!.expected_decoded;
    const first = found.filter(({ isFirst }) => isFirst).map(({ planet }) => planet);
    expect(first.filter((planet) => !planets.includes(planet))).toEqual([]);
    expect(planets.filter((planet) => !found.some((care) => care.planet === planet))).toEqual([]);
  }
});

test('every role of a planet is listed, those of the first order before the others', () => {
  // Aries rises: Venus owns 2 and 7, Mars 8, Jupiter 12.
  const found = carePlanets(chartOf({ Ascendant: 'Aries', Sun: 'Taurus', Venus: 'Libra', Mars: 'Leo' }));
  expect(found.slice(0, 3).map(({ planet, roles }) => [planet, roles])).toEqual([
    ['Sun', ['in_2']],
    ['Moon', ['in_7']],
    ['Venus', ['lord_2', 'lord_7', 'in_7']],
  ]);
  expect(found.slice(3).map(({ isFirst, planet }) => [planet, isFirst])).toEqual([
    ['Mars', false],
    ['Jupiter', false],
    ['Saturn', false],
  ]);
});
