import { expect, test } from '@jest/globals';
import {
  bondKinds,
  linkWay,
  lordWay,
  planetWay,
  factorPoints,
} from '../../../../lib/astro/judgement/videsh/foreignRules.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { chartOf } from '../../../support/chartOf.ts';

// Cancer rises: Jupiter owns the 9th, Mercury the 12th.
test.each([
  ['together', { Jupiter: 'Leo', Mercury: 'Leo' }, 8],
  ['by the fifth aspect of Jupiter alone', { Jupiter: 'Aries', Mercury: 'Leo' }, 4],
  ['apart', { Jupiter: 'Virgo', Mercury: 'Leo' }, 0],
] as const)('lords %s give %d points', (_, drawing, points) => {
  const { factor } = linkWay(areaContextOf({ Ascendant: 'Cancer', ...drawing }), 9, 12, 8, ['settlement']);
  expect(factorPoints(factor)).toBe(points);
  expect(factor.halvedBy).toBeNull();
});

test('one lord over both houses gives half, and says why', () => {
  // Aries rises: Jupiter owns the 9th and the 12th.
  const { factor } = linkWay(areaContextOf({}), 9, 12, 8, ['settlement']);
  expect(factorPoints(factor)).toBe(4);
  expect(factor.halvedBy).toEqual({ id: 'one_lord', args: {} });
});

test('a lord in one of the houses gives its points, elsewhere none, and its place is named', () => {
  const context = areaContextOf({ Ascendant: 'Cancer', Moon: 'Gemini' });
  const away = lordWay(context, 1, [12], 8, ['settlement']).factor;
  expect([away.text, factorPoints(away)]).toEqual([
    { id: 'lord_in', args: { planet: 'Moon', ownedHouse: 1, house: 12 } },
    8,
  ]);
  expect(away.houses).toEqual([1, 12]);
  expect(factorPoints(lordWay(context, 1, [9], 8, ['settlement']).factor)).toBe(0);
});

test('a planet in one of the houses', () => {
  const context = areaContextOf({ Rahu: 'Pisces' });
  expect(factorPoints(planetWay(context, 'Rahu', [12], 6, ['settlement']).factor)).toBe(6);
  expect(factorPoints(planetWay(context, 'Rahu', [9], 6, ['settlement']).factor)).toBe(0);
});

// Cancer rises: Saturn owns the 7th.
test.each([
  ['Venus with the lord of the 7th', { Venus: 'Aries', Saturn: 'Aries', Mercury: 'Cancer' }, ['spouse']],
  ['Mercury with him', { Venus: 'Leo', Saturn: 'Aries', Mercury: 'Aries' }, ['trade']],
  ['neither', { Venus: 'Leo', Saturn: 'Aries', Mercury: 'Cancer' }, ['spouse', 'trade']],
  ['both', { Venus: 'Libra', Saturn: 'Aries', Mercury: 'Aries' }, ['spouse', 'trade']],
] as const)('a bond of the 7th: %s', (_, drawing, kinds) => {
  expect(bondKinds(chartOf({ Ascendant: 'Cancer', ...drawing }))).toEqual(kinds);
});
