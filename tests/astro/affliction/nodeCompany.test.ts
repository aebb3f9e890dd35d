import { expect, test } from '@jest/globals';
import { nodeWith } from '../../../lib/astro/affliction/nodeCompany.ts';
import { chartOf } from '../../support/chartOf.ts';

test('names the node of the sign and the distance, whichever is ahead', () => {
  expect(nodeWith(chartOf({ Rahu: 'Leo 10', Mars: 'Leo 25' }), 'Mars')).toEqual({ node: 'Rahu', orbDeg: 15 });
  expect(nodeWith(chartOf({ Rahu: 'Leo 10', Mars: 'Aquarius 4' }), 'Mars')).toEqual({ node: 'Ketu', orbDeg: 6 });
});

test('a sign border parts them, however near', () => {
  expect(nodeWith(chartOf({ Rahu: 'Leo 29', Mars: 'Virgo 1' }), 'Mars')).toBeNull();
});
