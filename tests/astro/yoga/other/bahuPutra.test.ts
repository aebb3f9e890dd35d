import { bahuPutra } from '../../../../lib/astro/yoga/other/bahuPutra.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(bahuPutra, {
  present: [
    // Aries rises: the Sun at home, Jupiter exalted, Venus in the 5th and clear of the Sun.
    { Sun: 'Leo 2', Jupiter: 'Cancer', Venus: 'Leo 25' },
    // Scorpio rises: Jupiter owns the 5th, is at home there and is its benefic.
    { Ascendant: 'Scorpio', Jupiter: 'Pisces' },
  ],
  absent: [
    { Sun: 'Leo 2', Jupiter: 'Cancer', Venus: 'Virgo' },
    { Sun: 'Leo 2', Jupiter: 'Capricorn', Venus: 'Leo 25' },
    { Sun: 'Aquarius 25', Jupiter: 'Cancer', Venus: 'Leo 25' },
  ],
  met: { malefic_in_fifth: { Ascendant: 'Scorpio', Jupiter: 'Pisces', Rahu: 'Pisces' } },
});
