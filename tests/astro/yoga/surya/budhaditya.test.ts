import { expect, test } from '@jest/globals';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import { budhaditya } from '../../../../lib/astro/yoga/surya/budhaditya.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(budhaditya, {
  present: [{ Sun: 'Gemini 5', Mercury: 'Gemini 20' }],
  // Eleven degrees apart over a border; the Taurus chart of the textbook (P. V. R. Narasimha Rao, 11.2).
  absent: [
    { Sun: 'Gemini 25', Mercury: 'Cancer 6' },
    { Ascendant: 'Libra', Sun: 'Gemini', Mercury: 'Taurus 5' },
  ],
  met: {
    clear: { Sun: 'Gemini 5', Mercury: 'Gemini 15' },
    medium: { Sun: 'Gemini 5', Mercury: 'Gemini 10' },
    good_sign: { Sun: 'Leo 5', Mercury: 'Leo 6' },
    good_house: { Sun: 'Aries 5', Mercury: 'Aries 12' },
    burnt: { Sun: 'Gemini 5', Mercury: 'Gemini 9.9' },
  },
});

test('the distance of Mercury makes it strong, medium or weak', () => {
  const stepAt = (degree: number) =>
    judge(budhaditya, chartOf({ Sun: 'Gemini 5', Mercury: `Gemini ${degree}` })).evidence.find(
      ({ id, isMet }) => isMet && ['clear', 'medium', 'burnt'].includes(id),
    )!;
  expect([9.99, 10, 14.99, 15].map((degree) => stepAt(degree).id)).toEqual(['burnt', 'medium', 'medium', 'clear']);
  expect([9, 12, 20].map((degree) => stepAt(degree).points)).toEqual([-10, 5, 10]);
});

test('reliefs have texts of their own', () => {
  const { evidence } = judge(budhaditya, chartOf({ Sun: 'Leo 5', Mercury: 'Leo 16' }));
  const helpers = evidence.filter(({ effect, isMet }) => effect === 'strengthens' && isMet);
  expect(helpers.map(({ id }) => id)).toEqual(['clear', 'good_sign', 'good_house']);
  for (const { text } of helpers) {
    expect(text.en).toMatch(/ (is|are) /);
    expect(text.hi).toMatch(/(है|हैं)$/);
  }
});

test('four signs and seven houses help', () => {
  // Aries rises: the houses are numbers of signs.
  const helped = (id: string) =>
    SIGNS.filter((sign) => {
      const { evidence } = judge(budhaditya, chartOf({ Sun: `${sign} 5`, Mercury: `${sign} 9` }));
      return evidence.find((condition) => condition.id === id)!.isMet;
    });
  expect(helped('good_sign')).toEqual(['Aries', 'Gemini', 'Leo', 'Virgo']);
  expect(helped('good_house').map((sign) => SIGNS.indexOf(sign) + 1)).toEqual([1, 2, 4, 5, 9, 10, 11]);
});
