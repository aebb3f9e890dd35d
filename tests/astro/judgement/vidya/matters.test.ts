import { describe, expect, test } from '@jest/globals';
import type { AreaFactor } from '../../../../lib/astro/judgement/areaScore.ts';
import {
  exams,
  foreignStudy,
  higherEducation,
  study,
  type StudyMatter,
} from '../../../../lib/astro/judgement/vidya/matters.ts';
import { studyContext } from '../../../../lib/astro/judgement/vidya/studyContext.ts';
import type { StudyText } from '../../../../lib/astro/judgement/vidya/factorFacts.ts';
import { say } from '../../../../lib/words/say.ts';
import { VIDYA } from '../../../../lib/words/subjects/vidya.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const factorsOf = (matter: StudyMatter, drawn: Drawing) => matter.factors(studyContext(areaContextOf(drawn)));
const factorOf = (matter: StudyMatter, drawn: Drawing, id: string): AreaFactor<StudyText> =>
  factorsOf(matter, drawn).find((factor) => factor.id === id)!;

test('education is weighed 30 % by houses, 25 % by lords, 25 % by significators, 20 % by D24', () => {
  const factors = factorsOf(study, {});
  const weightOf = (start: string) =>
    factors.filter(({ id }) => id.startsWith(start)).reduce((sum, { weight }) => sum + weight, 0);
  const total = factors.reduce((sum, { weight }) => sum + weight, 0);
  const shares = ['house_', 'lord_', 'significator_', 'd24_'].map((start) =>
    Math.round((100 * weightOf(start)) / total),
  );
  expect(shares).toEqual([30, 25, 25, 20]);
});

test('D24 is looked at by the lords of its ascendant, the 4th, 5th and 9th, Mercury and Jupiter', () => {
  const described = factorsOf(study, {}).filter(({ id }) => id.startsWith('d24_'));
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

describe('study abroad', () => {
  test('the lord of the 5th in the 12th forms its yoga wholly', () => {
    const formed = factorOf(foreignStudy, { Ascendant: 'Aries', Sun: 'Pisces' }, 'study_abroad');
    expect(formed.leaning).toBe(1);
    expect(say(VIDYA, formed.text, 'en')).toContain('the Sun, lord of the 5th, stands in the 12th');
  });

  test('a bond of one side forms its yoga by half', () => {
    // Of Gemini, Venus rules the 5th and the 12th: one lord counts half. She stands in the 3rd.
    const half = factorOf(foreignStudy, { Ascendant: 'Gemini', Venus: 'Leo', Saturn: 'Aries' }, 'study_abroad');
    expect(half.leaning).toBe(0.5);
  });

  test('not formed, it counts against', () => {
    const drawn: Drawing = { Ascendant: 'Aries', Sun: 'Gemini 5', Jupiter: 'Virgo' };
    expect(factorOf(foreignStudy, drawn, 'study_abroad').leaning).toBe(-0.6);
  });

  test('a strong lord of the 4th at home holds the pupil', () => {
    const held = factorOf(foreignStudy, { Ascendant: 'Aries', Moon: 'Cancer', Sun: 'Capricorn' }, 'settled_4');
    expect(held.leaning).toBe(-1);
    const free = factorOf(foreignStudy, { Ascendant: 'Aries', Moon: 'Scorpio', Mercury: 'Gemini' }, 'settled_4');
    expect(free.leaning).toBe(0.3);
  });

  test('its yogas are judged once', () => {
    const context = studyContext(areaContextOf({}));
    expect(context.yogasAbroad()).toBe(context.yogasAbroad());
    expect(context.yogasAbroad()).toHaveLength(4);
  });

  test('asks whether the lords of the 9th and 12th are bound, and of no other lords', () => {
    expect(factorsOf(foreignStudy, {}).map(({ id, weight }) => [id, weight])).toEqual([
      ['weak_homeland', 3],
      ['rahu_abroad', 7],
      ['moon_abroad', 3],
      ['study_abroad', 10],
      ['link_9_12', 7],
      ['lord_9', 6],
      ['lord_12', 5],
      ['house_9', 4],
      ['house_12', 4],
      ['settled_4', 5],
    ]);
    // Saturn is lord of the 9th of Taurus, Mars of the 12th, the Sun of the 4th.
    const bound = factorOf(foreignStudy, { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Leo' }, 'link_9_12');
    expect(bound).toMatchObject({ leaning: 1, halvedBy: null });
    const apart: Drawing = { Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Virgo', Sun: 'Virgo' };
    expect(factorOf(foreignStudy, apart, 'link_9_12').leaning).toBe(-0.6);
    const oneLord = factorOf(foreignStudy, { Ascendant: 'Aries' }, 'link_9_12');
    expect(oneLord.halvedBy).toEqual({ id: 'one_lord', args: {} });
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
