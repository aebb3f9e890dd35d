/** The nine planets in the order of the wire, Sun to Ketu. */
import { both, type Bilingual } from '../bilingual.ts';

export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Planet = (typeof PLANETS)[number];

/** The seven that own signs in every text; the nodes are shadows and stand apart. */
export const SEVEN_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type SevenPlanet = (typeof SEVEN_PLANETS)[number];

export const NODES = ['Rahu', 'Ketu'] as const;
export type Node = (typeof NODES)[number];

/** Tells whether a planet is a node of the Moon. */
export function isNode(planet: Planet): planet is Node {
  return planet === 'Rahu' || planet === 'Ketu';
}

export const PLANET_NAMES: Readonly<Record<Planet, Bilingual>> = {
  Sun: both('Sun', 'सूर्य'),
  Moon: both('Moon', 'चंद्रमा'),
  Mars: both('Mars', 'मंगल'),
  Mercury: both('Mercury', 'बुध'),
  Jupiter: both('Jupiter', 'गुरु'),
  Venus: both('Venus', 'शुक्र'),
  Saturn: both('Saturn', 'शनि'),
  Rahu: both('Rahu', 'राहु'),
  Ketu: both('Ketu', 'केतु'),
};

/** Returns the Hindi names of planets, separated by commas. */
export function hindiNames(planets: readonly Planet[]): string {
  return planets.map((planet) => PLANET_NAMES[planet].hi).join(', ');
}

/** Fills a record keyed by planet. */
export function forEachPlanet<T>(value: (planet: Planet) => T): Record<Planet, T> {
  // Spelled out, as an object literal is made many times faster than one from entries.
  return {
    Sun: value('Sun'),
    Moon: value('Moon'),
    Mars: value('Mars'),
    Mercury: value('Mercury'),
    Jupiter: value('Jupiter'),
    Venus: value('Venus'),
    Saturn: value('Saturn'),
    Rahu: value('Rahu'),
    Ketu: value('Ketu'),
  };
}

/** Fills a record keyed by some of the planets. */
export function forSomePlanets<Some extends Planet, T>(
  some: readonly Some[],
  value: (planet: Some) => T,
): Record<Some, T> {
  const record = {} as Record<Some, T>;
  for (const planet of some) record[planet] = value(planet);
  return record;
}

/** Fills a record keyed by the seven. */
export function forEachOfSeven<T>(value: (planet: SevenPlanet) => T): Record<SevenPlanet, T> {
  return {
    Sun: value('Sun'),
    Moon: value('Moon'),
    Mars: value('Mars'),
    Mercury: value('Mercury'),
    Jupiter: value('Jupiter'),
    Venus: value('Venus'),
    Saturn: value('Saturn'),
  };
}
