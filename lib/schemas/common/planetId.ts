/** Planet ids in answers. */
import { forEachPlanet, type Planet } from '../../astro/tables/planets.ts';
import type { PlanetId } from './records.ts';

// Memoized: every answer names about a hundred of them.
export const PLANET_IDS = forEachPlanet((planet) => planet.toLowerCase() as PlanetId);

/** Returns the wire id of a planet. */
export function planetId(planet: Planet): PlanetId {
  return PLANET_IDS[planet];
}
