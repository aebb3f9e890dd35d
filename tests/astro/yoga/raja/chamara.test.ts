import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { chamara } from '../../../../lib/astro/yoga/raja/chamara.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(chamara, {
  present: [
    { Mars: 'Capricorn', Jupiter: 'Cancer' },
    // Charts of P. V. R. Narasimha Rao, ch. 11; the first once more with more planets drawn.
    { Sun: 'Taurus', Moon: 'Gemini', Mars: 'Cancer', Mercury: 'Leo', Saturn: 'Leo', Jupiter: 'Libra', Venus: 'Libra' },
    { Sun: 'Taurus', Moon: 'Gemini', Mars: 'Cancer', Jupiter: 'Sagittarius', Venus: 'Sagittarius' },
    { Sun: 'Taurus', Moon: 'Gemini', Mars: 'Capricorn', Mercury: 'Leo', Jupiter: 'Cancer', Venus: 'Virgo' },
  ],
  absent: [
    // Exalted, but Jupiter looks elsewhere; under his eye, but not exalted.
    { Mars: 'Capricorn', Jupiter: 'Aries' },
    { Mars: 'Aries', Jupiter: 'Leo' },
    // Two benefics in the 8th and the 4th.
    { Jupiter: 'Scorpio', Venus: 'Scorpio' },
    { Jupiter: 'Cancer', Venus: 'Cancer' },
    // His fourth chart has Venus at home in the 1st without Jupiter’s aspect: formed for him, not by our rule.
    { Ascendant: 'Taurus', Venus: 'Taurus', Moon: 'Gemini', Mercury: 'Leo', Jupiter: 'Libra', Mars: 'Scorpio' },
  ],
  met: {
    combust: { Jupiter: 'Libra', Venus: 'Libra 10', Sun: 'Libra 12' },
    debilitated: { Jupiter: 'Capricorn', Venus: 'Capricorn', Moon: 'Gemini', Saturn: 'Leo' },
    with_node: { Jupiter: 'Libra', Venus: 'Libra 10', Rahu: 'Libra 8' },
  },
});

test('benefics who meet in two of the houses all form it', () => {
  const drawing: Drawing = {
    Mercury: 'Libra 1',
    Moon: 'Libra 20',
    Sun: 'Virgo',
    Jupiter: 'Capricorn',
    Venus: 'Capricorn',
  };
  expect(judge(chamara, chartOf(drawing)).planets).toEqual(['Moon', 'Mercury', 'Jupiter', 'Venus']);
  // One in the 1st and one in the 7th have not met.
  expect(judge(chamara, chartOf({ Jupiter: 'Aries', Venus: 'Libra', Moon: 'Gemini' })).isPresent).toBe(false);
});
