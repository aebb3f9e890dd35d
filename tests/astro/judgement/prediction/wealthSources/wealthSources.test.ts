/** Sources of wealth and debts on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { debt } from '../../../../../lib/astro/judgement/prediction/wealthSources/borrowing.ts';
import {
  hasWealthSources,
  wealthSources,
} from '../../../../../lib/astro/judgement/prediction/wealthSources/wealthSources.ts';
import { lifeStage } from '../../../../../lib/astro/stage.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

test.each([
  [12, false],
  [17, false],
  [18, true],
  [79, true],
  [80, false],
] as const)('at %i they are told: %s', (ageYears, isTold) => {
  const person = { ageYears, gender: null, maritalStatus: null, stage: lifeStage(ageYears) };
  expect(hasWealthSources(person)).toBe(isTold);
});

describe('sources', () => {
  const source = (drawing: Drawing, id: string) => wealthSources(areaContextOf(drawing)).find((one) => one.id === id)!;

  test('each is judged from its own house, and its score is the sum of its parts', () => {
    const found = wealthSources(areaContextOf({ Ascendant: 'Leo' }));
    expect(new Map(found.map(({ house, id }) => [id, house]))).toEqual(
      new Map([
        ['salary', 2],
        ['gains', 11],
        ['speculation', 5],
        ['inheritance', 8],
        ['fortune', 9],
      ]),
    );
    for (const { ladder } of found) {
      const sum = ladder.parts.reduce((total, { points }) => total + points, 0);
      expect(ladder.value).toBeCloseTo(sum, 6);
    }
  });

  test('a lord of the 2nd in the 8th takes from saving what the same lord in its own house gives', () => {
    // With Virgo rising Venus rules Libra, the 2nd; Aries is the 8th.
    const points = (Venus: 'Libra' | 'Aries') =>
      source({ Ascendant: 'Virgo', Venus, Mars: 'Sagittarius', Jupiter: 'Pisces' }, 'salary').ladder.parts.find(
        ({ id }) => id === 'lord_2',
      )!.points;
    expect([points('Aries'), points('Libra') > 0]).toEqual([0, true]);
  });
});

describe('debts', () => {
  // Aries rises: Virgo is the 6th, its lord Mercury.
  const behaviour = (drawing: Drawing) => debt(areaContextOf({ Ascendant: 'Aries', ...drawing })).behaviour;

  test('fall away where the lord of the 6th is in the 8th or 12th, whatever stands in the 6th', () => {
    expect(behaviour({ Mercury: 'Scorpio', Mars: 'Virgo' })).toBe('falls_away');
    expect(behaviour({ Mercury: 'Pisces' })).toBe('falls_away');
  });

  test('are cleared with Mars in the 6th', () => {
    expect(behaviour({ Mercury: 'Leo', Mars: 'Virgo' })).toBe('cleared');
  });

  test('serve work where the lord of the 6th stands in the 11th', () => {
    expect(behaviour({ Mercury: 'Aquarius', Mars: 'Leo', Jupiter: 'Taurus' })).toBe('working');
  });

  test('come with the family where it stands in the 4th, unbound to Saturn', () => {
    expect(behaviour({ Mercury: 'Cancer', Saturn: 'Sagittarius', Mars: 'Leo', Jupiter: 'Taurus' })).toBe('family');
  });
});
