import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { afflictedSecond } from '../../../../lib/astro/yoga/daridra/afflictedSecond.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Aries rising: the 2nd is Taurus, its lord Venus; Jupiter in Virgo would aspect it, so he stands in Leo.
ruleTest(afflictedSecond, {
  present: [
    { Saturn: 'Taurus', Jupiter: 'Leo' },
    { Rahu: 'Taurus', Jupiter: 'Leo' },
    // The waning Moon is malefic: from Gemini round to Taurus is 340 degrees.
    { Moon: 'Taurus 15', Sun: 'Gemini 5', Jupiter: 'Leo' },
  ],
  absent: [
    { Jupiter: 'Leo' },
    // Aspected by Jupiter.
    { Saturn: 'Taurus', Jupiter: 'Virgo' },
    // Venus in it.
    { Saturn: 'Taurus', Venus: 'Taurus', Jupiter: 'Leo' },
    // In the 3rd.
    { Saturn: 'Gemini', Jupiter: 'Leo' },
  ],
  met: {
    at_home: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Libra' },
    // Venus falls in Virgo; Mercury, who is exalted there, in the 4th.
    lifted: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Virgo' },
    benefic_aspect: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Aquarius' },
    well_housed: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Leo 5' },
    // Aquarius rising: Jupiter of the 2nd with Saturn of the 1st.
    good_exchange: { Ascendant: 'Aquarius', Jupiter: 'Aquarius', Saturn: 'Pisces' },
    // The Sun of the 5th at home, Jupiter of the 9th opposite to him.
    strong_wealth: { Saturn: 'Taurus', Sun: 'Leo', Jupiter: 'Aquarius' },
    three_reliefs: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Aries', Mars: 'Libra', Sun: 'Leo', Rahu: 'Gemini' },
    strong_lord: { Saturn: 'Taurus', Jupiter: 'Leo', Venus: 'Libra' },
  },
});

test('a strong lord of the 2nd cancels at once, a guest in the sign of his enemy does not', () => {
  const status = (venus: 'Libra' | 'Leo 5') =>
    judge(afflictedSecond, chartOf({ Saturn: 'Taurus', Jupiter: 'Leo', Venus: venus, Sun: 'Leo 20' })).status;
  expect([status('Libra'), status('Leo 5')]).toEqual(['cancelled', 'reduced']);
});
