import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chandraPapakartari } from '../../../../lib/astro/yoga/chandra/chandraPapakartari.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// The Moon in Libra between Virgo and Scorpio.
ruleTest(chandraPapakartari, {
  present: [
    { Saturn: 'Virgo', Mars: 'Scorpio' },
    { Rahu: 'Virgo', Sun: 'Scorpio 1' },
  ],
  absent: [
    { Mars: 'Scorpio' },
    { Saturn: 'Virgo' },
    { Saturn: 'Virgo', Mars: 'Sagittarius 0' },
    { Saturn: 'Virgo', Venus: 'Scorpio' },
  ],
  met: { moon_helped: { Saturn: 'Virgo', Mars: 'Scorpio', Jupiter: 'Aries' } },
});

test('a benefic joined with a malefic does not open the kartari', () => {
  const chart = chartOf({ Saturn: 'Virgo', Jupiter: 'Virgo', Mars: 'Scorpio' });
  expect(judge(chandraPapakartari, chart)).toMatchObject({ status: 'active', planets: ['Moon', 'Mars', 'Saturn'] });
});

test('the aspect of a malefic relieves nothing', () => {
  expect(judge(chandraPapakartari, chartOf({ Saturn: 'Virgo', Mars: 'Scorpio', Sun: 'Aries' })).status).toBe('active');
});
