import { rogagrastha } from '../../../../lib/astro/yoga/arishta/rogagrastha.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Mars with Jupiter, lord of the 12th. */
const byCompany: Drawing = { Mars: 'Virgo' };
/** Mars, combust, while Mercury of the 6th rises. */
const bySixthLord: Drawing = { Mercury: 'Aries', Mars: 'Gemini 10' };

ruleTest(rogagrastha, {
  present: [byCompany, bySixthLord],
  absent: [
    { Mars: 'Pisces' },
    { Mars: 'Libra', Jupiter: 'Libra' },
    { Mercury: 'Aries' },
    // Venus owns the ascendant and the 6th.
    { Ascendant: 'Taurus', Venus: 'Taurus 10', Sun: 'Taurus 15' },
  ],
  met: {
    strong_benefic_in_kendra: { Mars: 'Virgo', Mercury: 'Virgo', Jupiter: 'Cancer 20' },
    strong_jupiter_rising: { Mars: 'Virgo', Mercury: 'Virgo', Jupiter: 'Aries 1' },
    // Jupiter and Venus in the 5th; Mercury of the 6th is with Mars.
    benefics_well_housed: { Mars: 'Virgo', Mercury: 'Virgo', Jupiter: 'Leo' },
    full_moon_helped: { ...byCompany, Sun: 'Pisces 10', Moon: 'Virgo 20' },
    rahu_well_housed: { ...byCompany, Rahu: 'Gemini' },
    moon_well_placed: { ...byCompany, Moon: 'Taurus' },
  },
});
