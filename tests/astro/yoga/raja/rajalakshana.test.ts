import { rajalakshana } from '../../../../lib/astro/yoga/raja/rajalakshana.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const FORMED = { Ascendant: 'Cancer', Mercury: 'Aries', Moon: 'Cancer', Venus: 'Libra', Jupiter: 'Capricorn' } as const;

ruleTest(rajalakshana, {
  present: [FORMED],
  absent: [
    { ...FORMED, Mercury: 'Taurus' },
    { ...FORMED, Moon: 'Leo' },
    { ...FORMED, Venus: 'Scorpio' },
    { ...FORMED, Jupiter: 'Aquarius' },
  ],
  met: {},
});
