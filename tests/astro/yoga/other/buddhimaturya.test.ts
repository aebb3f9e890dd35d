import { buddhimaturya } from '../../../../lib/astro/yoga/other/buddhimaturya.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(buddhimaturya, {
  present: [
    // Capricorn rises: Venus owns the 5th and is at home there.
    { Ascendant: 'Capricorn', Venus: 'Taurus' },
    // Aries rises: the Sun is no benefic, but Jupiter aspects him in a sign of Venus.
    { Sun: 'Libra', Jupiter: 'Gemini' },
  ],
  absent: [
    // A benefic in a sign of Saturn; the Sun in a sign of Venus, whom only Saturn aspects.
    { Ascendant: 'Capricorn', Venus: 'Aquarius' },
    { Sun: 'Libra', Jupiter: 'Virgo', Mercury: 'Libra', Venus: 'Virgo', Moon: 'Virgo', Saturn: 'Capricorn' },
  ],
  met: {},
});
