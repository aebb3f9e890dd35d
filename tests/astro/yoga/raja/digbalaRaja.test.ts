import { digbalaRaja } from '../../../../lib/astro/yoga/raja/digbalaRaja.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(digbalaRaja, {
  present: [
    { Jupiter: 'Aries', Mercury: 'Aries' },
    { Moon: 'Cancer', Venus: 'Cancer' },
    { Sun: 'Capricorn', Mars: 'Capricorn' },
    { Saturn: 'Libra', Jupiter: 'Aries' },
  ],
  absent: [
    { Jupiter: 'Aries' },
    // The Sun in the 4th has none of it.
    { Jupiter: 'Aries', Sun: 'Cancer' },
    // Venus in the 4th, but debilitated.
    { Ascendant: 'Gemini', Venus: 'Virgo', Mercury: 'Gemini', Saturn: 'Taurus' },
  ],
  met: {},
});
