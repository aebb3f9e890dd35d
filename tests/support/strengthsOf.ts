/** Strengths as a test needs them. */
import { placeOf } from '../../lib/astro/percentile.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { PLANET_SPREAD } from '../../lib/astro/tables/percentiles/planets.ts';
import { forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';

export function strengthsAt(value: number, others: Partial<Record<Planet, number>> = {}): PlanetStrengths {
  return forEachPlanet((planet) => {
    const own = others[planet] ?? value;
    return { value: own, ...placeOf(PLANET_SPREAD, planet, own), parts: [] };
  });
}
