import { saturnOnThree } from '../../../../lib/astro/yoga/sannyasa/saturnOnThree.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const seen: Drawing = { Saturn: 'Libra', Jupiter: 'Sagittarius', Moon: 'Cancer' };

ruleTest(saturnOnThree, {
  present: [seen, { ...seen, Moon: 'Aries' }, { ...seen, Moon: 'Sagittarius' }],
  absent: [
    { ...seen, Moon: 'Leo' },
    { ...seen, Jupiter: 'Cancer' },
    // From Virgo he sees Jupiter, not the ascendant.
    { ...seen, Saturn: 'Virgo', Moon: 'Sagittarius' },
  ],
  met: {
    combust: { ...seen, Sun: 'Sagittarius 20' },
    defeated: { ...seen, Saturn: 'Libra 10', Mars: 'Libra 10.5 N' },
  },
});
