/** Moola dasha, worked by hand on the reference chart, and its law on any chart. */
import { describe, expect, test } from '@jest/globals';
import { HOUSE_GROUPS, moolaPeriods, moolaSeed, moolaSubPeriods, moolaTurns } from '../../../lib/astro/dasha/moola.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenCharts } from '../../support/goldenChart.ts';
import { referenceChart } from '../../support/referenceChart.ts';

const YEAR_DAYS = 365.25;

describe('the reference chart', () => {
  const chart = referenceChart();
  const seed = moolaSeed(chart);

  // Leo, Scorpio and Aries hold one planet each; Leo is aspected by its lord, the Sun.
  test('the seed is Leo, the ascendant', () => {
    expect([seed.signIndex, seed.sunSignIndex, seed.moonSignIndex]).toEqual([4, 0, 7]);
  });

  test('order and years', () => {
    const rows = moolaTurns(chart, seed.signIndex).map(({ counted, group, lord, secondYears, years }) => [
      lord,
      group,
      counted,
      years,
      secondYears,
    ]);
    expect(rows).toEqual([
      ['Ketu', 'kendra', 9, 1, 6],
      ['Saturn', 'kendra', 0, 19, 0],
      ['Rahu', 'kendra', 6, 12, 6],
      ['Moon', 'kendra', 6, 3, 7],
      ['Venus', 'kendra', 5, 15, 5],
      ['Mercury', 'panaphara', 6, 10, 7],
      ['Jupiter', 'panaphara', 0, 16, 0],
      ['Mars', 'apoklima', 9, 1, 6],
      ['Sun', 'apoklima', 4, 3, 3],
    ]);
  });

  test('by the other reading, Saturn and Jupiter in their own signs have twelve years less', () => {
    const years = new Map(moolaTurns(chart, 4, 'less_twelve').map(({ lord, years: kept }) => [lord, kept]));
    expect([years.get('Saturn'), years.get('Jupiter'), years.get('Rahu')]).toEqual([7, 4, 12]);
  });

  test('periods: both cycles make 120 years, without those of no length', () => {
    const life = moolaPeriods(moolaTurns(chart, 4), 0, YEAR_DAYS);
    expect(life.map(({ lord }) => lord).slice(9)).toEqual(['Ketu', 'Rahu', 'Moon', 'Venus', 'Mercury', 'Mars', 'Sun']);
    expect(life.at(-1)!.endJdUT).toBe(120 * YEAR_DAYS);
  });

  test('with years of 360 days the first cycle goes on to the age of 120', () => {
    const life = moolaPeriods(moolaTurns(chart, 4), 0, 360);
    expect(life.at(-1)!.endJdUT).toBeGreaterThanOrEqual(120 * YEAR_DAYS);
    expect(life.slice(16).map(({ lord }) => lord)).toEqual(['Ketu', 'Saturn']);
  });
});

test('where the count takes all years, they stay whole; where it takes more, one is left', () => {
  const years = (sign: 'Aquarius' | 'Capricorn') =>
    moolaTurns(chartOf({ Sun: sign }), 0).find(({ lord }) => lord === 'Sun')!.years;
  // Leo is the 6th sign after Aquarius and the 7th after Capricorn; the Sun has six years.
  expect([years('Aquarius'), years('Capricorn')]).toEqual([6, 1]);
});

test.each([...goldenCharts])('%s: nine planets by group, at least 120 years, parts tile their period', (_, chart) => {
  const turns = moolaTurns(chart, moolaSeed(chart).signIndex);
  expect(turns.map(({ lord }) => lord).sort()).toEqual([...PLANETS].sort());
  const groups = turns.map(({ group }) => HOUSE_GROUPS.indexOf(group));
  expect(groups).toEqual([...groups].sort((a, b) => a - b));
  for (const { secondYears, vimshottariYears, years } of turns) {
    expect(years).toBeGreaterThanOrEqual(1);
    expect(years + secondYears).toBe(Math.max(years, vimshottariYears));
  }
  const life = moolaPeriods(turns, 0, YEAR_DAYS);
  expect(life.at(-1)!.endJdUT).toBeGreaterThanOrEqual(120 * YEAR_DAYS);
  life.slice(1).forEach(({ startJdUT }, i) => expect(startJdUT).toBe(life[i]!.endJdUT));
  const [first] = life;
  const parts = moolaSubPeriods(turns, first!);
  expect(parts.map(({ lord }) => lord)).toEqual(turns.map(({ lord }) => lord));
  expect([parts[0]!.startJdUT, parts.at(-1)!.endJdUT]).toEqual([first!.startJdUT, first!.endJdUT]);
  // In proportion to the years of the first cycle.
  parts.forEach(({ years }, i) => expect(years / parts[0]!.years).toBeCloseTo(turns[i]!.years / turns[0]!.years, 9));
});
