import { bhaskara } from '../../../../lib/astro/yoga/surya/bhaskara.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(bhaskara, {
  present: [
    { Sun: 'Gemini', Mercury: 'Cancer', Moon: 'Taurus', Jupiter: 'Virgo' },
    { Sun: 'Gemini', Mercury: 'Cancer', Moon: 'Taurus', Jupiter: 'Capricorn' },
  ],
  absent: [
    { Sun: 'Gemini', Mercury: 'Gemini', Moon: 'Taurus', Jupiter: 'Virgo' },
    { Sun: 'Gemini', Mercury: 'Gemini', Moon: 'Aries', Jupiter: 'Leo' },
    { Sun: 'Gemini', Mercury: 'Cancer', Moon: 'Gemini', Jupiter: 'Libra' },
    { Sun: 'Gemini', Mercury: 'Cancer', Moon: 'Taurus', Jupiter: 'Leo' },
    { Sun: 'Gemini', Mercury: 'Cancer', Moon: 'Taurus', Jupiter: 'Taurus' },
  ],
  met: {},
});
