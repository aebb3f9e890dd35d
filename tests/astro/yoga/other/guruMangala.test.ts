import { guruMangala } from '../../../../lib/astro/yoga/other/guruMangala.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(guruMangala, {
  present: [
    { Jupiter: 'Taurus', Mars: 'Taurus 29' },
    { Jupiter: 'Taurus', Mars: 'Scorpio 0' },
  ],
  // The special aspects of both do not count.
  absent: [
    { Jupiter: 'Taurus', Mars: 'Libra 29' },
    { Jupiter: 'Aries', Mars: 'Leo' },
  ],
  met: {},
});
