/** How many windows there are, how much of the time they cover, and in which order they stand. */
import { expect, test } from '@jest/globals';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';
import { windowFact } from '../../../../lib/astro/judgement/timing/facts.ts';
import {
  coveragePercent,
  timingWindows,
  type TimingContext,
  type TimingPlan,
} from '../../../../lib/astro/judgement/timing/timingWindows.ts';
import { significators } from '../../../../lib/astro/judgement/timing/windowPoints.ts';
import type { Period } from '../../../../lib/astro/dasha/period.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import type { Stay } from '../../../../lib/astro/transit/stays.ts';
import { chartOf } from '../../../support/chartOf.ts';

const BIRTH = 2_440_000;
const YEAR = 365.25;
const YEARS = 20;
const chart = chartOf({});

/** Venus for twenty years. */
const life: Period<'Venus'>[] = [
  { level: 1, lord: 'Venus', startJdUT: BIRTH, endJdUT: BIRTH + YEARS * YEAR, years: YEARS },
];

/** Jupiter changes his sign every year, from Aries on. */
const jupiter = Array.from({ length: YEARS }, (_, year): Stay => {
  const [startJdUT, endJdUT] = [BIRTH + year * YEAR, BIRTH + (year + 1) * YEAR];
  return { index: year % 12, startJdUT, endJdUT, isEnteredBackward: false, isLeftBackward: false };
});

const context: TimingContext = {
  chart,
  strengths: planetStrengths(chart, null),
  birthJdUT: BIRTH,
  life,
  staysOf: () => jupiter,
};

/** Every planet serves; Jupiter adds most in Aries, less in Taurus, nothing elsewhere. */
const plan: TimingPlan = {
  significators: significators(
    (['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu'] as const).map((planet) => ({
      planet,
      reason: office('lord_of', { house: 7 }),
      isPrimary: true,
    })),
  ),
  triggers: [
    {
      id: 'passes',
      max: 20,
      isDeciding: true,
      at: ({ Jupiter }) =>
        Jupiter === 0 || Jupiter === 1
          ? { points: Jupiter === 0 ? 20 : 10, text: windowFact('passes_house', { planet: 'Jupiter', house: 1 }) }
          : null,
    },
  ],
  movers: ['Jupiter'],
  ages: null,
};

test('where every day would do there are at most five, of a tenth of the time, the best first', () => {
  const until = BIRTH + YEARS * YEAR;
  const found = timingWindows(context, plan, BIRTH, until);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(coveragePercent(found, BIRTH, until)).toBeLessThanOrEqual(10);
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  // The best stretch of all is one with Jupiter in Aries, in the first year or the thirteenth.
  expect(Math.floor((found[0]!.peak.startJdUT - BIRTH) / YEAR) % 12).toBe(0);
});

test('coverage is the days of the windows by those asked: 73 of 3652.5 are 2 percent', () => {
  expect(coveragePercent([{ startJdUT: BIRTH, endJdUT: BIRTH + 73.05 }], BIRTH, BIRTH + 3652.5)).toBe(2);
  expect(coveragePercent([], BIRTH, BIRTH + 100)).toBe(0);
});
