import { saturnWithMars } from '../../../../lib/astro/yoga/arishta/saturnWithMars.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const inEighth: Drawing = { Saturn: 'Scorpio', Mars: 'Scorpio' };

ruleTest(saturnWithMars, {
  present: [inEighth, { Saturn: 'Aries 10', Mars: 'Aries 20', Moon: 'Leo' }],
  absent: [
    { Saturn: 'Libra', Mars: 'Libra' },
    { Saturn: 'Scorpio', Mars: 'Sagittarius' },
    // In the 1st under the waxing Moon.
    { Saturn: 'Aries 10', Mars: 'Aries 20' },
    { ...inEighth, Jupiter: 'Cancer' },
  ],
  met: {
    // In a neutral sign, and in the same one of the navamsa.
    strong_jupiter_rising: { ...inEighth, Jupiter: 'Aries 1' },
    ascendant_lord_in_kendra: { Saturn: 'Aries 10', Mars: 'Aries 20', Moon: 'Leo' },
    benefics_well_housed: { ...inEighth, Jupiter: 'Leo' },
    full_moon_helped: { ...inEighth, Jupiter: 'Leo', Moon: 'Sagittarius 5' },
    rahu_well_housed: { ...inEighth, Rahu: 'Gemini' },
    moon_well_placed: { ...inEighth, Moon: 'Taurus' },
  },
});
