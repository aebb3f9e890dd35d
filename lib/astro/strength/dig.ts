/** Dig bala, strength by direction (BPHS 27.7; B. V. Raman, Graha and Bhava Balas, for the true meridian). */
import { separationDeg, wrapIndex } from '../angle.ts';
import type { SevenPlanet } from '../tables/planets.ts';

/** The angles of a chart in the order of the houses 1, 4, 7, 10. */
const POWERLESS_HOUSE: Readonly<Record<SevenPlanet, 1 | 4 | 7 | 10>> = {
  Sun: 4,
  Moon: 10,
  Mars: 4,
  Mercury: 7,
  Jupiter: 7,
  Venus: 10,
  Saturn: 1,
};

/** Returns the house in which a planet has its full strength by direction: 1, 4, 7 or 10. */
export function fullStrengthHouse(id: SevenPlanet): number {
  return wrapIndex(POWERLESS_HOUSE[id] + 5, 12) + 1;
}

/**
 * Returns a third of the arc from the point where a planet has no strength: 60 opposite it.
 *
 * The points are the degrees on horizon and meridian, not the middles of equal houses.
 */
export function digVirupas(id: SevenPlanet, longitudeDeg: number, ascendantDeg: number, midheavenDeg: number): number {
  const powerlessDeg = { 1: ascendantDeg, 4: midheavenDeg + 180, 7: ascendantDeg + 180, 10: midheavenDeg };
  return separationDeg(longitudeDeg, powerlessDeg[POWERLESS_HOUSE[id]]) / 3;
}
