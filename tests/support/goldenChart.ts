/** Charts of the golden births, cast from the positions that the golden files give. */
import { castChart, type Chart } from '../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import { forEachPlanet } from '../../lib/astro/tables/planets.ts';
import { golden, type JyotishFile } from './golden.ts';

interface Positions {
  ascendant: { longitude: number };
  planets: Record<string, { longitude: number; latitude: number; speed_deg_per_day: number }>;
}

/** By id of the birth. */
export const goldenCharts: ReadonlyMap<string, Chart> = new Map(
  golden<JyotishFile<Positions>>('jyotish/positions').cases.map(({ birth, expected }) => [
    birth.id,
    castChart(
      forEachPlanet((id) => {
        const { longitude, latitude, speed_deg_per_day: speed } = expected.planets[id]!;
        return { longitudeDeg: longitude, latitudeDeg: latitude, speedDegPerDay: speed };
      }),
      expected.ascendant.longitude,
      DEFAULT_CONVENTIONS,
    ),
  ]),
);

export function goldenChart(id: string): Chart {
  return goldenCharts.get(id)!;
}
