import { risingEighthLord } from '../../../../lib/astro/yoga/arishta/risingEighthLord.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Jupiter owns the 8th, Venus the ascendant. */
const inEighth: Drawing = { Ascendant: 'Taurus', Jupiter: 'Taurus', Venus: 'Sagittarius 1' };
/** Saturn owns the 8th, Mercury the ascendant. */
const combust: Drawing = { Ascendant: 'Gemini', Saturn: 'Gemini', Sun: 'Cancer 5' };
/** Mars owns both. */
const lordOfBoth: Drawing = { Mars: 'Aries 1', Sun: 'Aries 10' };

ruleTest(risingEighthLord, {
  present: [inEighth, combust, lordOfBoth],
  absent: [
    { Ascendant: 'Taurus', Jupiter: 'Taurus' },
    { ...inEighth, Jupiter: 'Gemini' },
    // The waxing Moon aspects the ascendant.
    { ...inEighth, Moon: 'Scorpio' },
  ],
  met: {
    lord_of_both: lordOfBoth,
    strong_jupiter_in_kendra: { ...combust, Jupiter: 'Pisces' },
    benefics_well_housed: { ...combust, Venus: 'Libra 1' },
    full_moon_helped: { ...combust, Moon: 'Capricorn 1' },
    rahu_well_housed: { ...combust, Rahu: 'Leo' },
    moon_well_placed: { ...combust, Moon: 'Libra 1' },
  },
});
