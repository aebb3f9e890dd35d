import { describe, expect, test } from '@jest/globals';
import { balanceAtBirth, mahadashas, runningPath, subPeriods } from '../../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { NAKSHATRA_ARC_DEG, nakshatraLord } from '../../../lib/astro/tables/nakshatras.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { J2000_JD, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { dashaContract } from '../../support/dashaContract.ts';
import { birthJdUT, jdOfUtc } from '../../support/dashaGolden.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

dashaContract(vimshottari, 120);

test('the lord at birth is the lord of the nakshatra', () => {
  for (let index = 0; index < 27; index++) {
    const middleDeg = (index + 0.5) * NAKSHATRA_ARC_DEG;
    expect(balanceAtBirth(vimshottari, middleDeg).lord).toBe(nakshatraLord(index));
  }
});

describe('worked by hand: Moon at 8.25 Scorpio', () => {
  // 218.25 degrees are 16.36875 nakshatras: Anuradha, the 17th, of Saturn, crossed by 0.36875.
  const MOON_DEG = 218.25;
  const YEAR = 365.25;
  const periods = mahadashas(vimshottari, MOON_DEG, J2000_JD, YEAR);
  const yearsFromBirth = ({ endJdUT }: Period<Planet>) => (endJdUT - J2000_JD) / YEAR;

  test('Saturn has 19 x 0.63125 = 11.99375 years left', () => {
    const { lord, years } = balanceAtBirth(vimshottari, MOON_DEG);
    expect(lord).toBe('Saturn');
    expect(years).toBeCloseTo(11.99375, 9);
  });

  test('Mercury 17, Ketu 7, Venus 20 and so on follow, and Saturn again before 120', () => {
    const lords = ['Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn'];
    expect(periods.map(({ lord }) => lord)).toEqual(lords);
    const ends = [11.99375, 28.99375, 35.99375, 55.99375, 61.99375, 71.99375, 78.99375, 96.99375, 112.99375, 131.99375];
    periods.forEach((period, i) => {
      expect(yearsFromBirth(period)).toBeCloseTo(ends[i]!, 6);
    });
  });

  test('7.00625 years into Saturn, Venus runs within it', () => {
    const ends = [3.008333, 5.7, 6.808333, 9.975];
    subPeriods(vimshottari, periods[0]!)
      .slice(0, 4)
      .forEach((period, i) => {
        expect(yearsFromBirth(period) + 7.00625).toBeCloseTo(ends[i]!, 5);
      });
    const path = runningPath(vimshottari, periods, J2000_JD)!;
    expect(path.slice(0, 2).map(({ lord }) => lord)).toEqual(['Saturn', 'Venus']);
  });
});

test('the year is that of the conventions', () => {
  // Half of Ashwini crossed: Ketu has 3.5 years left.
  const endOf = (yearDays: number) => mahadashas(vimshottari, 20 / 3, J2000_JD, yearDays)[0]!.endJdUT - J2000_JD;
  expect(endOf(360)).toBeCloseTo(1260, 6);
  expect(endOf(365.25)).toBeCloseTo(1278.375, 6);
});

test('born as the Moon enters a nakshatra: one round of nine, from birth to 120', () => {
  const periods = mahadashas(vimshottari, 40 / 3, J2000_JD, 365.25);
  expect(periods).toHaveLength(9);
  expect(periods[0]).toMatchObject({ lord: 'Venus', startJdUT: J2000_JD });
  expect(periods.at(-1)).toMatchObject({ lord: 'Ketu', endJdUT: J2000_JD + 43830 });
});

type GoldenPeriod = [lord: string, startUtc: string, endUtc: string];

interface Expected {
  moon_nakshatra: number;
  elapsed_fraction_of_nakshatra: number;
  balance_of_first_period_years: number;
  mahadashas: { lord: string; start_years_from_birth: number; years: number; start_utc: string; end_utc: string }[];
  antardashas: [maha: string, antar: string, startYearsFromBirth: number, years: number][];
  running_at: Record<
    string,
    {
      lords: string[];
      periods_utc: GoldenPeriod[];
      level_3_siblings: GoldenPeriod[];
      level_4_siblings: GoldenPeriod[];
      level_5_siblings: GoldenPeriod[];
    }
  >;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/dasha-vimshottari');

/** The Moon is printed to 1e-6 degree, half of which are 24 s of the 20 years of Venus: all dates move together. */
const SHIFT_SECONDS = 24;
/** Golden instants are printed to the second; the rest is what their own arithmetic loses. */
const TOLERANCE_SECONDS = 1;
const YEAR_DAYS = 365.25;

describe.each(cases)('$birth.id $birth.date', ({ birth, expected }) => {
  const bornJdUT = birthJdUT(birth);
  const moonDeg = goldenChart(birth.id).planets.Moon.longitudeDeg;
  const periods = mahadashas(vimshottari, moonDeg, bornJdUT, YEAR_DAYS);
  const shiftDays = periods[0]!.endJdUT - jdOfUtc(expected.mahadashas[0]!.end_utc);

  const expectInstant = (jdUT: number, utc: string) => {
    expect(Math.abs(jdUT - shiftDays - jdOfUtc(utc)) * SECONDS_PER_DAY).toBeLessThanOrEqual(TOLERANCE_SECONDS + 0.01);
  };
  const expectPeriods = (found: readonly Period<Planet>[], wanted: readonly GoldenPeriod[]) => {
    expect(found.map(({ lord }) => lord)).toEqual(wanted.map(([lord]) => lord));
    found.forEach(({ startJdUT, endJdUT }, i) => {
      const [, startUtc, endUtc] = wanted[i]!;
      expectInstant(startJdUT, startUtc);
      expectInstant(endJdUT, endUtc);
    });
  };

  test('balance and mahadashas', () => {
    expect(Math.abs(shiftDays) * SECONDS_PER_DAY).toBeLessThan(SHIFT_SECONDS + TOLERANCE_SECONDS);
    expect(balanceAtBirth(vimshottari, moonDeg).years).toBeCloseTo(expected.balance_of_first_period_years, 5);
    expectPeriods(
      periods.slice(0, 9),
      expected.mahadashas.map(({ lord, start_utc: start, end_utc: end }) => [lord, start, end]),
    );
  });

  test('81 antardashas', () => {
    const found = periods.slice(0, 9).flatMap((period) => subPeriods(vimshottari, period));
    const mahaOf = (i: number) => periods[Math.floor(i / 9)]!.lord;
    expect(found.map(({ lord }, i) => [mahaOf(i), lord])).toEqual(
      expected.antardashas.map(([maha, antar]) => [maha, antar]),
    );
    found.forEach(({ startJdUT, years }, i) => {
      const [, , startYears, wantedYears] = expected.antardashas[i]!;
      expect((startJdUT - shiftDays - bornJdUT) / YEAR_DAYS).toBeCloseTo(startYears, 5);
      expect(years).toBeCloseTo(wantedYears, 5);
    });
  });

  test.each(Object.entries(expected.running_at))('five levels at %s', (utc, wanted) => {
    const path = runningPath(vimshottari, periods, jdOfUtc(utc) + shiftDays)!;
    expect(path.map(({ lord }) => lord)).toEqual(wanted.lords);
    expectPeriods(path, wanted.periods_utc);
    const siblings = [wanted.level_3_siblings, wanted.level_4_siblings, wanted.level_5_siblings];
    siblings.forEach((rows, i) => {
      expectPeriods(subPeriods(vimshottari, path[i + 1]!), rows);
    });
  });
});
