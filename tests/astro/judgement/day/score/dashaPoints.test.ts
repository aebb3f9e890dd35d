import { expect, test } from '@jest/globals';
import { dashaPieces } from '../../../../../lib/astro/judgement/day/score/dashaPoints.ts';
import { weightedMean } from '../../../../../lib/astro/judgement/day/score/pieces.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { drawnCourse, drawnDay, drawnContext, lasting, runningPeriod, standing } from '../../../../support/dayScore.ts';

const day = drawnDay(0);

/** A lord's score is set by the test. */
function contextOf(scores: Partial<Record<Planet, number>>, birthJdUT = 0) {
  const context = drawnContext(chartOf({}), { birthJdUT });
  return { ...context, lordScore: (lord: Planet) => scores[lord] ?? 50 };
}

const dashas = [
  [runningPeriod(1, 'Jupiter')],
  [runningPeriod(2, 'Saturn')],
  [runningPeriod(3, 'Mercury')],
  [runningPeriod(4, 'Venus')],
  [runningPeriod(5, 'Sun')],
];

test('each level by its weight: 6 x 0.5 + 5 x -0.5 + 3 x 1 + 2 x -1 + 1 x 0', () => {
  const context = contextOf({ Jupiter: 75, Saturn: 25, Mercury: 100, Venus: 0, Sun: 50 });
  const pieces = dashaPieces(context, drawnCourse({ dashas }), day);
  expect(pieces[0]!.found.map(({ points }) => points)).toEqual([3, -2.5, 3, -2, 0]);
  expect(weightedMean(pieces)).toBe(1.5);
});

test('all full give 17, all empty take 17', () => {
  const all = (score: number) =>
    Object.fromEntries(['Jupiter', 'Saturn', 'Mercury', 'Venus', 'Sun'].map((p) => [p, score]));
  expect(weightedMean(dashaPieces(contextOf(all(100)), drawnCourse({ dashas }), day))).toBe(17);
  expect(weightedMean(dashaPieces(contextOf(all(0)), drawnCourse({ dashas }), day))).toBe(-17);
});

test('a prana that changes in the day counts for its share', () => {
  const pranas = lasting(
    [0.25, { level: 5 as const, lord: 'Sun' as const, years: 0 }],
    [0.75, { level: 5 as const, lord: 'Moon' as const, years: 0 }],
  );
  const context = contextOf({ Sun: 100, Moon: 0 });
  const pieces = dashaPieces(context, drawnCourse({ dashas: [...dashas.slice(0, 4), pranas] }), day);
  expect(pieces.map(({ found }) => found[4]!.lord)).toEqual(['Sun', 'Moon']);
  // 1/4 - 3/4.
  expect(weightedMean(pieces)).toBe(-0.5);
});

test('the sign that a lord passes decides its score', () => {
  const Sun = lasting([0.5, { index: 0, moonSignIndex: null }], [0.5, { index: 1, moonSignIndex: null }]);
  const context = {
    ...contextOf({}),
    lordScore: (lord: Planet, signIndex: number) => (lord === 'Sun' && signIndex === 1 ? 100 : 50),
  };
  const pieces = dashaPieces(context, drawnCourse({ dashas, signs: { ...standing(), Sun } }), day);
  expect(pieces.map(({ points }) => points)).toEqual([0, 1]);
});

test('nothing runs before birth, nor where no period is left', () => {
  const born = contextOf({ Jupiter: 100 }, day.startJdUT + 0.75);
  const pieces = dashaPieces(born, drawnCourse({ dashas }), day);
  expect(pieces.map(({ share }) => share)).toEqual([0.25]);
  expect(dashaPieces(contextOf({}), drawnCourse(), day)).toEqual([]);
});
