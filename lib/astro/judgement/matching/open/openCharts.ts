/**
 * What two charts compare of which a time of birth is not known: Mars and the malefics from the Moon and Venus, as far as
 * the day fixes their signs.
 */
import { countFrom } from '../../../angle.ts';
import { manglikHouses, type ManglikReading } from '../../../dosha/manglik/marsHouses.ts';
import { PAPA_HOUSES, PAPA_PLANETS, PAPA_WEIGHTS } from '../../../tables/matching/charts.ts';
import type { Planet } from '../../../tables/planets.ts';

/** By planet the index of its sign; none for a planet that can have stood in two. */
export type KnownSigns = Readonly<Partial<Record<Planet, number>>>;

/** What is counted from where no ascendant is known. */
export const OPEN_PLACES = { moon: 'Moon', venus: 'Venus' } as const;
export type OpenPlace = keyof typeof OPEN_PLACES;

/** Mars by his house from a place. */
export interface OpenMars {
  readonly house: number;
  /** Whether the house is one of those that make a chart manglik. */
  readonly isCounted: boolean;
}

/** Returns Mars by his house from the Moon or from Venus; null where the day does not fix both signs. */
export function openMars(signs: KnownSigns, of: OpenPlace, reading: ManglikReading): OpenMars | null {
  const house = houseOf('Mars', signs, of);
  return house === null ? null : { house, isCounted: manglikHouses(reading).includes(house) };
}

/** Malefics in the houses that count, from one place. */
export interface OpenPapa {
  readonly malefics: readonly Planet[];
  readonly points: number;
}

/** Returns the papa points from the Moon or from Venus; null where the day does not fix all signs. */
export function openPapa(signs: KnownSigns, of: OpenPlace): OpenPapa | null {
  const houses = PAPA_PLANETS.map((planet) => ({ planet, house: houseOf(planet, signs, of) }));
  if (houses.some(({ house }) => house === null)) return null;
  const malefics = houses.filter(({ house }) => PAPA_HOUSES.includes(house!)).map(({ planet }) => planet);
  return { malefics, points: malefics.length * PAPA_WEIGHTS[of] };
}

function houseOf(planet: Planet, signs: KnownSigns, of: OpenPlace): number | null {
  const [from, to] = [signs[OPEN_PLACES[of]], signs[planet]];
  return from === undefined || to === undefined ? null : countFrom(from, to);
}
