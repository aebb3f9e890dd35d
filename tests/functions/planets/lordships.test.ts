/**
 * Lordships against the classical rulerships, written out here: Parashara (BPHS 4) for who owns a sign, and 34.2-7 for
 * kendras, trikonas and the seventh; the house of obstruction is the 11th, 9th or 7th for movable, fixed and dual signs.
 */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/planets/routes.ts';
import type { PlanetLordships } from '../../../lib/schemas/planets/relations.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { dataOf, post } from '../../support/call.ts';

/** Owners of Aries to Pisces. */
const OWNERS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
/** By the quality of the rising sign: movable, fixed, dual. */
const OBSTRUCTION = [11, 9, 7];

const births = [...randomInputs(120)];

test('each planet owns its own signs, counted from the rising one, and nodes own none', async () => {
  const ascendants = new Set<number>();
  for (const birth of births) {
    const {
      ascendant_sign: rising,
      badhaka_house,
      planets,
    } = dataOf<PlanetLordships>(await post(handler, '/planets/lordships', birth));
    ascendants.add(rising.number);
    const ownerOf = (house: number) => OWNERS[(rising.number - 1 + house - 1) % 12]!;
    for (const { id, houses, dispositor, is_badhaka, placement } of planets) {
      const owned = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => ownerOf(house) === id);
      expect([id, [...houses].sort((a, b) => a - b)]).toEqual([id, owned]);
      const isNode = id === 'rahu' || id === 'ketu';
      expect([id, dispositor]).toEqual([id, isNode ? OWNERS[placement.sign.number - 1] : null]);
      expect([id, is_badhaka]).toEqual([id, ownerOf(badhaka_house) === id]);
    }
    expect(badhaka_house).toBe(OBSTRUCTION[(rising.number - 1) % 3]);
  }
  expect(ascendants.size).toBe(12);
});

test('a yogakaraka owns a kendra and a trikona that are two houses', async () => {
  const seen = new Set<string>();
  for (const birth of births) {
    const { ascendant_sign: rising, planets } = dataOf<PlanetLordships>(
      await post(handler, '/planets/lordships', birth),
    );
    for (const { id, houses, is_yogakaraka } of planets.filter((planet) => planet.is_yogakaraka)) {
      seen.add(`${rising.id} ${id}`);
      expect([id, is_yogakaraka, houses.some((house) => [4, 7, 10].includes(house))]).toEqual([id, true, true]);
      expect([id, houses.some((house) => [5, 9].includes(house))]).toEqual([id, true]);
    }
  }
  // The six that every book names: Saturn for Taurus and Libra, Mars for Cancer and Leo, Venus for Capricorn and Aquarius.
  expect([...seen].sort()).toEqual([
    'aquarius venus',
    'cancer mars',
    'capricorn venus',
    'leo mars',
    'libra saturn',
    'taurus saturn',
  ]);
});
