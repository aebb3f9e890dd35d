import { apamrityu } from '../../../../lib/astro/yoga/arishta/apamrityu.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Mars owns the 8th. */
const byMars: Drawing = { Mars: 'Scorpio', Ketu: 'Scorpio' };
/** Saturn owns it. */
const bySaturn: Drawing = { Ascendant: 'Gemini', Saturn: 'Capricorn', Mars: 'Capricorn 20', Jupiter: 'Leo' };

ruleTest(apamrityu, {
  present: [byMars, bySaturn, { Mars: 'Aries', Rahu: 'Aries', Moon: 'Leo' }],
  absent: [
    { Mars: 'Libra', Ketu: 'Libra' },
    { Mars: 'Scorpio' },
    { ...bySaturn, Mars: 'Aquarius' },
    { ...byMars, Jupiter: 'Pisces' },
  ],
  met: {
    jupiter_in_kendra: { ...byMars, Jupiter: 'Aries' },
    ascendant_lord_in_kendra: { Mars: 'Aries', Rahu: 'Aries', Moon: 'Leo' },
    benefics_well_housed: { ...byMars, Jupiter: 'Leo' },
    full_moon_helped: { ...byMars, Jupiter: 'Leo', Moon: 'Sagittarius 5' },
    moon_well_placed: { ...byMars, Moon: 'Taurus' },
  },
});
