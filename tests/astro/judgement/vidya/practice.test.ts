import { expect, test } from '@jest/globals';
import type { AreaFactor } from '../../../../lib/astro/judgement/areaScore.ts';
import { areaScore } from '../../../support/evenScores.ts';
import { areaFactor } from '../../../../lib/astro/judgement/areaFactors.ts';
import { exams, higherEducation } from '../../../../lib/astro/judgement/vidya/matters.ts';
import { firstPractice } from '../../../../lib/astro/judgement/vidya/practice.ts';
import { PRACTICES } from '../../../../lib/astro/judgement/vidya/tables/practices.ts';
import { bphs } from '../../../../lib/astro/source.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const factor = (id: string, leaning: number, rest: Partial<AreaFactor<string>> = {}) =>
  areaFactor<string>({ id, text: id, leaning, weight: 5, source: bphs(24), ...rest });
const practiceOf = (...factors: AreaFactor<unknown>[]) => firstPractice(areaScore<unknown>(factors));

test.each([
  [factor('house_5', -1), 'house_5'],
  [factor('lord_5', -1, { planets: ['Saturn'] }), 'house_5'],
  [factor('significator_mercury', -1, { planets: ['Mercury'] }), 'mercury'],
  [factor('d24_lord_5', -1, { planets: ['Saturn'] }), 'd24'],
  [factor('malefics_3_6_11', -1), 'malefics_3_6_11'],
])('%#: a weak point has its own practice', (weak, key) => {
  expect(practiceOf(factor('house_4', -0.2), weak)).toBe(PRACTICES[key]);
});

test('what does not lack is not advised about', () => {
  expect(practiceOf(factor('house_4', 1), factor('house_9', 0))).toBeNull();
});

test('whatever can weigh on a matter has a practice, in both languages', () => {
  for (const sign of SIGNS) {
    const context = areaContextOf({ Ascendant: sign, Rahu: 'Gemini', Saturn: 'Aries', Mars: 'Leo' });
    for (const matter of [higherEducation, exams]) {
      for (const one of matter.factors(context).filter(({ leaning }) => leaning < 0)) {
        const practice = practiceOf({ ...one, leaning: -1 });
        expect(practice!.en).toMatch(/^[a-z][^.]+$/);
        expect(practice!.hi).toMatch(/^[\u0900-\u097F,\- ]+$/);
      }
    }
  }
});
