import { budhaditya } from '../../../../lib/astro/yoga/surya/budhaditya.ts';
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
    good_sign: { Sun: 'Leo 5', Mercury: 'Leo 6' },
    good_house: { Sun: 'Aries 5', Mercury: 'Aries 12' },
    burnt: { Sun: 'Gemini 5', Mercury: 'Gemini 9.9' },
  },
});
