/** The nine planets in the order of the wire, Sun to Ketu. */
export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Planet = (typeof PLANETS)[number];

/** The seven that own signs in every text; the nodes are shadows and stand apart. */
export const SEVEN_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type SevenPlanet = (typeof SEVEN_PLANETS)[number];

export function isNode(planet: Planet): planet is 'Rahu' | 'Ketu' {
  return planet === 'Rahu' || planet === 'Ketu';
}

/** Fills a record keyed by planet. */
export function forEachPlanet<T>(value: (planet: Planet) => T): Record<Planet, T> {
  return Object.fromEntries(PLANETS.map((planet) => [planet, value(planet)])) as Record<Planet, T>;
}
