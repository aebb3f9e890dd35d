import { expect, test } from '@jest/globals';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';
import { windowFact } from '../../../../lib/astro/judgement/timing/facts.ts';
import {
  atLeast,
  judgedEvents,
  searchedPast,
  touchShare,
  type PastEvent,
} from '../../../../lib/astro/judgement/timing/pastEvents.ts';
import {
  timingWindows,
  type TimingContext,
  type TimingPlan,
} from '../../../../lib/astro/judgement/timing/timingWindows.ts';
import { significators } from '../../../../lib/astro/judgement/timing/windowPoints.ts';
import type { Period } from '../../../../lib/astro/dasha/period.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { forEachPlanet } from '../../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../../support/chartOf.ts';

const BIRTH = 2_440_000;
const YEAR = 365.25;
const at = (years: number) => BIRTH + years * YEAR;
const chart = chartOf({});
const scored = planetStrengths(chart, null);

/** Venus for twenty years, then the Sun for six, then the Moon for ten. */
const life: Period<'Venus' | 'Sun' | 'Moon'>[] = [
  { level: 1, lord: 'Venus', startJdUT: at(0), endJdUT: at(20), years: 20 },
  { level: 1, lord: 'Sun', startJdUT: at(20), endJdUT: at(26), years: 6 },
  { level: 1, lord: 'Moon', startJdUT: at(26), endJdUT: at(36), years: 10 },
];

const timing: TimingContext = {
  chart,
  strengths: forEachPlanet((planet) => ({ ...scored[planet], value: 60 })),
  birthJdUT: BIRTH,
  life,
  // Jupiter is in Aries all the time.
  staysOf: () => [{ index: 0, startJdUT: at(-1), endJdUT: at(60), isEnteredBackward: false, isLeftBackward: false }],
};

const plan: TimingPlan = {
  significators: significators([{ planet: 'Sun', reason: office('lord_of', { house: 10 }), isPrimary: true }]),
  triggers: [
    {
      id: 'in_aries',
      max: 25,
      isDeciding: true,
      at: () => ({ points: 25, text: windowFact('passes_house', { planet: 'Jupiter', house: 1 }) }),
    },
  ],
  movers: ['Jupiter'],
  ages: [18, 80],
};

function dayAt(years: number): PastEvent {
  return { type: 'job', startJdUT: at(years), endJdUT: at(years) + 1 };
}

test('the chance of so many or more is that of the binomial distribution, by hand', () => {
  expect(atLeast([0.1, 0.1, 0.1, 0.1, 0.1], 0)).toBeCloseTo(1, 12);
  // 1 - 0.9^5, and that less 5 x 0.1 x 0.9^4.
  expect(atLeast([0.1, 0.1, 0.1, 0.1, 0.1], 1)).toBeCloseTo(0.40951, 8);
  expect(atLeast([0.1, 0.1, 0.1, 0.1, 0.1], 2)).toBeCloseTo(0.08146, 8);
  // Of different chances: both 0.5 x 0.2, at least one 1 - 0.5 x 0.8.
  expect(atLeast([0.5, 0.2], 2)).toBeCloseTo(0.1, 12);
  expect(atLeast([0.5, 0.2], 1)).toBeCloseTo(0.6, 12);
});

test('a day touches a window of 9 days in 10 of 100 days, a month sooner, and overlaps count once', () => {
  const windowOf = (from: number, until: number) => ({ startJdUT: from, endJdUT: until });
  const past = { startJdUT: 0, endJdUT: 100, windows: [windowOf(40, 49)] };
  expect(touchShare(past, 1)).toBeCloseTo(0.1, 12);
  expect(touchShare(past, 30)).toBeCloseTo(0.39, 12);
  // From 10 to 49 and from 30 to 61: 51 days.
  expect(touchShare({ ...past, windows: [windowOf(40, 49), windowOf(60, 61)] }, 30)).toBeCloseTo(0.51, 12);
});

test('the past is searched as the future is: ten years at a time, a tenth of each at the most', () => {
  const { endJdUT, startJdUT, windows } = searchedPast(timing, plan, at(33));
  expect([startJdUT, endJdUT]).toEqual([at(18), at(33)]);
  expect(windows).toEqual([
    ...timingWindows(timing, plan, at(18), at(28)),
    ...timingWindows(timing, plan, at(28), at(33)),
  ]);
  const days = windows.reduce((sum, window) => sum + window.endJdUT - window.startJdUT, 0);
  expect(days).toBeLessThanOrEqual(1.5 * YEAR + 1e-6);
  expect(days).toBeGreaterThan(0);
});

test('events are counted against the windows, with the periods of their day', () => {
  const { windows } = searchedPast(timing, plan, at(33));
  const within = windows[0]!;
  const inside: PastEvent = { type: 'job', startJdUT: within.startJdUT + 1, endJdUT: within.startJdUT + 2 };
  const outside = dayAt(30);
  const events = [inside, outside, dayAt(12), dayAt(40)].map((event) => ({ event, isBurdening: false }));
  const found = judgedEvents(timing, events, { brought: plan, burdening: null }, at(33));
  expect(found.events.map(({ gap, isInWindow }) => [isInWindow, gap])).toEqual([
    [true, null],
    [false, null],
    [null, 'outside_years'],
    [null, 'ahead'],
  ]);
  expect(found.events[0]!.periods.map(({ level }) => level)).toEqual([1, 2]);
  expect(found.events[0]!.signifying).toContain('Sun');
  // In the thirtieth year the Moon rules, who signifies nothing here.
  expect(found.events[1]!.periods[0]!.lord).toBe('Moon');
  expect([found.counted, found.inWindows]).toEqual([2, 1]);
  const [one, two] = found.events.map(({ chance }) => chance!);
  expect(one).toBe(two);
  expect(found.expected).toBeCloseTo(2 * one!, 1);
  expect(found.chancePercent).toBeCloseTo(100 * (1 - (1 - one!) ** 2), 1);
});

test('what burdens is not counted where the matter has no windows of that kind', () => {
  const events = [{ event: { ...dayAt(30), type: 'separation' as const }, isBurdening: true }];
  const found = judgedEvents(timing, events, { brought: plan, burdening: null }, at(33));
  expect(found.events[0]).toMatchObject({ isInWindow: null, gap: 'no_windows', chance: null });
  expect(found).toMatchObject({ counted: 0, inWindows: 0, expected: 0, chancePercent: null });
});
