import { balarishtaKartari } from '../../../../lib/astro/yoga/arishta/balarishtaKartari.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(balarishtaKartari, {
  // Mars, lord of the ascendant, is combust.
  present: [
    { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus' },
    { Sun: 'Scorpio 10', Mars: 'Scorpio 15', Saturn: 'Virgo' },
  ],
  absent: [
    { Sun: 'Pisces 10', Mars: 'Pisces 15' },
    // Exalted.
    { Sun: 'Pisces 1', Mars: 'Capricorn', Saturn: 'Taurus' },
    // The 2nd and the 8th are no pair.
    { Sun: 'Scorpio 10', Mars: 'Scorpio 15', Saturn: 'Taurus' },
  ],
  met: {
    benefic_in_kendra: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Venus: 'Cancer 1' },
    strong_jupiter_rising: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Jupiter: 'Aries' },
    // Jupiter in the 9th, Venus in the 5th.
    benefics_well_housed: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Jupiter: 'Sagittarius' },
    full_moon_helped: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Moon: 'Virgo' },
    rahu_well_housed: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Rahu: 'Gemini' },
    moon_well_placed: { Sun: 'Pisces 10', Mars: 'Pisces 15', Saturn: 'Taurus', Moon: 'Taurus' },
  },
});
