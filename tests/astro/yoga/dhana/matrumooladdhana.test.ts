import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { matrumooladdhana } from '../../../../lib/astro/yoga/dhana/matrumooladdhana.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 2 and 4: Venus and the Moon for Aries, Jupiter and Saturn for Scorpio rising.
ruleTest(matrumooladdhana, {
  present: [
    { Venus: 'Libra', Moon: 'Libra' },
    { Venus: 'Aries', Moon: 'Libra' },
    // The 10th aspect of Saturn, which Jupiter does not return.
    { Ascendant: 'Scorpio', Jupiter: 'Virgo', Saturn: 'Sagittarius' },
  ],
  absent: [
    { Venus: 'Taurus', Moon: 'Libra' },
    // Jupiter of the 2nd aspects Saturn of the 4th, which is not asked for.
    { Ascendant: 'Scorpio', Jupiter: 'Aries', Saturn: 'Leo' },
  ],
  met: {
    with_jupiter: { Ascendant: 'Scorpio', Jupiter: 'Virgo', Saturn: 'Sagittarius' },
    with_venus: { Venus: 'Libra', Moon: 'Libra' },
    with_mercury: { Venus: 'Libra', Moon: 'Libra', Mercury: 'Libra' },
    combust: { Venus: 'Libra 10', Moon: 'Libra 25', Sun: 'Libra 14' },
    // Taurus rising: the Sun of the 4th falls opposite Mercury of the 2nd.
    debilitated: {
      Ascendant: 'Taurus',
      Sun: 'Libra',
      Moon: 'Aquarius',
      Mars: 'Capricorn',
      Mercury: 'Aries',
      Venus: 'Gemini',
    },
    in_dusthana: { Venus: 'Virgo', Moon: 'Virgo' },
    // Leo rising: Mercury of the 2nd owns the 11th.
    // Scorpio rising: Saturn of the 4th owns the 3rd.
    owns_3_or_6: { Ascendant: 'Scorpio', Jupiter: 'Virgo', Saturn: 'Sagittarius' },
    with_node: { Venus: 'Libra 10', Moon: 'Libra 25', Rahu: 'Libra 20' },
  },
});

test('the lords of the 2nd and the 4th form it', () => {
  expect(judge(matrumooladdhana, chartOf({ Venus: 'Libra', Moon: 'Libra' })).planets).toEqual(['Venus', 'Moon']);
});
