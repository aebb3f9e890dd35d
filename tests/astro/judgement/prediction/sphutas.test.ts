import { describe, expect, test } from '@jest/globals';
import { sphutaFactors } from '../../../../lib/astro/judgement/prediction/sphutas.ts';
import type { RuleFacts } from '../../../../lib/astro/strength/verdictStrength.ts';
import { predictionSaid } from '../../../support/predictionSaid.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

describe('which one counts', () => {
  const drawing: Drawing = { Sun: 'Aries 10', Venus: 'Taurus 5', Jupiter: 'Aquarius 16' };
  const weights = (gender: RuleFacts['gender']) =>
    sphutaFactors(3).map((row) => row(areaContextOf(drawing, { facts: { gender } })).weight);

  test('beeja for men, kshetra for women, both by half where the gender is unknown', () => {
    expect(weights('male')).toEqual([3, 0]);
    expect(weights('female')).toEqual([0, 3]);
    expect(weights(null)).toEqual([1.5, 1.5]);
  });

  test('neither is weighed for a child of five', () => {
    const person = { gender: 'male', maritalStatus: null, ageYears: 5, stage: 'child' } as const;
    const context = areaContextOf(drawing, { facts: { gender: 'male' }, person });
    expect(sphutaFactors(3).map((row) => row(context).weight)).toEqual([0, 0]);
  });

  test('a strong one counts fully, and that of the other gender not at all', () => {
    const [beeja, kshetra] = sphutaFactors(3).map((row) => row(areaContextOf(drawing, { facts: { gender: 'male' } })));
    expect(beeja).toMatchObject({ id: 'beeja_sphuta', leaning: 1 });
    expect(predictionSaid(beeja!.text)).toMatch(/in Aries, navamsa Aries, is strong/);
    expect(kshetra).toMatchObject({ leaning: 0 });
    expect(predictionSaid(kshetra!.text)).toMatch(/counts in the charts of women in the years of parenthood alone/);
  });
});
