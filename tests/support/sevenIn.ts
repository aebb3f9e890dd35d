/** Draws the seven planets by the houses in which they stand, Sun to Saturn, Aries rising. */
import { SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Drawing } from './chartOf.ts';

export type SevenHouses = readonly [
  sun: number,
  moon: number,
  mars: number,
  mercury: number,
  jupiter: number,
  venus: number,
  saturn: number,
];

export function sevenIn(...houses: SevenHouses): Drawing {
  const places = SEVEN_PLANETS.map((planet, i) => [planet, SIGNS[houses[i]! - 1]!]);
  return { Ascendant: 'Aries', ...(Object.fromEntries(places) as Drawing) };
}
