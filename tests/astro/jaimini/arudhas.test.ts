import { describe, expect, test } from '@jest/globals';
import { arudhaPadas, classicalArudhaSign } from '../../../lib/astro/jaimini/arudhas.ts';
import { HOUSES } from '../../../lib/astro/planet/lordship.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { goldenChart, goldenCharts } from '../../support/goldenChart.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { REFERENCE, referenceChart } from '../../support/referenceChart.ts';

interface Expected {
  arudha_padas_classical_lords: Record<string, number>;
  arudha_padas_stronger_colord_pyjhora: Record<string, number>;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/jaimini');

test.each(cases)('$birth.id by the classical lords', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  expect(HOUSES.map((house) => classicalArudhaSign(chart, house) + 1)).toEqual(
    Object.values(expected.arudha_padas_classical_lords),
  );
});

/** The library counts the ascendant among the planets that keep a lord company, so that it takes the other lord of these. */
const WITH_ASCENDANT = ['S026 A11', 'S037 A10', 'S040 A9', 'S050 A5'];

test('by the stronger lord as a library of another hand has them, but for four where the ascendant is its company', () => {
  const differing = cases.flatMap(({ birth, expected }) =>
    arudhaPadas(goldenChart(birth.id))
      .filter(({ house, signIndex }) => signIndex + 1 !== expected.arudha_padas_stronger_colord_pyjhora[`A${house}`])
      .map(({ house }) => `${birth.id} A${house}`),
  );
  expect(differing).toEqual(WITH_ASCENDANT);
});

test('the reference chart', () => {
  const signs = arudhaPadas(referenceChart()).map(({ signIndex }) => SIGNS[signIndex]);
  expect(signs).toEqual(Object.values(REFERENCE.arudhas));
});

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 9: printed padas, A1 to A12. */
interface BookCase {
  label: string;
  topic: string;
  input: { chart_by_sign?: Record<string, number> };
  items: { expected: Sign }[];
}

const bookCases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(
  ({ topic, input }) => topic === 'bhava_arudha' && input.chart_by_sign,
);

test.each(bookCases)('$label', ({ input, items }) => {
  const drawing: Drawing = Object.fromEntries(
    Object.entries(input.chart_by_sign!).map(([body, number]) => [body, SIGNS[number - 1]!]),
  );
  const signs = arudhaPadas(chartOf(drawing)).map(({ signIndex }) => SIGNS[signIndex]);
  expect(signs).toEqual(items.map(({ expected }) => expected));
});

describe('exceptions', () => {
  test('a lord at home or opposite would put the pada in the house: the tenth takes its place', () => {
    for (const Mars of ['Aries', 'Libra'] as const) {
      const [first] = arudhaPadas(chartOf({ Ascendant: 'Aries', Mars }));
      expect(first).toMatchObject({ exception: 'own_house', countedSignIndex: 0, signIndex: 9 });
    }
  });

  test('a lord in the fourth or tenth would put it in the seventh: the fourth takes its place', () => {
    for (const Mars of ['Cancer', 'Capricorn'] as const) {
      const [first] = arudhaPadas(chartOf({ Ascendant: 'Aries', Mars }));
      expect(first).toMatchObject({ exception: 'seventh_house', countedSignIndex: 6, signIndex: 3 });
    }
  });

  test('else the pada is as far from the lord as the lord from the house', () => {
    const [first] = arudhaPadas(chartOf({ Ascendant: 'Aries', Mars: 'Gemini' }));
    expect(first).toMatchObject({ count: 3, exception: null, signIndex: 4 });
  });
});

test('no pada falls in its own house or in the seventh from it', () => {
  for (const chart of goldenCharts.values())
    for (const { houseSignIndex, signIndex } of arudhaPadas(chart)) {
      expect((signIndex - houseSignIndex + 12) % 6).not.toBe(0);
    }
});
