import { expect, test } from '@jest/globals';
import { planetBurdens } from '../../../../lib/astro/judgement/day/burdens.ts';
import type { DayScore } from '../../../../lib/astro/judgement/day/score/dayScore.ts';
import { forEachPlanet } from '../../../../lib/astro/tables/planets.ts';

/** As much of a score as the burdens read. */
function drawn(parts: Readonly<Record<string, unknown>>, transits: Partial<DayScore['transitScores']> = {}): DayScore {
  const none = { points: 0, pieces: [] };
  return {
    parts: { dasha_lords: none, saturn: none, tarabala: none, chandrabala: none, vara: none, ...parts },
    transitScores: { ...forEachPlanet(() => 50), ...transits },
  } as unknown as DayScore;
}

const rounded = (score: DayScore) =>
  planetBurdens(score).map(({ parts, planet, points }) => [
    planet,
    Math.round(points * 100) / 100,
    parts.map(({ part }) => part),
  ]);

test('a day on which nothing presses has no burdens', () => {
  expect(planetBurdens(drawn({}))).toEqual([]);
  expect(planetBurdens(drawn({ tarabala: { points: 6, pieces: [] } }, { Jupiter: 80 }))).toEqual([]);
});

test('what a planet takes by transit, period and passage is added up, the heaviest first', () => {
  const lords = (share: number, venus: number) => ({
    found: [
      { level: 1, lord: 'Saturn', score: 40, points: -1.2 },
      { level: 2, lord: 'Venus', score: 50, points: venus },
    ],
    share,
    points: 0,
  });
  const score = drawn(
    {
      saturn: { points: -2, pieces: [] },
      tarabala: { points: -4, pieces: [] },
      chandrabala: { points: -5, pieces: [] },
      vara: { points: -3, pieces: [{ found: { lord: 'Mars' }, share: 1, points: -3 }] },
      // Venus takes 2 for half of the day and gives for the rest of it.
      dasha_lords: { points: -1, pieces: [lords(0.5, -2), lords(0.5, 1)] },
    },
    // 0.4 of 20 % of -10 points: -0.8.
    { Saturn: 40 },
  );
  expect(rounded(score)).toEqual([
    ['Moon', -9, ['chandrabala', 'tarabala']],
    ['Saturn', -4, ['saturn', 'dasha_lords', 'gochara']],
    ['Mars', -3, ['vara']],
    ['Venus', -1, ['dasha_lords']],
  ]);
});
