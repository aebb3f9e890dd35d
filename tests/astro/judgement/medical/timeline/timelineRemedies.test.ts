/** Remedies of a timeline on drawn facts. */
import { expect, test } from '@jest/globals';
import { healthTimeline } from '../../../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { drawnFacts, drawnPeriod } from '../../../../support/drawnFacts.ts';

const remedies = (facts: Parameters<typeof drawnFacts>[0]) =>
  healthTimeline(drawnFacts(facts), '2026-11-21').remedies.map(({ isAdded, period, remedy }) => [
    remedy.planet,
    remedy.kind,
    remedy.count,
    period && `${period.level} ${period.start}`,
    isAdded,
  ]);

const PERIODS = [drawnPeriod(1, 'Saturn', '2026-11-01', '2045-11-01')];

test('those of the data come first and once, with their own count, in the first period of their planet', () => {
  const described = [
    { planet: 'Mercury', kind: 'mantra', count: 1008 },
    { planet: 'Mercury', kind: 'mantra', count: 54 },
    { planet: 'Venus', kind: 'donation', count: null },
  ] as const;
  // The antardasha of Saturn takes 19 x 19 of 120 x 19 parts of 6940 days, 1098.8; Venus has none within five years.
  expect(remedies({ remedies: described, periods: PERIODS })).toEqual([
    ['Mercury', 'mantra', 1008, '2 2029-11-04', false],
    ['Venus', 'donation', null, null, false],
  ]);
});

test('a lord ahead that asks for care adds its mantra', () => {
  const weakPlanets = [{ planet: 'Saturn', score: 100, types: [] }] as const;
  expect(remedies({ weakPlanets, periods: PERIODS })).toEqual([['Saturn', 'mantra', 108, '2 2026-11-01', true]]);
});

test('without dates every weak planet is eased, three at the most', () => {
  const weakPlanets = (['Sun', 'Moon', 'Mars', 'Venus'] as const).map((planet, index) => ({
    planet,
    score: 50 + index,
    types: [],
  }));
  expect(remedies({ weakPlanets }).map(([planet]) => planet)).toEqual(['Venus', 'Mars', 'Moon']);
});
