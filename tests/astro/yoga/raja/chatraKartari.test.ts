import { chatraKartari } from '../../../../lib/astro/yoga/raja/chatraKartari.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const FORMED = { Venus: 'Taurus', Jupiter: 'Pisces' } as const;

ruleTest(chatraKartari, {
  present: [FORMED, { Venus: 'Taurus', Mercury: 'Pisces' }],
  absent: [
    { Venus: 'Taurus' },
    { Jupiter: 'Pisces' },
    { ...FORMED, Mars: 'Taurus' },
    { ...FORMED, Rahu: 'Pisces' },
    // The waning Moon in the 12th is malefic.
    { Venus: 'Taurus', Moon: 'Pisces' },
  ],
  met: {},
});
