import { saraswati } from '../../../../lib/astro/yoga/other/saraswati.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(saraswati, {
  present: [
    // Jupiter exalted in the 4th, the others in the 2nd and 5th.
    { Jupiter: 'Cancer 20', Mercury: 'Taurus', Venus: 'Leo' },
    { Jupiter: 'Sagittarius', Mercury: 'Libra', Venus: 'Libra' },
    // Leo is his friend's sign; the Sun third from him is a friend of the moment too.
    { Jupiter: 'Leo', Sun: 'Libra', Mercury: 'Libra', Venus: 'Libra' },
  ],
  absent: [
    // Debilitated in the 10th; in an enemy's sign in the 7th; one alone of the three in place.
    { Jupiter: 'Capricorn', Mercury: 'Taurus', Venus: 'Leo' },
    { Jupiter: 'Libra', Mercury: 'Taurus', Venus: 'Libra' },
    { Jupiter: 'Cancer 20', Mercury: 'Gemini', Venus: 'Virgo' },
  ],
  partial: [
    { Jupiter: 'Cancer 20', Mercury: 'Taurus', Venus: 'Virgo' },
    { Jupiter: 'Cancer 20', Mercury: 'Gemini', Venus: 'Leo' },
    // At home in the 12th.
    { Jupiter: 'Pisces', Mercury: 'Taurus', Venus: 'Leo' },
  ],
  met: { combust: { Jupiter: 'Cancer 20', Mercury: 'Taurus 10', Sun: 'Taurus 15', Venus: 'Leo' } },
});
