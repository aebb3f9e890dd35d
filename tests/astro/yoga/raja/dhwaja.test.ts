import { dhwaja } from '../../../../lib/astro/yoga/raja/dhwaja.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const FORMED = {
  Sun: 'Scorpio 5',
  Mars: 'Scorpio',
  Saturn: 'Scorpio',
  Moon: 'Aries',
  Mercury: 'Aries',
  Jupiter: 'Aries',
  Venus: 'Aries',
} as const;

ruleTest(dhwaja, {
  // Mercury takes after his company.
  present: [FORMED, { ...FORMED, Mercury: 'Scorpio' }],
  absent: [
    { ...FORMED, Saturn: 'Libra' },
    { ...FORMED, Venus: 'Taurus' },
  ],
  met: {},
});
