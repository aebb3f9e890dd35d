import { describe, expect, test } from '@jest/globals';
import type { Period } from '../../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { MUDDA_OPENINGS, muddaOpening, muddaPeriods } from '../../../lib/astro/varshphal/mudda.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

const lordAt = (index: number) => vimshottari.lords[index]!.lord;

const yearOf = (moon: NonNullable<Drawing['Moon']>, completedYears: number, days = 360) => ({
  natal: chartOf({ Moon: moon }),
  completedYears,
  returnJdUT: J2000_JD,
  nextReturnJdUT: J2000_JD + days,
});

describe('who opens the year: (nakshatra + completed years - 2) mod 9, 1 the Sun', () => {
  test.each([
    // Anuradha is the 17th: 17 + 30 - 2 = 45, which leaves 0.
    ['Scorpio 10', 30, 'Venus'],
    // 17 + 0 - 2 = 15 leaves 6.
    ['Scorpio 10', 0, 'Saturn'],
    // Ashwini: 1 + 0 - 2 = -1 leaves 8.
    ['Aries 5', 0, 'Ketu'],
    // Revati is the 27th: 27 + 3 - 2 = 28 leaves 1.
    ['Pisces 20', 3, 'Sun'],
    // Rohini is the 4th: 4 + 119 - 2 = 121 leaves 4.
    ['Taurus 15', 119, 'Rahu'],
  ] as const)('Moon in %s, %i years: %s', (moon, completedYears, lord) => {
    expect(lordAt(muddaOpening(yearOf(moon, completedYears), 'balance').lordIndex)).toBe(lord);
  });
});

test('the first period is what was left of the nakshatra at birth, and what was cut off closes the year', () => {
  // 6 2/3 degrees of Aries: half of Ashwini. In a year of 360 days Ketu has 21, here 10.5 and 10.5.
  const periods = muddaPeriods(yearOf(`Aries ${20 / 3}`, 0));
  expect(periods.map(({ lord }) => lord)).toEqual([
    ...['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu'],
  ]);
  const days = periods.map(({ startJdUT, endJdUT }) => endJdUT - startJdUT);
  [10.5, 60, 18, 30, 21, 54, 48, 57, 51, 10.5].forEach((want, i) => expect(days[i]).toBeCloseTo(want, 5));
});

test('the cut runs through the parts: the last of them come first', () => {
  // Of Ketu's 21 days his own part has 21 x 21/360 = 1.225; half of the period falls in Rahu's part.
  const [first, ...rest] = muddaPeriods(yearOf(`Aries ${20 / 3}`, 0));
  expect(first!.parts.map(({ lord }) => lord)).toEqual(['Rahu', 'Jupiter', 'Saturn', 'Mercury']);
  expect(rest.at(-1)!.parts.map(({ lord }) => lord)).toEqual(['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu']);
  const [own] = rest.at(-1)!.parts;
  expect(own!.endJdUT - own!.startJdUT).toBeCloseTo(1.225, 6);
});

test('with a full first period each lord has one turn, from its own first part', () => {
  const periods = muddaPeriods(yearOf(`Aries ${20 / 3}`, 1, 365.25), 'full');
  expect(periods.map(({ lord }) => lord)).toEqual([
    ...['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu'],
  ]);
  expect(periods.map(({ parts }) => parts.length)).toEqual(Array(9).fill(9));
  expect(periods[0]!.endJdUT - J2000_JD).toBeCloseTo((60 * 365.25) / 360, 6);
  expect(periods[0]!.years).toBeCloseTo(60 / 360, 9);
});

test('a Moon just entering her nakshatra leaves nothing to be cut', () => {
  expect(muddaPeriods(yearOf('Aries 0', 0))).toHaveLength(9);
});

interface Years {
  years: { completed_years: number; solar_return_julian_day_ut: number }[];
}

describe('periods and their parts tile every golden year exactly', () => {
  const years = golden<JyotishFile<Years>>('jyotish/varshphal').cases.flatMap(({ birth, expected }) =>
    expected.years.map((year) => ({ id: birth.id, ...year })),
  );

  test.each(MUDDA_OPENINGS)('%s', (opening) => {
    expect(years.length).toBe(235);
    for (const { id, completed_years: completedYears, solar_return_julian_day_ut: returnJdUT } of years) {
      const year = { natal: goldenChart(id), completedYears, returnJdUT, nextReturnJdUT: returnJdUT + 365.2591 };
      const periods = muddaPeriods(year, opening);
      expectTiles(periods, returnJdUT, year.nextReturnJdUT);
      for (const { parts, startJdUT, endJdUT } of periods) expectTiles(parts, startJdUT, endJdUT);
    }
  });
});

function expectTiles(periods: readonly Period<string>[], startJdUT: number, endJdUT: number): void {
  expect(periods.every((period) => period.endJdUT > period.startJdUT)).toBe(true);
  expect([...periods.map((period) => period.startJdUT), endJdUT]).toEqual([
    startJdUT,
    ...periods.map((period) => period.endJdUT),
  ]);
}
