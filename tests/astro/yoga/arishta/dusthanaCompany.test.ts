import { expect, test } from '@jest/globals';
import { dusthanaLordsWith } from '../../../../lib/astro/yoga/arishta/dusthanaCompany.ts';
import { chartOf } from '../../../support/chartOf.ts';

test('lords of the 6th, 8th and 12th in one sign with another, never that one itself', () => {
  // Aries rising: Mercury owns the 6th, Mars the 8th, Jupiter the 12th; the node owns nothing.
  const chart = chartOf({ Mars: 'Leo', Mercury: 'Leo', Jupiter: 'Leo', Venus: 'Leo', Rahu: 'Leo' });
  expect(dusthanaLordsWith(chart, 'Mars')).toEqual(['Mercury', 'Jupiter']);
  expect(dusthanaLordsWith(chart, 'Venus')).toEqual(['Mars', 'Mercury', 'Jupiter']);
  expect(dusthanaLordsWith(chart, 'Saturn')).toEqual([]);
});
