import { expect, test } from '@jest/globals';
import { heldHouses, houseSet, housesIn, sizeOf } from '../../../lib/astro/chart/houseSet.ts';
import { chartOf } from '../../support/chartOf.ts';

test('a set lists its houses once each, ascending', () => {
  expect(housesIn(houseSet([12, 1, 7, 1]))).toEqual([1, 7, 12]);
  expect(housesIn(houseSet([]))).toEqual([]);
  expect(sizeOf(houseSet([12, 1, 7, 1]))).toBe(3);
});

test('unions and differences are those of bits', () => {
  const kendras = houseSet([1, 4, 7, 10]);
  expect(housesIn(kendras | houseSet([1, 5, 9]))).toEqual([1, 4, 5, 7, 9, 10]);
  expect(housesIn(kendras & ~houseSet([4, 10]))).toEqual([1, 7]);
});

test('planets hold the houses where they stand; unless named they are the seven', () => {
  const chart = chartOf({
    Sun: 'Aries',
    Moon: 'Aries',
    Mars: 'Aries',
    Mercury: 'Taurus',
    Jupiter: 'Taurus',
    Venus: 'Pisces',
    Saturn: 'Pisces',
    Rahu: 'Leo',
  });
  expect(housesIn(heldHouses(chart))).toEqual([1, 2, 12]);
  expect(housesIn(heldHouses(chart, ['Rahu', 'Ketu', 'Sun']))).toEqual([1, 5, 11]);
  expect(heldHouses(chart, [])).toBe(0);
});
