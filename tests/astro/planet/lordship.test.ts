import { expect, test } from '@jest/globals';
import {
  badhakaHouse,
  functionalNature,
  isMaraka,
  isYogakaraka,
  lordshipReasons,
  ownedHouses,
} from '../../../lib/astro/planet/lordship.ts';
import { FUNCTIONAL_NATURES } from '../../../lib/astro/tables/functionalNatures.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';

test('every rising sign judges each of the seven once', () => {
  for (const [index, { benefics, malefics, neutrals }] of FUNCTIONAL_NATURES.entries()) {
    expect([SIGNS[index], ...[...benefics, ...malefics, ...neutrals].sort()]).toEqual([
      SIGNS[index],
      ...[...SEVEN_PLANETS].sort(),
    ]);
  }
});

test('a yogakaraka owns a kendra and a trikona other than the first (BPHS 34.13)', () => {
  for (const sign of SIGNS) {
    const chart = chartOf({ Ascendant: sign });
    for (const planet of SEVEN_PLANETS) {
      const owned = ownedHouses(chart, planet);
      const ownsBoth =
        owned.some((house) => [4, 7, 10].includes(house)) && owned.some((house) => [5, 9].includes(house));
      expect([sign, planet, isYogakaraka(chart, planet)]).toEqual([sign, planet, ownsBoth]);
    }
  }
});

test('the verses by rising sign decide (BPHS 34.19-44)', () => {
  const libra = chartOf({ Ascendant: 'Libra' });
  expect(functionalNature(libra, 'Saturn')).toBe('benefic');
  expect(functionalNature(libra, 'Jupiter')).toBe('malefic');
  expect(functionalNature(libra, 'Venus')).toBe('neutral');
  expect(isMaraka(libra, 'Mars')).toBe(true);
  expect(ownedHouses(libra, 'Saturn')).toEqual([4, 5]);
  expect(ownedHouses(libra, 'Rahu')).toEqual([]);
});

test('a node takes after its dispositor and company', () => {
  expect(functionalNature(chartOf({ Ascendant: 'Libra', Rahu: 'Aquarius', Mars: 'Aries' }), 'Rahu')).toBe('benefic');
  expect(functionalNature(chartOf({ Ascendant: 'Libra', Rahu: 'Aries' }), 'Rahu')).toBe('malefic');
  expect(functionalNature(chartOf({ Ascendant: 'Libra', Rahu: 'Aquarius', Mars: 'Aquarius' }), 'Rahu')).toBe('neutral');
});

test('reasons: kendra ownership weighs on benefics, and the eighth spares the luminaries', () => {
  expect(lordshipReasons(chartOf({ Ascendant: 'Gemini' }), 'Jupiter').map(({ effect }) => effect)).toEqual([
    'bad',
    'bad',
  ]);
  expect(lordshipReasons(chartOf({ Ascendant: 'Sagittarius' }), 'Moon')).toMatchObject([
    { house: 8, effect: 'neutral' },
  ]);
  expect(lordshipReasons(chartOf({ Ascendant: 'Aries' }), 'Mars')).toMatchObject([
    { house: 1, effect: 'good' },
    { house: 8, effect: 'neutral' },
  ]);
});

test('the house of obstruction by the kind of rising sign', () => {
  expect(['Aries', 'Taurus', 'Gemini'].map((sign) => badhakaHouse(chartOf({ Ascendant: sign as 'Aries' })))).toEqual([
    11, 9, 7,
  ]);
});
