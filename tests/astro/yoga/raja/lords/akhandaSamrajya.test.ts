import { akhandaSamrajya } from '../../../../../lib/astro/yoga/raja/lords/akhandaSamrajya.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Leo rising: Jupiter owns the 5th, Mercury the 2nd and 11th, Mars the 9th.
ruleTest(akhandaSamrajya, {
  present: [
    // Jupiter, by whom the 2nd bears it, owns the 2nd and 5th for Scorpio; the 8th and 11th for Taurus rising.
    { Ascendant: 'Scorpio', Moon: 'Aries', Jupiter: 'Cancer', Mercury: 'Gemini 1' },
    { Ascendant: 'Taurus', Moon: 'Aries', Jupiter: 'Cancer', Mercury: 'Gemini 20' },
    { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Cancer', Mercury: 'Taurus 20' },
    // Mercury of the 11th for Scorpio rising.
    { Ascendant: 'Scorpio', Moon: 'Aries', Mercury: 'Cancer 2' },
  ],
  absent: [
    { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Taurus', Mercury: 'Taurus 20' },
    // The Moon owns the 9th, but is in no kendra from herself.
    { Ascendant: 'Scorpio', Moon: 'Aries', Mercury: 'Gemini 1', Jupiter: 'Virgo' },
    // Jupiter owns the 9th and the 12th.
    { Ascendant: 'Aries', Moon: 'Aries', Jupiter: 'Cancer' },
  ],
  met: {
    fixed_ascendant: { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Cancer' },
    combust: { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Cancer 10', Sun: 'Cancer 12' },
    debilitated: { Ascendant: 'Leo', Moon: 'Libra', Mars: 'Cancer 5' },
    in_dusthana: { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Cancer 5' },
    with_node: { Ascendant: 'Leo', Moon: 'Aries', Mars: 'Cancer 5', Rahu: 'Cancer 14' },
  },
});
