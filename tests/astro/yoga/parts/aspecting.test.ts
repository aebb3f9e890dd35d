import { expect, test } from '@jest/globals';
import { beneficsAspecting, maleficsAspecting, planetsAspecting } from '../../../../lib/astro/yoga/parts/aspecting.ts';
import { chartOf } from '../../../support/chartOf.ts';

test('planets with a disc that aspect a sign, by nature; nodes and company are left out', () => {
  // Pisces: Rahu in Virgo and Jupiter there are opposite, Saturn in Capricorn has it 3rd, Venus stands in it.
  const chart = chartOf({ Rahu: 'Virgo', Jupiter: 'Virgo', Saturn: 'Capricorn', Venus: 'Pisces' });
  expect(planetsAspecting(chart, 11)).toEqual(['Jupiter', 'Saturn']);
  expect([beneficsAspecting(chart, 11), maleficsAspecting(chart, 11)]).toEqual([['Jupiter'], ['Saturn']]);
});
