import { chandraMangala } from '../../../../lib/astro/yoga/chandra/chandraMangala.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(chandraMangala, {
  present: [
    { Moon: 'Taurus', Mars: 'Taurus' },
    { Moon: 'Aries', Mars: 'Libra' },
  ],
  // A special aspect of Mars does not count: only company and opposition.
  absent: [
    { Moon: 'Taurus', Mars: 'Cancer' },
    { Moon: 'Cancer', Mars: 'Aries' },
  ],
  met: {
    earning_house: { Moon: 'Capricorn', Mars: 'Capricorn' },
    dusthana: { Moon: 'Virgo', Mars: 'Virgo' },
  },
});
