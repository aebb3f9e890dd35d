import { describe, expect, test } from '@jest/globals';
import type { AreaFactor } from '../../../../lib/astro/judgement/areaScore.ts';
import { exams, higherEducation, type StudyMatter } from '../../../../lib/astro/judgement/vidya/matters.ts';
import { areaFactorsOf } from '../../../../lib/astro/judgement/areaFactors.ts';
import { EDUCATION_FACTORS } from '../../../../lib/astro/judgement/vidya/educationFactors.ts';
import type { StudyText } from '../../../../lib/astro/judgement/vidya/factorFacts.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const factorsOf = (matter: StudyMatter, drawn: Drawing) => matter.factors(areaContextOf(drawn));
const factorOf = (matter: StudyMatter, drawn: Drawing, id: string): AreaFactor<StudyText> =>
  factorsOf(matter, drawn).find((factor) => factor.id === id)!;

test('education is weighed 30 % by houses, 25 % by lords, 25 % by significators, 20 % by D24', () => {
  const factors = areaFactorsOf(areaContextOf({}), EDUCATION_FACTORS);
  const weightOf = (start: string) =>
    factors.filter(({ id }) => id.startsWith(start)).reduce((sum, { weight }) => sum + weight, 0);
  const total = factors.reduce((sum, { weight }) => sum + weight, 0);
  const shares = ['house_', 'lord_', 'significator_', 'd24_'].map((start) =>
    Math.round((100 * weightOf(start)) / total),
  );
  expect(shares).toEqual([30, 25, 25, 20]);
});

test('D24 is looked at by the lords of its ascendant, the 4th, 5th and 9th, Mercury and Jupiter', () => {
  const described = areaFactorsOf(areaContextOf({}), EDUCATION_FACTORS).filter(({ id }) => id.startsWith('d24_'));
  expect(described.map(({ id, weight }) => `${id} ${weight}`)).toEqual([
    'd24_house_1 2',
    'd24_lord_4 1',
    'd24_lord_5 2',
    'd24_lord_9 1',
    'd24_mercury 1',
    'd24_jupiter 1',
  ]);
});

test('examinations look at what the rules name', () => {
  expect(factorsOf(exams, {}).map(({ id, weight }) => `${id} ${weight}`)).toEqual([
    'lord_6 8',
    'house_6 7',
    'significator_mars 6',
    'significator_saturn 6',
    'lord_3 5',
    'lord_10 5',
    'significator_sun 5',
    'malefics_3_6_11 7',
  ]);
});

describe('malefics in the 3rd, 6th and 11th of Aries', () => {
  const NONE: Drawing = {
    Ascendant: 'Aries',
    Sun: 'Leo',
    Moon: 'Leo',
    Mars: 'Leo',
    Mercury: 'Taurus',
    Saturn: 'Leo',
    Rahu: 'Taurus',
  };
  test.each([
    [NONE, -0.8],
    [{ ...NONE, Mars: 'Virgo' }, -0.1],
    [{ ...NONE, Mars: 'Virgo', Saturn: 'Gemini' }, 0.6],
    [{ ...NONE, Mars: 'Virgo', Saturn: 'Gemini', Sun: 'Aquarius' }, 1],
  ] as const)('%#', (drawn, leaning) => {
    expect(factorOf(exams, drawn, 'malefics_3_6_11').leaning).toBe(leaning);
  });

  test('are named with their houses', () => {
    const { text } = factorOf(exams, { ...NONE, Mars: 'Virgo' }, 'malefics_3_6_11');
    expect(text).toEqual({ id: 'fighters', args: { places: [{ house: 6, planets: ['Mars'] }] } });
  });
});

test('higher education looks at the 9th first, then at its teachers and results', () => {
  expect(factorsOf(higherEducation, {}).map(({ id, weight }) => `${id} ${weight}`)).toEqual([
    'house_9 8',
    'lord_9 9',
    'significator_jupiter 7',
    'lord_5 5',
    'house_11 3',
    'link_5_9 5',
    'd24_lord_9 5',
    'd24_jupiter 4',
    'benefics_9 3',
    'malefics_9 4',
  ]);
});

test('a bond of the lords of the 5th and 9th counts for higher education', () => {
  const bound = factorOf(higherEducation, { Ascendant: 'Aries', Sun: 'Leo', Jupiter: 'Leo' }, 'link_5_9');
  expect(bound).toMatchObject({ leaning: 1, weight: 5 });
});
