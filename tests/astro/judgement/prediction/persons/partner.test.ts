/** The partner on drawn charts, the houses counted by hand. */
import { describe, expect, test } from '@jest/globals';
import { partner, partnerKind } from '../../../../../lib/astro/judgement/prediction/persons/partner.ts';
import { agreed, voteOf } from '../../../../../lib/astro/judgement/prediction/persons/votes.ts';
import { ground } from '../../../../../lib/astro/judgement/prediction/persons/facts.ts';
import { practice } from '../../../../../lib/astro/source.ts';
import { lifeStage, type MaritalStatus, type Person } from '../../../../../lib/astro/stage.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

const person = (ageYears: number, maritalStatus: MaritalStatus | null): Person => ({
  gender: null,
  maritalStatus,
  ageYears,
  stage: lifeStage(ageYears),
});

const trait = (drawing: Drawing, id: string, kind: 'to_come' | 'second' = 'to_come') =>
  partner(areaContextOf(drawing), kind).traits.find(({ text }) => text.id === id)!;

describe('whom it describes', () => {
  test.each([
    [30, null, 'to_come'],
    [30, 'single', 'to_come'],
    [30, 'engaged', 'present'],
    [30, 'married', 'present'],
    [40, 'separated', 'second'],
    [40, 'divorced', 'second'],
    [70, 'widowed', 'second'],
    [70, null, 'companion'],
    [70, 'single', 'companion'],
    [85, 'married', 'present'],
    [85, 'widowed', null],
    [85, null, null],
    [12, null, null],
    [16, null, null],
  ] as const)('at %i, %s: %s', (age, status, kind) => {
    expect(partnerKind(person(age, status))).toBe(kind);
  });
});

describe('traits', () => {
  test('the meeting is that of the house of the 7th lord: Venus, lord of Libra, in the 10th from Aries, with nothing against', () => {
    const found = trait({ Ascendant: 'Aries', Venus: 'Capricorn' }, 'meeting');
    expect(found.text).toMatchObject({ args: { house: 10 } });
    expect(found.votes[0]!.ground).toEqual({
      id: 'lord_in_house',
      args: { planet: 'Venus', house: 7, atHouse: 10 },
    });
  });

  test('a second partnership is read from the 9th: Jupiter, lord of Sagittarius, in the 11th from Aries', () => {
    const found = trait({ Ascendant: 'Aries', Jupiter: 'Aquarius', Venus: 'Leo 1' }, 'meeting', 'second');
    expect(found.votes.map(({ ground: { id } }) => id)).not.toContain('karaka_in_house');
    expect(found.votes[0]!.ground).toEqual({ id: 'lord_in_house', args: { planet: 'Jupiter', house: 9, atHouse: 11 } });
  });

  test('two planets of one nature in the 7th with its lord decide the temperament', () => {
    // Capricorn and Aquarius are signs of Saturn: with Cancer rising he is lord of the 7th, and he stands in it.
    const found = trait({ Ascendant: 'Cancer', Saturn: 'Capricorn' }, 'temperament');
    expect(found.text).toMatchObject({ args: { planet: 'Saturn' } });
    expect(found.votes.map(({ ground: { id } }) => id)).toEqual(expect.arrayContaining(['in_house', 'lord_of_house']));
  });

  test('the family is in good standing where the lord of the upapada is exalted', () => {
    // Aries rises: the 12th is Pisces. Jupiter in Aries, the 2nd from it, puts the upapada in Taurus, of Venus.
    const standing = (Venus: 'Pisces' | 'Gemini') =>
      trait({ Ascendant: 'Aries', Jupiter: 'Aries', Venus }, 'family').text;
    expect(standing('Pisces')).toMatchObject({ args: { standing: 'high' } });
    expect(standing('Gemini')).toMatchObject({ args: { standing: 'plain' } });
  });
});

describe('agreement', () => {
  const fact = ground('planet_in_sign', { planet: 'Sun', signIndex: 0 });
  const source = practice('test');

  test('the most weight decides, and of equal weights the first', () => {
    const found = agreed([voteOf('a', 2, fact, source), voteOf('b', 1.5, fact, source), voteOf('b', 1, fact, source)]);
    expect([found.value, found.votes.length, found.asked]).toEqual(['b', 2, 3]);
    expect(found.share).toBeCloseTo(2.5 / 4.5, 10);
    expect(agreed([voteOf('x', 1, fact, source), voteOf('y', 1, fact, source)]).value).toBe('x');
  });
});
