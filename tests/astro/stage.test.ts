/** Stages of life, and the years of matters: the table of the rules of judgement, row by row. */
import { describe, expect, test } from '@jest/globals';
import { agesOf, lifeStage, matterTime, windowAges, type Person } from '../../lib/astro/stage.ts';

test.each([
  [null, 'beyond'],
  [0, 'child'],
  [12, 'child'],
  [13, 'youth'],
  [17, 'youth'],
  [18, 'adult'],
  [64, 'adult'],
  [65, 'elder'],
  [79, 'elder'],
  [80, 'old'],
  [110, 'old'],
  [111, 'beyond'],
] as const)('at %s one is %s', (ageYears, stage) => {
  expect(lifeStage(ageYears)).toBe(stage);
});

const person = (ageYears: number | null, gender: Person['gender'] = null): Person => ({
  gender,
  maritalStatus: null,
  ageYears,
  stage: lifeStage(ageYears),
});

describe('years of a matter', () => {
  test('marriage from 18, of men from 21; children to 50 of women, to 60 of men', () => {
    expect([agesOf('marriage', { gender: 'female' })[0], agesOf('marriage', { gender: 'male' })[0]]).toEqual([18, 21]);
    expect([agesOf('children', { gender: 'female' }), agesOf('children', { gender: 'male' })]).toEqual([
      [20, 50],
      [20, 60],
    ]);
  });

  test('the old have none of work, gain, children and study; health is of every age', () => {
    for (const matter of ['career', 'wealth', 'children', 'education', 'marriage', 'abroad'] as const)
      expect(matterTime(matter, person(80))).toBe('past');
    for (const age of [0, 5, 40, 95]) expect(matterTime('health', person(age))).toBe('now');
  });

  test('a child has marriage, work and children ahead, and learns now', () => {
    for (const matter of ['marriage', 'career', 'wealth', 'children', 'property'] as const)
      expect(matterTime(matter, person(5))).toBe('later_life');
    expect(matterTime('education', person(5))).toBe('now');
  });

  test('travel has the years of going abroad, for both are one judgement', () => {
    for (const age of [5, 15, 17]) expect(matterTime('travel', person(age))).toBe('later_life');
    for (const age of [5, 15, 17, 18, 40, 79, 80])
      expect(matterTime('travel', person(age))).toBe(matterTime('abroad', person(age)));
  });

  test('no window lies beyond life, nor before birth', () => {
    expect([windowAges('health', person(118)), windowAges('career', person(null))]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(matterTime('health', person(118))).toBe('as_if_living');
  });
});
