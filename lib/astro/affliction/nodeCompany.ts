/** Which node shares the sign of a planet, and how near it is. */
import { separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { SevenPlanet, Node } from '../tables/planets.ts';
import { NODES } from '../tables/planets.ts';

export interface NodeCompany {
  readonly node: Node;
  readonly orbDeg: number;
}

/** Returns the node in the sign of a planet, or null; the nodes are opposite, so there is never more than one. */
export function nodeWith({ planets }: Chart, planet: SevenPlanet): NodeCompany | null {
  const { signIndex, longitudeDeg } = planets[planet];
  const node = NODES.find((id) => planets[id].signIndex === signIndex);
  return node ? { node, orbDeg: separationDeg(planets[node].longitudeDeg, longitudeDeg) } : null;
}
