import { expect, test } from '@jest/globals';
import { workingPeriods } from '../../../../lib/astro/judgement/career/workingPeriods.ts';

const BIRTH_JD = 2448000;
const jdAt = (age: number) => BIRTH_JD + age * 365.25;
const period = (lord: 'Sun' | 'Moon' | 'Mars' | 'Saturn', from: number, to: number) => ({
  lord,
  level: 1 as const,
  years: to - from,
  startJdUT: jdAt(from),
  endJdUT: jdAt(to),
});
const LIFE = [period('Sun', -3, 18), period('Moon', 18, 40), period('Mars', 40, 73.5), period('Saturn', 73.5, 100)];

test('a period counts that shares two years or more with the ages of 16 to 75', () => {
  const lords = workingPeriods(LIFE, BIRTH_JD, ['Sun', 'Moon', 'Mars', 'Saturn']).map(({ lord }) => lord);
  expect(lords).toEqual(['Sun', 'Moon', 'Mars']);
});

test('other planets are left out, and no period begins before birth', () => {
  expect(workingPeriods(LIFE, BIRTH_JD, ['Sun'])).toEqual([{ ...LIFE[0], startJdUT: BIRTH_JD }]);
});
