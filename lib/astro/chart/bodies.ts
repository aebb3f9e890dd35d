/** The planets and points whose sensitive degrees are looked up, with their places. */
import { planetsOf, type Chart } from './chart.ts';
import { named } from '../planetWords.ts';
import type { ThemeBody } from '../tables/bodyThemes.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import type { Placement } from './zodiac.ts';

export interface PlacedBody<Id extends ThemeBody = ThemeBody> {
  readonly id: Id;
  readonly place: Placement;
}

/** Lists the nine planets and the degree rising. */
export function placedBodies(chart: Chart): PlacedBody<Exclude<ThemeBody, 'Mandi'>>[] {
  return [
    ...planetsOf(chart).map((planet) => ({ id: planet.id, place: planet })),
    { id: 'Ascendant', place: chart.ascendant },
  ];
}

/** Returns the planet that acts for a body: itself, or the lord of the sign for the two points that are no planets. */
export function actingPlanet({ id, place }: PlacedBody): Planet {
  return id === 'Ascendant' || id === 'Mandi' ? signLord(place.signIndex) : id;
}

/** Returns the name of a body as it stands in a sentence. */
export function namedBody(id: ThemeBody): string {
  if (id === 'Ascendant') return 'the ascendant';
  return id === 'Mandi' ? id : named(id);
}
