import { vish } from '../../../../lib/astro/yoga/arishta/vish.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const TOGETHER = { Moon: 'Libra 15', Saturn: 'Libra 20' } as const;

ruleTest(vish, {
  // Together, or within five degrees of his exact 3rd, 7th and 10th aspects.
  present: [TOGETHER, { Moon: 'Aries', Saturn: 'Libra' }, { Moon: 'Libra', Saturn: 'Leo' }],
  absent: [
    { Moon: 'Libra 15', Saturn: 'Aries 21' },
    { Moon: 'Libra', Saturn: 'Sagittarius' },
    { Moon: 'Scorpio 0', Saturn: 'Libra 29' },
  ],
  met: {
    together: TOGETHER,
    close: TOGETHER,
    with_node: { ...TOGETHER, Rahu: 'Libra' },
    on_seventh: TOGETHER,
    jupiter_on_moon: { ...TOGETHER, Jupiter: 'Gemini' },
    full_moon: { ...TOGETHER, Sun: 'Aries' },
  },
});
