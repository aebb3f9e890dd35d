import { kalanidhi } from '../../../../lib/astro/yoga/raja/kalanidhi.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(kalanidhi, {
  present: [
    { Jupiter: 'Taurus', Mercury: 'Scorpio', Venus: 'Scorpio' },
    { Jupiter: 'Leo', Mercury: 'Leo', Venus: 'Leo' },
    { Jupiter: 'Leo', Mercury: 'Leo', Venus: 'Aquarius' },
  ],
  absent: [
    { Jupiter: 'Gemini', Mercury: 'Gemini', Venus: 'Gemini' },
    { Jupiter: 'Leo', Mercury: 'Leo', Venus: 'Virgo' },
  ],
  met: {
    their_sign: { Jupiter: 'Taurus', Mercury: 'Scorpio', Venus: 'Scorpio' },
    combust: { Jupiter: 'Leo 10', Mercury: 'Leo 28', Venus: 'Leo 28', Sun: 'Leo 12' },
    debilitated: {
      Ascendant: 'Sagittarius',
      Moon: 'Taurus',
      Mars: 'Cancer',
      Mercury: 'Capricorn',
      Jupiter: 'Capricorn',
      Venus: 'Capricorn',
      Saturn: 'Libra',
    },
    in_dusthana: { Jupiter: 'Taurus', Mercury: 'Scorpio', Venus: 'Scorpio' },
    with_node: { Jupiter: 'Leo 10', Mercury: 'Leo', Venus: 'Leo', Rahu: 'Leo 15' },
  },
});
