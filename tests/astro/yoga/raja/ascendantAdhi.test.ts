import { ascendantAdhi } from '../../../../lib/astro/yoga/raja/ascendantAdhi.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Mars and Saturn look elsewhere. */
const DRAWN: Drawing = {
  Mars: 'Capricorn',
  Mercury: 'Virgo 2',
  Jupiter: 'Libra',
  Venus: 'Scorpio',
  Saturn: 'Gemini',
};

ruleTest(ascendantAdhi, {
  present: [
    DRAWN,
    { ...DRAWN, Mercury: 'Libra 2', Venus: 'Libra' },
    // A node’s aspect does no harm: Rahu’s 5th falls on Venus.
    { ...DRAWN, Rahu: 'Cancer' },
  ],
  absent: [
    { ...DRAWN, Venus: 'Sagittarius' },
    { ...DRAWN, Mercury: 'Leo 28' },
    // The 8th aspect of Mars falls on Mercury; Rahu stands with Venus; a waning Moon with Jupiter.
    { ...DRAWN, Mars: 'Aquarius' },
    { ...DRAWN, Rahu: 'Scorpio' },
    { ...DRAWN, Sun: 'Sagittarius', Moon: 'Libra' },
  ],
  met: {
    fourth_clean: { ...DRAWN, Rahu: 'Gemini' },
    combust: { ...DRAWN, Sun: 'Leo 28' },
    debilitated: { ...DRAWN, Moon: 'Cancer', Mercury: 'Scorpio', Jupiter: 'Scorpio', Venus: 'Virgo 5' },
  },
});
