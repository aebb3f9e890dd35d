import { mooka } from '../../../../lib/astro/yoga/arishta/mooka.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The chart that B. V. Raman works the yoga on has these two in the 8th from Aries. */
const book: Drawing = { Venus: 'Scorpio', Jupiter: 'Scorpio' };

ruleTest(mooka, {
  present: [
    book,
    // The whole of it, by signs.
    {
      Ascendant: 'Aries',
      Sun: 'Taurus',
      Moon: 'Taurus',
      Mars: 'Taurus',
      Mercury: 'Taurus',
      Saturn: 'Gemini',
      Rahu: 'Leo',
      Jupiter: 'Scorpio',
      Venus: 'Scorpio',
      Ketu: 'Aquarius',
    },
  ],
  absent: [
    { Venus: 'Scorpio' },
    { Venus: 'Libra', Jupiter: 'Libra' },
    // Jupiter owns the 2nd himself.
    { Ascendant: 'Scorpio', Jupiter: 'Gemini' },
  ],
  met: {
    jupiter_raised: { Ascendant: 'Taurus', Mercury: 'Sagittarius', Jupiter: 'Sagittarius' },
    ascendant_lord_in_kendra: { ...book, Mars: 'Capricorn' },
    benefics_well_housed: {
      Ascendant: 'Gemini',
      Moon: 'Capricorn',
      Jupiter: 'Capricorn',
      Venus: 'Libra 1',
      Mercury: 'Virgo 2',
    },
    full_moon_helped: { ...book, Sun: 'Taurus 5', Moon: 'Scorpio 5' },
    rahu_well_housed: { ...book, Rahu: 'Gemini' },
    moon_well_placed: { ...book, Moon: 'Taurus' },
  },
});
