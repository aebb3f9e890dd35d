/** Shoola dashas against worked examples of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 22-23. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { signPeriods } from '../../../lib/astro/dasha/sign.ts';
import { nineYearShoolaPlan, niryanaShoolaPlan, shoolaPlan } from '../../../lib/astro/dasha/shoola.ts';
import { carePeriods } from '../../../lib/astro/dasha/shoolaCare.ts';
import type { LifeThird } from '../../../lib/astro/jaimini/longevityPairs.ts';
import { rudra } from '../../../lib/astro/jaimini/rudra.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { bodyOf, golden, type GoldenBirth } from '../../support/golden.ts';
import { referenceChart } from '../../support/referenceChart.ts';

interface BookCase {
  topic: string;
  label: string;
  input: { birth?: GoldenBirth; chart_by_sign?: Record<string, number> };
  items: { expected_decoded: { sign: number; years: number } }[];
}
const casesOf = (topic: string) =>
  golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter((book) => book.topic === topic);
const wanted = ({ items }: BookCase) => items.map(({ expected_decoded: { sign, years } }) => [sign, years]);

function drawn(bySign: Record<string, number>): Chart {
  const places = Object.entries(bySign).map(([body, sign]) => [body, SIGNS[sign - 1]!] as const);
  return chartOf(Object.fromEntries(places) as Drawing);
}

test.each(casesOf('shoola_dhasa'))('nine years each: $label', (book) => {
  const { turns } = nineYearShoolaPlan(drawn(book.input.chart_by_sign!));
  const got = turns.map(({ signIndex, years }) => [signIndex + 1, years]);
  expect(got.slice(0, book.items.length)).toEqual(wanted(book));
});

test.each(casesOf('niryaana_shoola_dhasa'))('Niryana: $label', (book) => {
  const { chart } = birthContext(bodyOf(book.input.birth!) as Birth, 'en', {}, {}, false);
  const { turns } = niryanaShoolaPlan(chart);
  expect(turns.slice(0, book.items.length).map(({ signIndex, years }) => [signIndex + 1, years])).toEqual(wanted(book));
});

test('every book case is there', () => {
  expect([casesOf('shoola_dhasa').length, casesOf('niryaana_shoola_dhasa').length]).toEqual([4, 1]);
});

describe('care, in the reference chart', () => {
  // Rudra is Mercury in Pisces, whose trines are Cancer and Scorpio; from there he aspects Gemini, Virgo and Sagittarius.
  // The eighth from Venus, the atmakaraka in Taurus, is Sagittarius, where Jupiter, lord of the eighth house, stands.
  const chart = referenceChart();
  const birthJdUT = 2451545;
  const life = (yearDays: number) => signPeriods(shoolaPlan(chart).turns, birthJdUT, yearDays);
  const care = (third: LifeThird, yearDays = 365.25) =>
    carePeriods(chart, life(yearDays), { rudra: rudra(chart), third, birthJdUT, yearDays });
  const levels = (third: LifeThird) =>
    care(third)
      .slice(0, 7)
      .map(({ level, period }) => `${SIGNS[period.signIndex]!} ${level}`);

  // Pisces runs to the age of 9 and again from 96, Scorpio from 52 to 60, Cancer from 89 to 96.
  test.each<[LifeThird, string[]]>([
    ['alpayu', ['Pisces 3', 'Sagittarius 1', 'Virgo 1', 'Gemini 1', 'Scorpio 2', 'Cancer 2', 'Pisces 2']],
    ['madhyayu', ['Pisces 2', 'Sagittarius 1', 'Virgo 1', 'Gemini 1', 'Scorpio 3', 'Cancer 2', 'Pisces 2']],
    ['purnayu', ['Pisces 2', 'Sagittarius 1', 'Virgo 1', 'Gemini 1', 'Scorpio 2', 'Cancer 3', 'Pisces 3']],
  ])('levels with the pairs at %s', (third, wanted) => {
    expect(levels(third)).toEqual(wanted);
  });

  test('each period has all that marks it', () => {
    const [, sagittarius] = care('alpayu');
    expect(sagittarius!.marks).toEqual([
      { id: 'rudra_aspects', planet: 'Mercury' },
      expect.objectContaining({ id: 'eighth_from_atmakaraka', planet: 'Venus' }),
      expect.objectContaining({ id: 'eighth_lord', planet: 'Jupiter' }),
    ]);
  });

  // From the age of 24 to that of 32, where the first third ends.
  test.each([365.25, 365.2425, 365.256364, 360])(
    'a period that ends with a third does not reach into the next, with years of %d days',
    (yearDays) => {
      const [trident] = rudra(chart).tridentSignIndexes;
      const turn = { signIndex: trident!, years: 8 };
      const [, second] = signPeriods([{ ...turn, years: 24 }, turn], birthJdUT, yearDays);
      const level = (third: LifeThird) =>
        carePeriods(chart, [second!], { rudra: rudra(chart), third, birthJdUT, yearDays })[0]!.level;
      expect([level('alpayu'), level('madhyayu')]).toEqual([3, 2]);
    },
  );
});
