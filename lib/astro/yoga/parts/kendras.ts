/** Planets in kendras from one another. */
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { isKendra } from '../../chart/houses.ts';
import type { Planet } from '../../tables/planets.ts';

/** Tells whether two planets are in kendras from each other, joined ones included; false for a planet and itself. */
export function isInMutualKendras({ planets }: Chart, a: Planet, b: Planet): boolean {
  return a !== b && isKendra(houseFrom(planets[a], planets[b]));
}
