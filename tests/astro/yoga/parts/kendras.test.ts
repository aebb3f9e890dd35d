import { expect, test } from '@jest/globals';
import { isInMutualKendras } from '../../../../lib/astro/yoga/parts/kendras.ts';
import { chartOf, type Drawn } from '../../../support/chartOf.ts';

test.each<[Drawn, boolean]>([
  ['Leo', true],
  ['Virgo', false],
  ['Scorpio', true],
  ['Sagittarius', false],
  ['Aquarius', true],
  ['Taurus', true],
  ['Aries', false],
])('Mars in Leo and Saturn in %s: %s', (Saturn, expected) => {
  const chart = chartOf({ Mars: 'Leo', Saturn });
  expect(isInMutualKendras(chart, 'Mars', 'Saturn')).toBe(expected);
  expect(isInMutualKendras(chart, 'Saturn', 'Mars')).toBe(expected);
});

test('no planet is in a kendra from itself', () => {
  expect(isInMutualKendras(chartOf({}), 'Mars', 'Mars')).toBe(false);
});
