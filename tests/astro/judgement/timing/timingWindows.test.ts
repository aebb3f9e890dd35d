import { describe, expect, test } from '@jest/globals';
import {
  timingWindows,
  type TimingPlan,
  type TimingContext,
  type Trigger,
} from '../../../../lib/astro/judgement/timing/timingWindows.ts';
import { significators } from '../../../../lib/astro/judgement/timing/windowPoints.ts';
import type { Period } from '../../../../lib/astro/dasha/period.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { forEachPlanet, type Planet } from '../../../../lib/astro/tables/planets.ts';
import type { Stay } from '../../../../lib/astro/transit/stays.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';
import { windowFact } from '../../../../lib/astro/judgement/timing/facts.ts';

const BIRTH = 2_440_000;
const YEAR = 365.25;
const chart = chartOf({});

/** Venus for twenty years from birth, then the Sun for six: their antardashas follow by the years of each lord. */
const life: Period<Planet>[] = [
  { level: 1, lord: 'Venus', startJdUT: BIRTH, endJdUT: BIRTH + 20 * YEAR, years: 20 },
  { level: 1, lord: 'Sun', startJdUT: BIRTH + 20 * YEAR, endJdUT: BIRTH + 26 * YEAR, years: 6 },
];

function stay(index: number, fromYears: number, toYears: number): Stay {
  const [startJdUT, endJdUT] = [BIRTH + fromYears * YEAR, BIRTH + toYears * YEAR];
  return { index, startJdUT, endJdUT, isEnteredBackward: false, isLeftBackward: false };
}

function contextOf(jupiter: readonly Stay[], strength = 60): TimingContext {
  const scored = planetStrengths(chart, null);
  // Of sixty, whose strength neither adds nor takes.
  const strengths = forEachPlanet((planet) => ({ ...scored[planet], value: strength }));
  return { chart, strengths, birthJdUT: BIRTH, life, staysOf: () => jupiter };
}

const inAries: Trigger = {
  id: 'in_aries',
  max: 25,
  isDeciding: true,
  at: ({ Jupiter }) =>
    Jupiter === 0 ? { points: 25, text: windowFact('passes_house', { planet: 'Jupiter', house: 1 }) } : null,
};

function planOf(planets: readonly [Planet, boolean][], ages: TimingPlan['ages'] = null): TimingPlan {
  const found = planets.map(([planet, isPrimary]) => ({ planet, reason: office('lord_of', { house: 7 }), isPrimary }));
  return { significators: significators(found), triggers: [inAries], movers: ['Jupiter'], ages };
}

const years = (jdUT: number) => (jdUT - BIRTH) / YEAR;

describe('windows of time', () => {
  test('stand where periods and transit agree: Venus in Venus is 60, with Jupiter in Aries 85', () => {
    // Venus holds its own antardasha for 20 x 20 / 120 = 3.33 years.
    const context = contextOf([stay(11, -1, 1), stay(0, 1, 2), stay(1, 2, 60)]);
    const found = timingWindows(context, planOf([['Venus', true]]), BIRTH, BIRTH + 10 * YEAR);
    const [best] = found;
    expect(best!.isAgreed).toBe(true);
    expect(years(best!.startJdUT)).toBeCloseTo(1, 6);
    expect(years(best!.endJdUT)).toBeCloseTo(2, 6);
    expect(best!.peak.path.slice(0, 2).map(({ lord }) => lord)).toEqual(['Venus', 'Venus']);
    expect(best!.score).toBe(85);
    expect(best!.strength).toBe('strong');
    expect(found).toHaveLength(1);
  });

  test('score the pratyantardasha too: within the first 0.56 years Venus rules all three levels', () => {
    const context = contextOf([stay(0, -1, 60)]);
    const [best] = timingWindows(context, planOf([['Venus', true]]), BIRTH, BIRTH + 10 * YEAR);
    expect(best!.score).toBe(99);
    expect(best!.strength).toBe('strong');
    expect(best!.parts.map(({ id, points }) => [id, points])).toEqual([
      ['mahadasha', 24],
      ['antardasha', 36],
      ['pratyantardasha', 14],
      ['strength', 0],
      ['in_aries', 25],
    ]);
    expect(years(best!.peak.endJdUT)).toBeCloseTo((20 * 20 * 20) / (120 * 120), 5);
  });

  test('count half for what is no main significator: 12, 18 and 7 with 25, and 10 for strength', () => {
    const context = contextOf([stay(0, -1, 60)], 80);
    const within = (plan: TimingPlan) => timingWindows(context, plan, BIRTH, BIRTH + 3 * YEAR);
    const found = within(planOf([['Venus', false]]));
    expect(found.map(({ score }) => score)).toEqual([72]);
  });

  test('end where an antardasha ends, though the next one serves as well', () => {
    const context = contextOf([stay(0, -1, 60)]);
    const both: [Planet, boolean][] = [
      ['Venus', true],
      ['Sun', true],
    ];
    // A tenth of 45 years holds both antardashas, of 3.33 years and of one.
    const found = timingWindows(context, planOf(both, [0, 20]), BIRTH, BIRTH + 45 * YEAR);
    const lords = found.map(({ peak }) => peak.path[1].lord);
    expect(lords).toContain('Venus');
    expect(lords).toContain('Sun');
    const sun = found.find(({ peak }) => peak.path[1].lord === 'Sun')!;
    // The Sun follows Venus: 20 x 20 / 120, then 20 x 6 / 120 years.
    expect(years(sun.startJdUT)).toBeCloseTo(400 / 120, 5);
    expect(years(sun.endJdUT)).toBeCloseTo(520 / 120, 5);
  });

  test('are none where only the third level signifies the matter', () => {
    const context = contextOf([stay(0, -1, 60)], 100);
    expect(timingWindows(context, planOf([['Mars', true]]), BIRTH, BIRTH + 3 * YEAR)).toEqual([]);
  });

  test('keep to the ages of a plan', () => {
    const context = contextOf([stay(0, -1, 60)]);
    const found = timingWindows(context, planOf([['Venus', true]], [2, 3]), BIRTH, BIRTH + 30 * YEAR);
    expect(found.map((one) => [years(one.startJdUT), years(one.endJdUT)])).toEqual([
      [expect.closeTo(2, 6), expect.closeTo(3, 6)],
    ]);
    expect(timingWindows(context, planOf([['Venus', true]], [2, 3]), BIRTH + 4 * YEAR, BIRTH + 30 * YEAR)).toEqual([]);
  });

  test('join where less than thirty days lie between, and part where more do', () => {
    const gap = (days: number) => {
      const context = contextOf([stay(0, -1, 1), stay(1, 1, 1 + days / YEAR), stay(0, 1 + days / YEAR, 60)]);
      // 12 + 18 and the transit are 55; without it less than 50 whatever the third level.
      return timingWindows(context, planOf([['Venus', false]], [0, 20]), BIRTH, BIRTH + 40 * YEAR).length;
    };
    expect(gap(29)).toBe(1);
    expect(gap(31)).toBe(2);
  });

  test('a strong lord of the antardasha adds ten, a weak one takes ten', () => {
    const score = (strength: number) =>
      timingWindows(
        contextOf([stay(0, 1, 60)], strength),
        planOf([['Venus', true]]),
        BIRTH + YEAR,
        BIRTH + 2 * YEAR,
      )[0]!.score;
    expect([score(80), score(60), score(40)]).toEqual([95, 85, 75]);
  });

  test('end with the ephemeris', () => {
    const found = timingWindows(contextOf([stay(0, -1, 1)]), planOf([['Venus', true]]), BIRTH, BIRTH + 30 * YEAR);
    expect(Math.max(...found.map(({ endJdUT }) => years(endJdUT)))).toBeCloseTo(1, 6);
  });

  test('lie outside spans that are told otherwise, and are not joined over one', () => {
    const context = contextOf([stay(0, -1, 60)]);
    const taken = [{ startJdUT: BIRTH + YEAR, endJdUT: BIRTH + YEAR + 20 }];
    const found = timingWindows(context, planOf([['Venus', true]], [0, 2]), BIRTH, BIRTH + 30 * YEAR, taken);
    const spans = found.map((one) => [one.startJdUT, one.endJdUT]).sort(([one], [other]) => one! - other!);
    expect(spans).toEqual([
      [expect.closeTo(BIRTH, 6), expect.closeTo(BIRTH + YEAR, 6)],
      [expect.closeTo(BIRTH + YEAR + 20, 6), expect.closeTo(BIRTH + 2 * YEAR, 6)],
    ]);
  });

  test('name as lasting only the transits that hold for half of them', () => {
    // Jupiter is in Aries for a tenth of the two years told, or for all of them.
    const lasting = (untilYears: number) => {
      const context = contextOf([stay(0, -1, untilYears), stay(1, untilYears, 60)]);
      return timingWindows(context, planOf([['Venus', true]], [0, 2]), BIRTH, BIRTH + 30 * YEAR)[0]!.lasting.length;
    };
    expect([lasting(0.2), lasting(2)]).toEqual([0, 1]);
  });
});
