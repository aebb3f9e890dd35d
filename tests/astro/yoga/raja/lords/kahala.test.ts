import { kahala } from '../../../../../lib/astro/yoga/raja/lords/kahala.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Aries rising: Mars 1st, the Moon 4th, Saturn 10th.
ruleTest(kahala, {
  present: [
    { Moon: 'Cancer', Jupiter: 'Libra', Mars: 'Aries' },
    { Moon: 'Cancer', Saturn: 'Cancer' },
    // Exalted by sign, past the first three degrees.
    { Moon: 'Taurus 20', Saturn: 'Taurus' },
    // A chart of P. V. R. Narasimha Rao, ch. 11, with a degree that makes the Moon strong by our test: the same sign in
    // the navamsa.
    { Ascendant: 'Cancer', Jupiter: 'Cancer', Venus: 'Libra', Moon: 'Pisces 28' },
  ],
  absent: [
    { Moon: 'Cancer', Jupiter: 'Scorpio', Mars: 'Aries' },
    { Moon: 'Cancer', Jupiter: 'Libra', Mars: 'Gemini' },
    { Moon: 'Leo', Saturn: 'Leo' },
    { Moon: 'Cancer', Saturn: 'Leo' },
    // Jupiter owns the 4th himself.
    { Ascendant: 'Virgo', Jupiter: 'Sagittarius', Mercury: 'Virgo 1' },
  ],
  met: {
    combust: { Moon: 'Cancer 10', Sun: 'Cancer 15', Saturn: 'Cancer' },
    debilitated: {
      Ascendant: 'Leo',
      Sun: 'Leo',
      Moon: 'Virgo',
      Mars: 'Aries',
      Jupiter: 'Capricorn',
      Saturn: 'Libra',
    },
    in_dusthana: { Ascendant: 'Leo', Sun: 'Leo', Mars: 'Aries', Jupiter: 'Capricorn' },
    with_node: { Moon: 'Cancer 10', Saturn: 'Cancer', Ketu: 'Cancer 15' },
  },
});
