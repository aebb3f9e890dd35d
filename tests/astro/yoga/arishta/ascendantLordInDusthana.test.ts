import { ascendantLordInDusthana } from '../../../../lib/astro/yoga/arishta/ascendantLordInDusthana.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const combust: Drawing = { Mars: 'Pisces 15', Sun: 'Pisces 10' };

ruleTest(ascendantLordInDusthana, {
  present: [
    // With Jupiter, lord of the 12th.
    { Mars: 'Virgo' },
    combust,
    // The one rising sign whose lord can be debilitated in a dusthana.
    { Ascendant: 'Libra', Venus: 'Virgo 1', Jupiter: 'Aries' },
  ],
  absent: [
    // At home, though combust.
    { Mars: 'Scorpio 15', Sun: 'Scorpio 10' },
    // Debilitated in the 4th.
    { Mars: 'Cancer' },
    { Mars: 'Libra', Jupiter: 'Libra' },
    { Mars: 'Pisces' },
  ],
  met: {
    // Mercury, her dispositor, is in the 10th.
    lifted: { Ascendant: 'Libra', Venus: 'Virgo 1', Jupiter: 'Aries' },
    benefic_aspect: combust,
    strong_jupiter_rising: { ...combust, Jupiter: 'Aries' },
    benefics_well_housed: { ...combust, Jupiter: 'Aries' },
    full_moon_helped: { ...combust, Moon: 'Virgo' },
    rahu_well_housed: { ...combust, Rahu: 'Gemini' },
    moon_well_placed: { ...combust, Moon: 'Taurus' },
  },
});
