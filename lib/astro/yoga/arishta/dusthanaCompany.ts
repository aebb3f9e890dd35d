/** Conjunctions of lords of dusthanas with another planet. */
import { companions } from '../../planet/avasthas.ts';
import type { Chart } from '../../chart/chart.ts';
import { isDusthana } from '../../chart/houses.ts';
import { ownedHouses } from '../../planet/lordship.ts';
import type { Planet } from '../../tables/planets.ts';

/** Lists the planets in one sign with another that own the 6th, 8th or 12th house. */
export function dusthanaLordsWith(chart: Chart, planet: Planet): Planet[] {
  return companions(chart, chart.planets[planet])
    .map(({ id }) => id)
    .filter((id) => ownedHouses(chart, id).some(isDusthana));
}
