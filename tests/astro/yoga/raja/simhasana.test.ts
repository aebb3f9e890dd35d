import { simhasana } from '../../../../lib/astro/yoga/raja/simhasana.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(simhasana, {
  present: [
    { Saturn: 'Capricorn' },
    { Saturn: 'Libra' },
    // Exalted in the 2nd, and at home in the 5th.
    { Ascendant: 'Gemini', Jupiter: 'Cancer' },
    { Ascendant: 'Capricorn', Venus: 'Taurus' },
  ],
  absent: [{ Saturn: 'Aquarius' }, { Saturn: 'Cancer' }],
  met: { combust: { Saturn: 'Capricorn 10', Sun: 'Capricorn 20' } },
});
