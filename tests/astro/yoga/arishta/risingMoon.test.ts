import { risingMoon } from '../../../../lib/astro/yoga/arishta/risingMoon.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const combust: Drawing = { Moon: 'Aries 15', Sun: 'Aries 10', Mars: 'Libra' };
/** Nothing lifts her: Mars and Venus are away from every kendra, and Mars does not look at Scorpio. */
const fallen: Drawing = {
  Ascendant: 'Scorpio',
  Moon: 'Scorpio',
  Sun: 'Taurus',
  Mars: 'Sagittarius',
  Venus: 'Virgo 1',
  Jupiter: 'Pisces',
};

ruleTest(risingMoon, {
  present: [combust, { ...combust, Mars: 'Scorpio' }, fallen],
  absent: [
    { Moon: 'Aries', Mars: 'Libra' },
    { ...combust, Moon: 'Taurus 15', Sun: 'Taurus 10' },
    // Saturn in the 9th is behind the 8th.
    { Moon: 'Aries 15', Sun: 'Aries 10' },
  ],
  met: {
    jupiter_aspect: { ...combust, Jupiter: 'Leo' },
    strong_jupiter_rising: { Moon: 'Aries 15', Sun: 'Aries 10', Saturn: 'Libra', Jupiter: 'Aries 25' },
    ascendant_lord_in_kendra: { Moon: 'Aries 15', Sun: 'Aries 10', Saturn: 'Libra', Mars: 'Capricorn' },
    benefics_well_housed: { ...combust, Jupiter: 'Cancer' },
    full_moon_helped: fallen,
    rahu_well_housed: { ...combust, Rahu: 'Gemini' },
    moon_well_placed: { ...combust, Moon: 'Aries 5' },
  },
});
