import { kusuma } from '../../../../lib/astro/yoga/raja/kusuma.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const FORMED = { Ascendant: 'Taurus', Venus: 'Leo', Moon: 'Virgo', Jupiter: 'Virgo', Saturn: 'Aquarius' } as const;

ruleTest(kusuma, {
  present: [FORMED, { Ascendant: 'Scorpio', Venus: 'Aquarius', Moon: 'Pisces', Jupiter: 'Pisces', Saturn: 'Leo' }],
  absent: [
    // A test suite’s chart, where Jupiter only aspects the Moon.
    { ...FORMED, Jupiter: 'Taurus' },
    { ...FORMED, Venus: 'Cancer' },
    { ...FORMED, Saturn: 'Capricorn' },
    { ...FORMED, Moon: 'Libra', Jupiter: 'Libra' },
    // A kendra is not asked for.
    { ...FORMED, Moon: 'Scorpio', Jupiter: 'Scorpio' },
    // The same houses from a movable sign.
    { Ascendant: 'Aries', Venus: 'Cancer', Moon: 'Leo', Jupiter: 'Leo', Saturn: 'Capricorn' },
  ],
  met: {},
});
