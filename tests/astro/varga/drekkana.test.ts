import { expect, test } from '@jest/globals';
import { courage, siblingHouse } from '../../../lib/astro/varga/drekkana.ts';
import { vargaChart } from '../../../lib/astro/varga/position.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden } from '../../support/golden.ts';

const d3Of = (drawing: Drawing) => {
  const chart = chartOf(drawing);
  return { chart, d3: vargaChart(chart, 'd3') };
};

test('the printed drekkanas of Gemini 3, 19 and 21 (Narasimha Rao, example 11)', () => {
  interface Case {
    topic: string;
    items: { expected_decoded: { signs: number[] } }[];
  }
  const { cases } = golden<{ cases: Case[] }>('jyotish/book-cases');
  const book = cases.find(({ topic }) => topic === 'drekkana_chart')!;
  const { d3 } = d3Of({ Mercury: 'Gemini 3', Jupiter: 'Gemini 19', Venus: 'Gemini 21' });
  const signs = (['Mercury', 'Jupiter', 'Venus'] as const).map((id) => d3.planets[id].signIndex + 1);
  expect(signs).toEqual(book.items[0]!.expected_decoded.signs);
});

test('odd signs and male planets lean to brothers, even signs and female ones to sisters', () => {
  // Aries 5 rises in the Aries drekkana: its third is Gemini, its eleventh Aquarius, both odd.
  const rising: Drawing = { Ascendant: 'Aries 5' };
  const third = (drawing: Drawing) => siblingHouse(d3Of({ ...rising, ...drawing }).d3, 3);
  expect(SIGNS[third({}).signIndex]).toBe('Gemini');
  expect(third({ Mars: 'Gemini 5' })).toMatchObject({ lord: 'Mercury', leaning: 'brothers' });
  expect(third({ Mars: 'Leo 5', Moon: 'Gemini 5', Venus: 'Gemini 4', Sun: 'Pisces 5' }).leaning).toBe('sisters');
  expect(third({ Mars: 'Leo 5', Moon: 'Gemini 5', Venus: 'Leo 1', Sun: 'Pisces 5' }).leaning).toBe('both');
  expect(third({ Mercury: 'Gemini 5', Mars: 'Leo 5', Sun: 'Pisces 5' })).toMatchObject({
    occupants: ['Mercury'],
    leaning: 'both',
  });
});

test('courage: Mars and the two lords by dignity in D3, and malefics in its third', () => {
  // Aries 5: Mars owns the rising drekkana, Mercury the third at birth.
  const strong = d3Of({ Ascendant: 'Aries 5', Mars: 'Capricorn 5', Mercury: 'Virgo 5', Sun: 'Gemini 5' });
  const found = courage(strong.chart, strong.d3);
  expect(found.parts.map(({ id, points }) => [id, points])).toEqual([
    ['mars', 1],
    ['mercury', 1],
    ['malefics_in_third', 1],
  ]);
  expect([found.balance, found.tone]).toEqual([3, 'ready']);
  const toneOf = (drawing: Drawing) => {
    const { chart, d3 } = d3Of({ Ascendant: 'Aries 5', Sun: 'Taurus 5', ...drawing });
    const { balance, tone } = courage(chart, d3);
    return [balance, tone];
  };
  expect(toneOf({ Mars: 'Capricorn 5', Mercury: 'Virgo 5' })).toEqual([2, 'ready']);
  expect(toneOf({ Mars: 'Capricorn 5', Mercury: 'Pisces 5' })).toEqual([0, 'growing']);
  const gentle = d3Of({ Ascendant: 'Aries 5', Mars: 'Cancer 5', Mercury: 'Pisces 5', Sun: 'Taurus 5' });
  expect(courage(gentle.chart, gentle.d3)).toMatchObject({ balance: -2, tone: 'gentle' });
});
