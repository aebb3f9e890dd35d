import { describe, expect, test } from '@jest/globals';
import type { DividedHouses, HouseCusps } from '../../../lib/astro/earth/cusps.ts';
import { dividedHouses, fullAspects, houseClasses } from '../../../lib/astro/chart/houses.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** Cusps of the ascendant at 10 Aries: equal, and two unequal divisions made by hand. */
const EQUAL: DividedHouses = {
  system: 'equal',
  cuspsDeg: [10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340],
  middlesDeg: [25, 55, 85, 115, 145, 175, 205, 235, 265, 295, 325, 355],
};
/** The 2nd house holds all of Taurus and no cusp stands in it; two stand in Cancer. */
const PLACIDUS: DividedHouses = {
  system: 'placidus',
  cuspsDeg: [10, 29, 61, 91, 119, 151, 190, 209, 241, 271, 299, 331],
  middlesDeg: [19.5, 45, 76, 105, 135, 170.5, 199.5, 225, 256, 285, 315, 350.5],
};
/** The ascendant is the middle of the first house, which begins in Pisces. */
const SRIPATI: DividedHouses = {
  system: 'sripati',
  cuspsDeg: [354, 26, 58, 90, 118, 146, 174, 206, 238, 270, 298, 326],
  middlesDeg: [10, 42, 74, 106, 130, 162, 190, 222, 254, 286, 310, 342],
};
/** The same ascendant in the middle of houses of 30 degrees. */
const EQUAL_MADHYA: DividedHouses = {
  system: 'equal_madhya',
  cuspsDeg: [355, 25, 55, 85, 115, 145, 175, 205, 235, 265, 295, 325],
  middlesDeg: [10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340],
};
const WHOLE_SIGN: DividedHouses = { ...EQUAL, system: 'whole_sign' };
const POLAR: HouseCusps = { system: 'placidus', cuspsDeg: null, middlesDeg: null, reason: 'polar_latitude' };

function division(cusps: HouseCusps, drawing: Drawing) {
  return dividedHouses(chartOf({ Ascendant: 'Aries 10', ...drawing }), cusps);
}

function houseOf(cusps: HouseCusps, planet: Planet, drawing: Drawing): number {
  return division(cusps, drawing).houseOf[planet];
}

describe('a planet stands between the cusp it has passed and the next', () => {
  test('equal: from the degree of the ascendant', () => {
    expect(houseOf(EQUAL, 'Sun', { Sun: 'Aries 9.9' })).toBe(12);
    expect(houseOf(EQUAL, 'Sun', { Sun: 'Aries 10' })).toBe(1);
    expect(houseOf(EQUAL, 'Sun', { Sun: 'Taurus 9.9999999' })).toBe(1);
    expect(houseOf(EQUAL, 'Sun', { Sun: 'Taurus 10' })).toBe(2);
    expect(houseOf(EQUAL, 'Sun', { Sun: 'Pisces 10' })).toBe(12);
  });

  test('placidus: houses of unequal length', () => {
    expect(houseOf(PLACIDUS, 'Sun', { Sun: 'Aries 28.9' })).toBe(1);
    expect(houseOf(PLACIDUS, 'Sun', { Sun: 'Aries 29' })).toBe(2);
    expect(houseOf(PLACIDUS, 'Sun', { Sun: 'Gemini 0.5' })).toBe(2);
    expect(houseOf(PLACIDUS, 'Sun', { Sun: 'Virgo 0.5' })).toBe(5);
    expect(houseOf(PLACIDUS, 'Sun', { Sun: 'Aries 5' })).toBe(12);
  });

  test('sripati: the first house begins before the ascendant', () => {
    expect(houseOf(SRIPATI, 'Sun', { Sun: 'Pisces 23.9' })).toBe(12);
    expect(houseOf(SRIPATI, 'Sun', { Sun: 'Pisces 24' })).toBe(1);
    expect(houseOf(SRIPATI, 'Sun', { Sun: 'Aries 25.9' })).toBe(1);
    expect(houseOf(SRIPATI, 'Sun', { Sun: 'Aries 26' })).toBe(2);
  });

  test('equal_madhya: fifteen degrees to either side of the ascendant are the first house', () => {
    expect(houseOf(EQUAL_MADHYA, 'Sun', { Sun: 'Pisces 24.9' })).toBe(12);
    expect(houseOf(EQUAL_MADHYA, 'Sun', { Sun: 'Pisces 25' })).toBe(1);
    expect(houseOf(EQUAL_MADHYA, 'Sun', { Sun: 'Aries 24.9' })).toBe(1);
    expect(houseOf(EQUAL_MADHYA, 'Sun', { Sun: 'Aries 25' })).toBe(2);
  });

  test('equal_madhya: the sign of the ascendant is that of the first house', () => {
    const { houses, signFrom } = division(EQUAL_MADHYA, {});
    expect(signFrom).toBe('middle');
    expect(houses.map(({ signIndex }) => signIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('whole signs: the sign decides, whatever the degree', () => {
    expect(houseOf(WHOLE_SIGN, 'Sun', { Sun: 'Aries 0' })).toBe(1);
    expect(houseOf(WHOLE_SIGN, 'Sun', { Sun: 'Pisces 29.9' })).toBe(12);
  });
});

describe('sign and lord of a house', () => {
  test('are those of the cusp', () => {
    const { houses, signFrom } = division(PLACIDUS, { Mars: 'Leo 1' });
    expect(signFrom).toBe('cusp');
    expect(houses.map(({ signIndex }) => signIndex)).toEqual([0, 0, 2, 3, 3, 5, 6, 6, 8, 9, 9, 11]);
    // Aries stands on two cusps, and Mars owns both houses from the 5th, where 1 Leo lies.
    expect(houses.slice(0, 2).map(({ lord, lordHouse }) => [lord, lordHouse])).toEqual([
      ['Mars', 5],
      ['Mars', 5],
    ]);
  });

  test('in sripati are those of the middle, so that the ascendant gives the first its sign', () => {
    const { houses, signFrom } = division(SRIPATI, {});
    expect(signFrom).toBe('middle');
    expect(houses.map(({ signIndex }) => signIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('of whole signs come from the sign of the chart, never from other cusps', () => {
    const { houses, system } = division({ ...WHOLE_SIGN, cuspsDeg: EQUAL.cuspsDeg.map((deg) => deg + 300) }, {});
    expect(system).toBe('whole_sign');
    expect(houses.map(({ cuspDeg }) => cuspDeg)).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
    expect(houses[0]).toMatchObject({ signIndex: 0, middleDeg: 15, lord: 'Mars' });
  });
});

test('where placidus does not exist, whole signs stand in', () => {
  const { houses, houseOf: places, system } = division(POLAR, { Sun: 'Taurus 5' });
  expect(system).toBe('whole_sign');
  expect(places.Sun).toBe(2);
  expect(houses).toHaveLength(12);
});

test('every planet stands in exactly one house of every division', () => {
  for (const cusps of [EQUAL, PLACIDUS, SRIPATI, WHOLE_SIGN, POLAR]) {
    const { houses, houseOf: places } = division(cusps, { Moon: 'Aries 9', Mars: 'Cancer 0.5', Venus: 'Pisces 29.99' });
    const listed = houses.flatMap(({ number, occupants }) => occupants.map((planet) => [planet, number]));
    expect(Object.fromEntries(listed)).toEqual(places);
    expect(listed).toHaveLength(9);
  }
});

test('aspects fall on signs; exact strength is measured to the middle', () => {
  const { houses } = division(WHOLE_SIGN, { Mars: 'Aries 15', Saturn: 'Aries 15', Rahu: 'Aries 15' });
  const on = (house: number) => houses[house - 1]!.aspects.filter(({ planet }) => ['Mars', 'Rahu'].includes(planet));
  // Mars on the 4th by special aspect, 90 degrees: 45 virupas and 15 more; on the 3rd a quarter, 60 degrees: 15.
  expect(on(4)).toEqual([
    { planet: 'Mars', place: 4, fromHouse: 1, percent: 100, virupas: 60 },
    { planet: 'Rahu', place: 4, fromHouse: 1, percent: 75, virupas: 45 },
  ]);
  expect(on(3)[0]).toEqual({ planet: 'Mars', place: 3, fromHouse: 1, percent: 25, virupas: 15 });
  expect(fullAspects(houses[3]!).map(({ planet }) => planet)).toContain('Mars');
  expect(fullAspects(houses[2]!).map(({ planet }) => planet)).not.toContain('Mars');
});

test('classes of houses', () => {
  expect(houseClasses(1)).toEqual(['kendra', 'trikona']);
  expect(houseClasses(6)).toEqual(['dusthana', 'upachaya', 'apoklima']);
  expect(houseClasses(2)).toEqual(['maraka', 'panaphara']);
});
