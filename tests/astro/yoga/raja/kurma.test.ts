import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { kurma } from '../../../../lib/astro/yoga/raja/kurma.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/**
 * Scorpio rising: Venus exalted in 5, Jupiter with his great friend Mars in 6, the waxing Moon in 7; the Sun in 1,
 * Mars exalted in 3, Saturn in 11, the last two guests of friends that stand near.
 */
const WHOLE = {
  Ascendant: 'Scorpio',
  Venus: 'Pisces',
  Jupiter: 'Aries',
  Moon: 'Taurus 10',
  Sun: 'Scorpio 15',
  Mars: 'Capricorn',
  Saturn: 'Virgo',
  Mercury: 'Libra 2',
} as const;

ruleTest(kurma, {
  present: [WHOLE],
  // Either half alone.
  partial: [
    { ...WHOLE, Saturn: 'Gemini' },
    { ...WHOLE, Moon: 'Gemini' },
    { ...WHOLE, Mars: 'Aquarius' },
  ],
  absent: [
    { ...WHOLE, Saturn: 'Gemini', Venus: 'Aries' },
    // Jupiter in 6 with his enemy Mercury: the chart of a test suite that does not look at dignity.
    { Ascendant: 'Aries', Mercury: 'Leo', Jupiter: 'Virgo', Venus: 'Libra', Saturn: 'Taurus', Sun: 'Scorpio' },
    // The Moon past the full is malefic, and the 7th without a benefic.
    { ...WHOLE, Saturn: 'Gemini', Moon: 'Taurus 20' },
  ],
  met: {},
});

test('whole it is not reduced', () => {
  expect(judge(kurma, chartOf(WHOLE)).status).toBe('active');
});
