/** The drawn reference chart R1, whose values were worked by hand from the stated rules. */
import { castChart, type Chart } from '../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from '../../lib/astro/conventions.ts';
import { forEachPlanet } from '../../lib/astro/tables/planets.ts';
import { golden } from './golden.ts';

interface ReferenceChart {
  longitudes: Readonly<Record<string, number>>;
  charaKarakas: Readonly<Record<string, string>>;
  arudhas: Readonly<Record<string, string>>;
  vargas: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const REFERENCE = golden<ReferenceChart>('reference_chart');

export function referenceChart(conventions: Partial<Conventions> = {}): Chart {
  const { longitudes } = REFERENCE;
  const planets = forEachPlanet((planet) => ({
    longitudeDeg: longitudes[planet]!,
    latitudeDeg: 0,
    speedDegPerDay: 0.5,
  }));
  return castChart(planets, longitudes['Lagna']!, { ...DEFAULT_CONVENTIONS, ...conventions });
}
