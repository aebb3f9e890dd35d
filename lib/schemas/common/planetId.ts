/** How answers name planets. */
import { forEachPlanet, type Planet } from '../../astro/tables/planets.ts';
import type { PlanetId } from './records.ts';

// Made once: every answer names a hundred of them.
export const PLANET_IDS = forEachPlanet((planet) => planet.toLowerCase() as PlanetId);

/** Returns the id of a planet on the wire. */
export function planetId(planet: Planet): PlanetId {
  return PLANET_IDS[planet];
}
