import { balarishtaMoon } from '../../../../lib/astro/yoga/arishta/balarishtaMoon.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(balarishtaMoon, {
  // Mars in Aquarius and Saturn in Sagittarius aspect Virgo; Jupiter there joins the Moon, which is no aspect.
  present: [
    { Moon: 'Virgo' },
    { Moon: 'Scorpio', Saturn: 'Taurus' },
    { Moon: 'Pisces', Sun: 'Virgo', Jupiter: 'Aries' },
  ],
  absent: [
    { Moon: 'Leo' },
    // Nobody aspects Scorpio.
    { Moon: 'Scorpio' },
    { Moon: 'Virgo', Jupiter: 'Pisces' },
  ],
  met: {
    jupiter_rising: { Moon: 'Virgo', Jupiter: 'Aries' },
    full_moon: { Moon: 'Virgo', Sun: 'Pisces 10' },
    benefic_in_kendra: { Moon: 'Virgo', Venus: 'Cancer' },
    ascendant_lord_in_kendra: { Moon: 'Virgo', Mars: 'Capricorn' },
    rahu_well_housed: { Moon: 'Virgo', Rahu: 'Gemini' },
    // The ninths of Virgo run from Capricorn; the 5th is Taurus.
    moon_well_placed: { Moon: 'Virgo' },
  },
});
