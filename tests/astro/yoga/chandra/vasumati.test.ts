import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { vasumati } from '../../../../lib/astro/yoga/chandra/vasumati.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// From the Moon in Libra: Sagittarius, Pisces, Cancer, Leo; from Aries rising: Gemini, Virgo, Capricorn, Aquarius.
ruleTest(vasumati, {
  present: [
    { Mercury: 'Cancer', Jupiter: 'Pisces', Venus: 'Leo' },
    { Mercury: 'Gemini 20', Jupiter: 'Virgo', Venus: 'Aquarius' },
  ],
  partial: [{ Mercury: 'Cancer', Jupiter: 'Libra', Venus: 'Leo' }],
  absent: [
    // One from either does not make two.
    { Mercury: 'Cancer', Jupiter: 'Virgo', Venus: 'Scorpio' },
    { Mercury: 'Gemini 20', Jupiter: 'Aries', Venus: 'Libra' },
  ],
  met: {},
});

test('all three are unreduced, from the Moon or from the ascendant', () => {
  const fromMoon = chartOf({ Mercury: 'Cancer', Jupiter: 'Pisces', Venus: 'Leo' });
  const fromAscendant = chartOf({ Mercury: 'Gemini 20', Jupiter: 'Virgo', Venus: 'Aquarius' });
  for (const chart of [fromMoon, fromAscendant]) {
    expect(judge(vasumati, chart)).toMatchObject({ status: 'active', planets: ['Mercury', 'Jupiter', 'Venus'] });
  }
});
