/** What a matter is about for a person of that age and story. */
import { describe, expect, test } from '@jest/globals';
import { sidesOf } from '../../../../lib/astro/judgement/ladder/sides.ts';
import { counselGrounds, matterView } from '../../../../lib/astro/judgement/prediction/subject.ts';
import { lifeStage, type MaritalStatus } from '../../../../lib/astro/stage.ts';

const view = (
  matter: Parameters<typeof matterView>[0],
  ageYears: number,
  maritalStatus: MaritalStatus | null = null,
) => {
  const { subject, theme } = matterView(matter, {
    gender: 'female',
    maritalStatus,
    ageYears,
    stage: lifeStage(ageYears),
  });
  return [subject, theme];
};

describe('marriage', () => {
  test.each([
    [30, null, 'marriage', 'marriage'],
    [30, 'single', 'marriage', 'marriage'],
    [40, 'divorced', 'second_marriage', 'new_bond'],
    [40, 'widowed', 'second_marriage', 'new_bond'],
    [40, 'separated', 'parted_marriage', 'new_bond'],
    [70, 'divorced', 'companionship', 'elder'],
    [91, 'widowed', 'companionship', 'old'],
    [5, null, 'marriage', 'child_home'],
    [15, null, 'marriage', 'youth'],
  ] as const)('at %s, %s: %s, by the counsel of %s', (age, status, subject, theme) => {
    expect(view('marriage', age, status)).toEqual([subject, theme]);
  });
});

test('children are play to a child, and the bond with the young where the years are past', () => {
  expect([view('children', 5), view('children', 30), view('children', 55)]).toEqual([
    ['creative_play', 'child_home'],
    ['children', 'children'],
    ['grandchildren', 'elder'],
  ]);
});

test('work is advice to elders, and a life’s work to the old', () => {
  expect([view('career', 40), view('career', 70), view('career', 91)]).toEqual([
    ['career', 'career'],
    ['experience', 'elder'],
    ['experience', 'old'],
  ]);
});

test('health and learning of a child have a counsel of their own, which speaks to the parents', () => {
  expect([view('health', 5)[1], view('education', 5)[1], view('health', 15)[1]]).toEqual([
    'child_health',
    'child_learning',
    'health',
  ]);
});

test('counsel goes by the planet, and where there is none by what is left', () => {
  expect(counselGrounds({ ...sidesOf({ parts: [] }), helper: 'Moon' })).toEqual({
    leads: { key: 'heart', planet: 'Moon' },
    slows: { key: 'none', planet: null },
  });
});
