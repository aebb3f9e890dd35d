import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { matsya } from '../../../../lib/astro/yoga/raja/matsya.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The textbook’s chart: Mercury and Venus in 1 and 9, Jupiter and Mars in 5, Saturn and Rahu in 4 and 8. */
const WHOLE = {
  Mercury: 'Aries',
  Venus: 'Sagittarius',
  Jupiter: 'Leo',
  Mars: 'Leo',
  Saturn: 'Cancer',
  Rahu: 'Scorpio',
  Sun: 'Gemini',
  Moon: 'Capricorn',
} as const;

ruleTest(matsya, {
  present: [WHOLE],
  // Two of the three; the 8th must be held as the 4th is.
  partial: [
    { ...WHOLE, Mars: 'Pisces' },
    { ...WHOLE, Saturn: 'Gemini' },
    { ...WHOLE, Rahu: 'Pisces' },
  ],
  absent: [
    // One part is left: Jupiter alone in the 5th, and in the 9th nobody, or Venus with Mars.
    { ...WHOLE, Mars: 'Pisces', Venus: 'Gemini' },
    { ...WHOLE, Mars: 'Sagittarius' },
    {},
  ],
  met: {},
});

test('whole it is not reduced', () => {
  expect(judge(matsya, chartOf(WHOLE)).status).toBe('active');
  const parts = judge(matsya, chartOf({ ...WHOLE, Saturn: 'Gemini' })).evidence.map(({ id, isMet }) => [id, isMet]);
  expect(parts).toEqual([
    ['benefics_in_1_and_9', true],
    ['mixed_in_5', true],
    ['malefics_in_4_and_8', false],
  ]);
});
