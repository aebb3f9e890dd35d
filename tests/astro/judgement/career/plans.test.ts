/** Aries rises: 10 and 11 Saturn, 9 and 12 Jupiter, 1 and 8 Mars, 5 Sun, 3 Mercury. */
import { expect, test } from '@jest/globals';
import { careerCarePlan } from '../../../../lib/astro/judgement/career/plans.ts';
import { careerPlan } from '../../../../lib/astro/judgement/timing/careerPlan.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const context = areaContextOf({});

test('work is brought first by the lord and the occupants of the tenth', () => {
  const { isCaution, significators } = careerPlan(context);
  const primary = significators.filter(({ isPrimary }) => isPrimary).map(({ planet }) => planet);
  expect(primary).toEqual(['Saturn', 'Rahu']);
  expect(isCaution).toBeUndefined();
});

test('windows of work lie between 18 and 80, and there are none for one told as if living', () => {
  const person = { gender: null, maritalStatus: null, ageYears: 120, stage: 'beyond' as const };
  const beyond = areaContextOf({}, { person });
  for (const planOf of [careerPlan, careerCarePlan]) {
    expect(planOf(context).ages).toEqual([18, 80]);
    expect(planOf(beyond).ages).toEqual([0, 0]);
  }
});

test('lords of the 8th and 12th ask for care, and their windows are windows of care', () => {
  const { isCaution, significators } = careerCarePlan(context);
  expect(isCaution).toBe(true);
  const primary = significators.filter(({ isPrimary }) => isPrimary).map(({ planet }) => planet);
  expect(primary).toEqual(['Mars', 'Jupiter']);
});

test('Saturn presses over the tenth and its lord, and by his place from the Moon', () => {
  const { triggers } = careerCarePlan(context);
  const points = (id: string, sign: Sign) => {
    const at = SIGNS.indexOf(sign);
    return triggers.find((trigger) => trigger.id === id)!.at({ Saturn: at, Rahu: at })?.points ?? 0;
  };
  expect(['Capricorn', 'Sagittarius', 'Gemini'].map((sign) => points('saturn_over_tenth', sign as Sign))).toEqual([
    15, 15, 0,
  ]);
  expect(points('rahu_over_tenth', 'Capricorn')).toBe(12);
  // The Moon is in Libra: Taurus is the 8th from her, Capricorn the 4th, Virgo the 12th, Aries the 7th.
  expect(['Taurus', 'Capricorn', 'Virgo', 'Aries'].map((sign) => points('saturn_from_moon', sign as Sign))).toEqual([
    10, 6, 6, 0,
  ]);
});
