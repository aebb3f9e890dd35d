import { trilochana } from '../../../../lib/astro/yoga/other/trilochana.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(trilochana, {
  present: [
    { Sun: 'Aries', Moon: 'Leo', Mars: 'Sagittarius' },
    { Sun: 'Taurus 0', Moon: 'Taurus 29', Mars: 'Capricorn 29' },
  ],
  absent: [
    { Sun: 'Aries', Moon: 'Leo', Mars: 'Capricorn 0' },
    { Sun: 'Aries', Moon: 'Virgo', Mars: 'Sagittarius' },
  ],
  met: {},
});
