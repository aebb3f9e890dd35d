import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { yogakaraka } from '../../../../../lib/astro/yoga/raja/lords/yogakaraka.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

ruleTest(yogakaraka, {
  present: [
    { Ascendant: 'Taurus', Saturn: 'Aquarius' },
    { Ascendant: 'Leo', Mars: 'Sagittarius' },
    // In the 3rd, but exalted.
    { Ascendant: 'Capricorn', Venus: 'Pisces' },
    { Ascendant: 'Libra', Saturn: 'Gemini' },
  ],
  absent: [
    // No planet owns a kendra and a trikona for Aries.
    { Ascendant: 'Aries', Saturn: 'Capricorn' },
    { Ascendant: 'Taurus', Saturn: 'Sagittarius' },
    // The 1st and the 4th are not enough.
    { Ascendant: 'Gemini', Mercury: 'Gemini 20' },
  ],
  met: {
    combust: { Ascendant: 'Taurus', Saturn: 'Aquarius 10', Sun: 'Aquarius 12' },
    // The Moon, Mars and Venus far from every kendra, so that nothing lifts it.
    debilitated: {
      Ascendant: 'Cancer',
      Mars: 'Cancer 5',
      Moon: 'Gemini',
      Saturn: 'Leo',
      Jupiter: 'Aquarius',
      Sun: 'Leo',
    },
    // Exalted in the 6th.
    in_dusthana: { Ascendant: 'Leo', Mars: 'Capricorn' },
    with_node: { Ascendant: 'Taurus', Saturn: 'Aquarius 10', Rahu: 'Aquarius 20' },
  },
});

test('has the singular for one planet', () => {
  const { evidence } = judge(yogakaraka, chartOf({ Ascendant: 'Leo', Mars: 'Capricorn' }));
  expect(evidence.filter(({ text }) => /them/.test(text.en))).toEqual([]);
  expect(evidence.find(({ id }) => id === 'in_dusthana')!.observed).toEqual({ planet: 'Mars', house: 6 });
});
