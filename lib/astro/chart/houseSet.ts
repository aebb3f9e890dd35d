/** Sets of houses as bits, the 1st house in the lowest: fast, as one request compares hundreds of them with a chart. */
import type { Chart } from './chart.ts';
import { HOUSES } from '../planet/lordship.ts';
import { SEVEN_PLANETS, type Planet } from '../tables/planets.ts';

export type HouseSet = number;

/** Returns the set of some houses, 1 to 12 each. */
export function houseSet(houses: readonly number[]): HouseSet {
  let set = 0;
  for (const house of houses) set |= bitOf(house);
  return set;
}

// There are 4096 sets at most.
const lists = new Map<HouseSet, readonly number[]>();

/** Lists the houses of a set, ascending. */
export function housesIn(set: HouseSet): readonly number[] {
  const known = lists.get(set) ?? HOUSES.filter((house) => set & bitOf(house));
  lists.set(set, known);
  return known;
}

/** Returns the houses in which planets stand: the seven unless others are meant. */
export function heldHouses({ planets }: Chart, ids: readonly Planet[] = SEVEN_PLANETS): HouseSet {
  let set = 0;
  for (const id of ids) set |= bitOf(planets[id].house);
  return set;
}

/** Returns how many houses a set has. */
export function sizeOf(set: HouseSet): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}

/** Returns the set of one house, 1 to 12. */
export function bitOf(house: number): HouseSet {
  return 1 << (house - 1);
}
