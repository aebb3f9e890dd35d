import { expect, test } from '@jest/globals';
import { induSignIndex } from '../../../lib/astro/chart/induAscendant.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  lagnas_pyjhora: { indu_lagna: number };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/special-points');

test.each(cases)('$birth.id: the sign that PyJHora finds', ({ birth, expected }) => {
  expect(induSignIndex(goldenChart(birth.id))).toBe(Math.floor(expected.lagnas_pyjhora.indu_lagna / 30));
});

test.each([
  // Jupiter 10 for Sagittarius and Mercury 8 for Gemini: 18, of which 6 remain; the 6th from Libra.
  [{ Ascendant: 'Aries', Moon: 'Libra' }, 'Pisces'],
  // The Moon 16 for Cancer and Mercury 8 for Gemini: 24, nothing remains; the 12th from Libra.
  [{ Ascendant: 'Scorpio', Moon: 'Libra' }, 'Virgo'],
  // Saturn 1 for Capricorn, twice: 2; the sign after the Moon's.
  [{ Ascendant: 'Taurus', Moon: 'Taurus' }, 'Gemini'],
] as const)('worked by hand: %o', (drawing, sign) => {
  expect(SIGNS[induSignIndex(chartOf(drawing))]).toBe(sign);
});
