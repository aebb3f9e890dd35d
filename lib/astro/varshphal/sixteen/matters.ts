/** The matters that the sixteen yogas are asked about: the lords of their houses, and how these stand to that of the ascendant. */
import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import type { Bond } from '../bonds.ts';
import type { PanchaVargiyas } from '../panchaVargiya.ts';
import { joinsAfterSignChange } from '../tajikaAspects.ts';
import { tajikaContext } from '../tajikaYogas.ts';
import { lordState, type LordState } from './lordStates.ts';

/** Houses of matters that most people ask about. */
export const USUAL_HOUSES = [2, 4, 5, 7, 9, 10, 11] as const;

/** What the yogas of matters are read from. */
export interface Matters {
  readonly chart: Chart;
  readonly ascendantLord: SevenPlanet;
  /** The bond with the lord of each matter, by its houses asked about. */
  readonly bonds: readonly Bond[];
  /** Of L and each K, L first. */
  readonly states: readonly MatterLord[];
  /** Pairs L and K that come within orb only after the next change of sign of the faster. */
  readonly bhavishyat: readonly ComingBond[];
}

/** A lord, the houses asked about that it owns, and how it stands. */
export interface MatterLord extends LordState {
  readonly houses: readonly number[];
}

export interface ComingBond {
  readonly faster: SevenPlanet;
  readonly slower: SevenPlanet;
  readonly houses: readonly number[];
}

/** Returns what the yogas of the houses asked about are read from. */
export function mattersOf(chart: Chart, houses: readonly number[], balas: PanchaVargiyas): Matters {
  const ascendantLord = lordOfHouse(chart, 1);
  const bonds = tajikaContext(chart)
    .bonds.map((bond) => ({ ...bond, houses: bond.houses.filter((house) => houses.includes(house)) }))
    .filter((bond) => bond.houses.length > 0);
  const ownHouses = [1, ...bonds.filter(({ kind }) => kind === 'same').flatMap((bond) => bond.houses)];
  const others = bonds.filter(({ kind }) => kind !== 'same');
  const stateOf = (planet: SevenPlanet, owned: readonly number[]) => ({
    ...lordState(chart, planet, balas),
    houses: owned,
  });
  return {
    chart,
    ascendantLord,
    bonds,
    states: [stateOf(ascendantLord, ownHouses), ...others.map(({ houses: owned, karyesh }) => stateOf(karyesh, owned))],
    bhavishyat: others.flatMap(({ contact, houses: owned }) => {
      const { faster, slower } = contact!;
      const isComing = joinsAfterSignChange(chart.planets[faster], chart.planets[slower]);
      return isComing ? [{ faster, slower, houses: owned }] : [];
    }),
  };
}

/** How a matter goes whose lords join, one of them giving back what it receives (radda). */
export type RaddaTurn = 'late_failure' | 'late_success';

/**
 * Returns how a matter under radda turns: it begins well and fails late where the one that gives back is in a kendra and the
 * other in an apoklima, and comes late where it is the other way round; null elsewhere.
 */
export function raddaTurn({ ascendantLord, karyesh, weaknesses }: Bond, chart: Chart): RaddaTurn | null {
  const weak = weaknesses.map(({ planet }) => planet);
  const houseOf = (planet: SevenPlanet) => chart.planets[planet].house;
  for (const [giver, other] of [
    [ascendantLord, karyesh],
    [karyesh, ascendantLord],
  ] as const) {
    if (!weak.includes(giver) || weak.includes(other)) continue;
    const isIn = (planet: SevenPlanet, kind: 'kendra' | 'apoklima') => HOUSE_CLASSES[kind].includes(houseOf(planet));
    if (isIn(giver, 'kendra') && isIn(other, 'apoklima')) return 'late_failure';
    if (isIn(giver, 'apoklima') && isIn(other, 'kendra')) return 'late_success';
  }
  return null;
}
