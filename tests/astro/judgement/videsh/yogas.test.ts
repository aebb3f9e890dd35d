import { expect, test } from '@jest/globals';
import { foreignYogas } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { foreignYogaOf } from '../../../support/foreignYoga.ts';

test('judges thirteen, the eight primary ones first, whatever is formed', () => {
  const yogas = foreignYogas(areaContextOf({}));
  expect(yogas.map(({ rule }) => rule.isPrimary)).toEqual([
    ...Array<boolean>(8).fill(true),
    ...Array<boolean>(5).fill(false),
  ]);
  expect(new Set(yogas.map(({ rule }) => rule.id)).size).toBe(13);
});

test('a yoga gives no more than it has, and what it gives is the sum of its ways', () => {
  // Cancer rises: the lord of the 4th, Venus, in the 8th with Saturn alone on it, and Rahu in the 4th.
  const { isFormed, points, ways } = foreignYogaOf(
    { Ascendant: 'Cancer', Venus: 'Aquarius', Saturn: 'Aquarius', Mars: 'Gemini', Jupiter: 'Virgo', Rahu: 'Libra' },
    'weak_homeland',
  );
  expect(isFormed).toBe(true);
  expect(ways.filter(({ isMet }) => isMet).map(({ points: given }) => given)).toEqual([7, 0, 0]);
  expect(points).toBe(7);
});

test('planets, houses and kinds are those of the ways that hold', () => {
  const yoga = foreignYogaOf({ Ascendant: 'Cancer', Moon: 'Gemini', Mercury: 'Leo' }, 'ascendant_and_twelfth');
  expect(yoga.planets).toEqual(['Moon']);
  expect(yoga.houses).toEqual([1, 12]);
  expect(yoga.kinds).toEqual(['settlement']);
});

test('one that is not formed has no points, planets or kinds, but has its conditions', () => {
  const yoga = foreignYogaOf({ Ascendant: 'Cancer', Moon: 'Libra', Mercury: 'Leo' }, 'ascendant_and_twelfth');
  expect(yoga).toMatchObject({ isFormed: false, points: 0, planets: [], kinds: [] });
  expect(yoga.ways.map(({ factor }) => factor.text)).toEqual([
    { id: 'lord_in', args: { planet: 'Moon', ownedHouse: 1, house: 4 } },
    { id: 'lord_in', args: { planet: 'Mercury', ownedHouse: 12, house: 2 } },
  ]);
});
