import { describe, expect, test } from '@jest/globals';
import { placement } from '../../../../lib/astro/chart/zodiac.ts';
import { wrap180, wrap360 } from '../../../../lib/astro/angle.ts';
import { utFromTt } from '../../../../lib/astro/earth/deltaT.ts';
import { jdFromUnixMs } from '../../../../lib/astro/time.ts';
import {
  dayOfYear,
  lordOfDay,
  lordOfMonth,
  monthOfYear,
  type TimeOfYear,
} from '../../../../lib/astro/varshphal/months/timeOfYear.ts';
import { DEFAULT_CHOICES } from '../../../../lib/astro/varshphal/tajikaChoices.ts';
import { varshesha } from '../../../../lib/astro/varshphal/varshesha.ts';
import { annualOfBirth, goldenAnnual, goldenYears } from '../../../support/annual.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { golden } from '../../../support/golden.ts';

const CHOICES = { ...DEFAULT_CHOICES, natalOffice: 'ascendant' } as const;
const SECONDS = 86400;

interface BookMonth {
  readonly rule_function: string;
  readonly input: {
    readonly birth: {
      readonly date: string;
      readonly time: string;
      readonly latitude: number;
      readonly longitude: number;
    };
  };
  readonly items: readonly { readonly expected: readonly [string, readonly [readonly number[], string]] }[];
}

// P. V. R. Narasimha Rao, Vedic Astrology, Example 118: the second month of the year from 8 March 2000, at 10:37:22.
test('the printed month of Chart 66', () => {
  const [printed] = golden<{ cases: BookMonth[] }>('jyotish/book-cases').cases.filter(
    ({ rule_function: rule }) => rule === 'monthly_chart',
  );
  const [year, month, day] = printed!.items[0]!.expected[1][0] as [number, number, number];
  const clock = printed!.items[0]!.expected[1][1].slice(0, 8);
  const printedJdUT = jdFromUnixMs(Date.parse(`${year}-0${month}-0${day}T${clock}+05:30`));
  const annual = annualOfBirth({ name: '', ...printed!.input.birth, timezone: '+05:30' }, 33);
  const { startJdUT } = monthOfYear(annual, 2, ephemeris);
  expect(Math.abs(startJdUT - printedJdUT) * SECONDS).toBeLessThan(15);
});

describe('golden years', () => {
  const years = goldenYears.filter((_, i) => i % 24 === 0);

  test.each(years)('$id $expected.year: months and days begin on their degrees of the Sun', ({ birth, expected }) => {
    const annual = goldenAnnual(birth, expected.completed_years);
    const isAt = ({ annual: { chart }, startJdUT }: TimeOfYear, goneDeg: number) => {
      const missedDeg = wrap180(chart.planets.Sun.longitudeDeg - wrap360(annual.sunDeg + goneDeg));
      // The Sun moves a degree a day; positions of a chart are rounded to 1e-7.
      expect([startJdUT, Math.abs(missedDeg) * SECONDS < 0.1]).toEqual([startJdUT, true]);
    };
    for (const month of [1, 2, 7, 12]) {
      const whole = monthOfYear(annual, month, ephemeris);
      isAt(whole, 30 * (month - 1));
      for (const day of [1, 17, 30]) isAt(dayOfYear(annual, month, day, ephemeris), 30 * (month - 1) + day - 1);
      const lastDay = dayOfYear(annual, month, 30, ephemeris);
      expect(lastDay.endJdUT).toBe(whole.endJdUT);
    }
  });

  test.each(years)('$id $expected.year: months tile the year, and the Muntha goes on', ({ birth, expected }) => {
    const annual = goldenAnnual(birth, expected.completed_years);
    const months = Array.from({ length: 12 }, (_, i) => monthOfYear(annual, i + 1, ephemeris));
    expect([months[0]!.startJdUT, months[11]!.endJdUT]).toEqual([annual.returnJdUT, annual.nextReturnJdUT]);
    for (const [i, month] of months.entries()) {
      if (i > 0) expect(month.startJdUT).toBe(months[i - 1]!.endJdUT);
      const { muntha } = month.annual;
      expect(muntha.longitudeDeg).toBeCloseTo(wrap360(annual.muntha.longitudeDeg + 2.5 * i), 6);
      expect(muntha.signIndex).toBe(placement(muntha.longitudeDeg).signIndex);
    }
    expect(months[0]!.annual).toEqual(annual);
  });

  test.each(years)(
    '$id $expected.year: the lord of a month and a day is one of their offices',
    ({ birth, expected }) => {
      const annual = goldenAnnual(birth, expected.completed_years);
      const month = monthOfYear(annual, 5, ephemeris);
      const day = dayOfYear(annual, 5, 9, ephemeris);
      const ofMonth = lordOfMonth(month, annual, { ...CHOICES, moon: 'keep' });
      expect(ofMonth.bearers.map(({ office }) => office)).toEqual([
        ...['masa_lagnesh', 'munthesh', 'janma_lagnesh', 'varsha_lagnesh', 'tri_rashi_pati', 'dina_ratri_pati'],
      ]);
      expect(ofMonth.bearers.map(({ planet }) => planet)).toContain(ofMonth.planet);
      const ofDay = lordOfDay(day, month, annual, { ...CHOICES, moon: 'keep' });
      expect(ofDay.bearers).toHaveLength(7);
      expect(ofDay.bearers.map(({ planet }) => planet)).toContain(ofDay.planet);
      const holder = (office: string) => ofDay.bearers.find((bearer) => bearer.office === office)!.signIndex;
      expect([holder('varsha_lagnesh'), holder('masa_lagnesh'), holder('dina_lagnesh')]).toEqual([
        annual.chart.ascendant.signIndex,
        month.annual.chart.ascendant.signIndex,
        day.annual.chart.ascendant.signIndex,
      ]);
    },
  );
});

test('the first month has the chart of the year, whose own office the month adds nothing to', () => {
  const { birth, expected } = goldenYears[0]!;
  const annual = goldenAnnual(birth, expected.completed_years);
  const month = monthOfYear(annual, 1, ephemeris);
  expect(lordOfMonth(month, annual, CHOICES).balas).toEqual(varshesha(annual).balas);
});

test('the natal office may be that of the Moon', () => {
  const { birth, expected } = goldenYears[0]!;
  const annual = goldenAnnual(birth, expected.completed_years);
  const month = monthOfYear(annual, 3, ephemeris);
  const signOf = (natalOffice: 'ascendant' | 'moon') =>
    lordOfMonth(month, annual, { ...CHOICES, natalOffice }).bearers.find(({ office }) => office === 'janma_lagnesh')!
      .signIndex;
  expect([signOf('ascendant'), signOf('moon')]).toEqual([annual.natal.ascendant.signIndex, annual.natal.signs.Moon]);
});

test('a year that reaches beyond the ephemeris has equal months while there is a sky', () => {
  const body = { name: '', date: '2390-06-01', time: '12:00:00', latitude: 28.6, longitude: 77.2, timezone: '+05:30' };
  const annual = annualOfBirth(body, 10);
  expect(annual.isEndEstimated).toBe(true);
  const { endJdUT, startJdUT } = monthOfYear(annual, 2, ephemeris);
  expect(endJdUT - startJdUT).toBeCloseTo((annual.nextReturnJdUT - annual.returnJdUT) / 12, 6);
  expect(utFromTt(ephemeris.coverage.endJdTT)).toBeGreaterThan(startJdUT);
});
