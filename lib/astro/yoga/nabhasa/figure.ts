/**
 * What the nabhasa yogas are read from: where the seven planets stand, nodes left out (BPHS 35, Brihat Jataka 12).
 *
 * They act all life long, not in dashas of their planets alone (BPHS 35).
 */
import type { Chart } from '../../chart.ts';
import { HOUSES } from '../../lordship.ts';
import type { Rule } from '../../rule.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

/** What tells one nabhasa yoga from the others of its shape. */
export type NabhasaRow = Pick<Rule, 'id' | 'name' | 'polarity' | 'result' | 'isSameFromMoon'>;

/** A nabhasa yoga that stands whatever the number of signs. */
export interface Figure {
  readonly rule: Rule;
  /** Says of a chart what the conditions of the rule say, many times faster: each sankhya yoga asks it of all. */
  readonly isIn: (chart: Chart, held: HouseSet) => boolean;
}

/** A set of houses, the 1st in the lowest bit: twenty shapes are held against a chart, some in eight places. */
export type HouseSet = number;

export function houseSet(houses: readonly number[]): HouseSet {
  return houses.reduce((set, house) => set | bitOf(house), 0);
}

/** Lists the houses of a set, ascending. */
export function housesIn(set: HouseSet): number[] {
  return HOUSES.filter((house) => set & bitOf(house));
}

/** Returns the houses in which planets stand. */
export function heldHouses({ planets }: Chart, ids: readonly SevenPlanet[] = SEVEN_PLANETS): HouseSet {
  let set = 0;
  for (const id of ids) set |= bitOf(planets[id].house);
  return set;
}

export function planetsWithin({ planets }: Chart, set: HouseSet, ids: readonly SevenPlanet[]): SevenPlanet[] {
  return ids.filter((id) => set & bitOf(planets[id].house));
}

export function planetsOutside(
  { planets }: Chart,
  set: HouseSet,
  ids: readonly SevenPlanet[] = SEVEN_PLANETS,
): SevenPlanet[] {
  return ids.filter((id) => !(set & bitOf(planets[id].house)));
}

/** Returns how many houses a set has. */
export function sizeOf(set: HouseSet): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}

function bitOf(house: number): HouseSet {
  return 1 << (house - 1);
}
