import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { golaRajaUccha } from '../../../../lib/astro/yoga/raja/golaRajaUccha.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const THREE = { Sun: 'Aries', Mars: 'Capricorn', Saturn: 'Libra', Venus: 'Leo' } as const;

ruleTest(golaRajaUccha, {
  present: [THREE, { ...THREE, Sun: 'Gemini', Moon: 'Cancer' }],
  absent: [
    { ...THREE, Sun: 'Gemini' },
    // At home, but in the 11th.
    { ...THREE, Saturn: 'Aquarius' },
    // In a kendra, as a guest.
    { ...THREE, Saturn: 'Cancer' },
  ],
  met: {
    four_or_more: { ...THREE, Moon: 'Cancer' },
    five_or_more: { ...THREE, Moon: 'Cancer', Jupiter: 'Cancer' },
  },
});

test('three have no grade above them, four have one, five two', () => {
  const met = (drawing: Drawing) =>
    judge(golaRajaUccha, chartOf(drawing))
      .evidence.filter(({ isMet }) => isMet)
      .map(({ id }) => id);
  expect(met(THREE)).toEqual(['three_or_more']);
  expect(met({ ...THREE, Moon: 'Cancer' })).toEqual(['three_or_more', 'four_or_more']);
  expect(met({ ...THREE, Moon: 'Cancer', Jupiter: 'Cancer' })).toHaveLength(3);
});
