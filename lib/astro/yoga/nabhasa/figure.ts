/**
 * Nabhasa yogas: figures of the places of the seven planets, nodes left out (BPHS 35, Brihat Jataka 12).
 *
 * They act all life long, not in dashas of their planets alone (BPHS 35). As figures of places no state of a planet
 * spoils them.
 */
import type { Chart } from '../../chart/chart.ts';
import { bitOf, type HouseSet } from '../../chart/houseSet.ts';
import type { Rule } from '../../rule.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

/** The distinguishing parts of one nabhasa yoga. */
export type NabhasaRow = Pick<Rule, 'id' | 'name' | 'polarity' | 'result' | 'isSameFromMoon'>;

/** A nabhasa yoga that stands whatever the number of signs. */
export interface Figure {
  readonly rule: Rule;
  /** Same result as the conditions of the rule, many times faster; each sankhya yoga tests it for all nabhasa yogas. */
  readonly isIn: (chart: Chart, held: HouseSet) => boolean;
}

/** Lists those of some planets that stand in houses of a set, in the order given. */
export function planetsWithin({ planets }: Chart, set: HouseSet, ids: readonly SevenPlanet[]): SevenPlanet[] {
  return ids.filter((id) => set & bitOf(planets[id].house));
}

/** Lists those of some planets, of the seven unless others are meant, that stand in no house of a set. */
export function planetsOutside(
  { planets }: Chart,
  set: HouseSet,
  ids: readonly SevenPlanet[] = SEVEN_PLANETS,
): SevenPlanet[] {
  return ids.filter((id) => !(set & bitOf(planets[id].house)));
}
