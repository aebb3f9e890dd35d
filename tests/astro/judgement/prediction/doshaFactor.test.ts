import { expect, test } from '@jest/globals';
import { doshaFactor, plainFacts } from '../../../../lib/astro/judgement/prediction/doshaFactor.ts';
import { manglik } from '../../../../lib/astro/dosha/manglik/manglik.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

test('a dosha that is not formed is described and has no weight', () => {
  const found = doshaFactor(manglik, 6)(areaContextOf({ Ascendant: 'Aries', Mars: 'Gemini' }));
  expect(found.text).toEqual({ id: 'dosha_absent', args: { name: manglik.name } });
  expect([found.leaning, found.weight, found.planets]).toEqual([-0, 6, []]);
});

test('the score after reliefs counts against, fully from 60 on', () => {
  // In the 8th, 85 points, of which two reliefs leave 15 percent: 12.8 of 60.
  const found = doshaFactor(manglik, 6)(areaContextOf({ Ascendant: 'Aries', Mars: 'Scorpio', Moon: 'Aquarius' }));
  const score = found.observed['score'] as number;
  expect(score).toBeGreaterThan(0);
  expect(found.leaning).toBeCloseTo(-Math.min(score / 60, 1), 9);
  expect(found.planets).toEqual(['Mars']);
});

test('age is in completed years, and unknown before birth', () => {
  const context = areaContextOf({});
  expect(plainFacts(context).ageYears).toBe(30);
  expect(plainFacts({ ...context, nowJdUT: context.birthJdUT - 1 }).ageYears).toBeNull();
});
