import { describe, expect, test } from '@jest/globals';
import {
  patyayiniParts,
  patyayiniPeriods,
  patyayiniShares,
  type PatyayiniPeriod,
} from '../../../../lib/astro/varshphal/dashas/patyayini.ts';
import { annualOfBirth, drawnAnnual, goldenAnnual } from '../../../support/annual.ts';
import { goldenDashas } from '../../../support/annualDashas.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { golden } from '../../../support/golden.ts';

interface BookCase {
  readonly topic: string;
  readonly input: {
    readonly birth: {
      readonly date: string;
      readonly time: string;
      readonly latitude: number;
      readonly longitude: number;
    };
  };
  readonly items: readonly { readonly expected: unknown; readonly expected_decoded?: { readonly planet: string } }[];
}

const tilesWhole = (periods: readonly PatyayiniPeriod[], startJdUT: number, endJdUT: number) => {
  expect(periods[0]!.startJdUT).toBe(startJdUT);
  expect(periods.at(-1)!.endJdUT).toBe(endJdUT);
  for (const [i, period] of periods.slice(1).entries()) expect(period.startJdUT).toBe(periods[i]!.endJdUT);
};

// P. V. R. Narasimha Rao, Vedic Astrology, Example 122, Chart 67: the year from 1993, of a birth at that instant.
test('the printed order of Chart 67', () => {
  const [printed] = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(
    ({ topic }) => topic === 'patyayini',
  );
  const { birth } = printed!.input;
  const annual = annualOfBirth({ name: '', ...birth, timezone: '+05:30' }, 0);
  const lords = printed!.items.map(({ expected, expected_decoded: decoded }) =>
    expected === 'L' ? 'ascendant' : decoded!.planet,
  );
  expect(patyayiniShares(annual.chart).map(({ lord }) => lord)).toEqual(lords);
});

describe('golden years', () => {
  test.each(goldenDashas)('$id $expected.year', ({ birth, expected }) => {
    const annual = goldenAnnual(birth, expected.completed_years);
    const shares = patyayiniShares(annual.chart);
    expect(shares.map(({ lord }) => lord)).toEqual(
      expected.patyayini.map(([lord]) => (lord === 'Ascendant' ? 'ascendant' : lord)),
    );
    for (const [i, [, share]] of expected.patyayini.entries()) {
      // A third of a second turns the ascendant by up to 0.002 of 20 degrees or more.
      expect(Math.abs(shares[i]!.share - share)).toBeLessThan(1e-4);
    }
  });
});

test('periods tile the year, their parts each of them, by the same shares from their own lord on', () => {
  const annual = drawnAnnual({
    chart: { Ascendant: 'Aries 20', Sun: 'Leo 5', Moon: 'Virgo 10', Mars: 'Leo 5', Saturn: 'Pisces 29' },
  });
  const shares = patyayiniShares(annual.chart);
  const periods = patyayiniPeriods(annual, shares);
  tilesWhole(periods, annual.returnJdUT, annual.nextReturnJdUT);
  for (const period of periods) {
    const parts = patyayiniParts(period, shares);
    tilesWhole(parts, period.startJdUT, period.endJdUT);
    expect([parts[0]!.lord, parts[0]!.level, parts.length]).toEqual([period.lord, 2, 8]);
    const days = period.endJdUT - period.startJdUT;
    const own = shares.find(({ lord }) => lord === period.lord)!.share;
    expect(parts[0]!.endJdUT - parts[0]!.startJdUT).toBeCloseTo(days * own, 6);
  }
});

test('of equal degrees the later has no share, and both stay', () => {
  const shares = patyayiniShares(chartOf({ Sun: 'Leo 5', Mars: 'Gemini 5' }));
  const [sun, mars] = ['Sun', 'Mars'].map((planet) => shares.findIndex(({ lord }) => lord === planet));
  expect(mars).toBeGreaterThan(sun!);
  expect(shares[mars!]!.share).toBe(0);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});
