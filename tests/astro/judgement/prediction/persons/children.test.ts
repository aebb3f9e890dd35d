/** The children on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { childrenKind, childrenPortrait } from '../../../../../lib/astro/judgement/prediction/persons/children.ts';
import { lifeStage } from '../../../../../lib/astro/stage.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

const portrait = (drawing: Drawing) => childrenPortrait(areaContextOf(drawing), 'ahead');

test.each([
  [8, 'female', null],
  [16, 'male', null],
  [18, 'female', 'ahead'],
  [49, 'female', 'ahead'],
  [50, 'female', 'grown'],
  [55, 'male', 'ahead'],
  [60, 'male', 'grown'],
  [85, 'male', 'grown'],
] as const)('at %i, %s: %s', (ageYears, gender, kind) => {
  expect(childrenKind({ ageYears, gender, maritalStatus: null, stage: lifeStage(ageYears) })).toBe(kind);
});

describe('traits', () => {
  test('Saturn in the 5th brings children later, and says so first', () => {
    const { time, traits } = portrait({ Ascendant: 'Aries', Saturn: 'Leo', Sun: 'Gemini 5' });
    expect(time).toBe('late');
    const of = traits.find(({ text }) => text.id === 'time')!;
    expect(of.votes[0]!.ground).toEqual({ id: 'in_house', args: { planet: 'Saturn', house: 5 } });
  });

  test('the bond is that of the house of the 5th lord: the Sun, lord of Leo, in the 11th from Aries', () => {
    const { traits } = portrait({ Ascendant: 'Aries', Sun: 'Aquarius 20', Mars: 'Libra' });
    const bond = traits.find(({ text }) => text.id === 'bond')!;
    expect(bond.votes.map(({ value }) => value)).not.toContain('close');
  });

  test('once they are grown, number and time are not told', () => {
    const { traits } = childrenPortrait(areaContextOf({}), 'grown');
    expect(traits.map(({ text }) => text.id)).toEqual(['bond', 'talents']);
  });
});
