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

/** Yields houses of the seven without chance: from a linear congruence, in every spread from one house to twelve. */
export function* scattered(count: number): Generator<SevenHouses> {
  let state = 1;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let i = 0; i < count; i += 1) {
    const spread = 1 + (i % 12);
    const step = 1 + (i % 5);
    const first = next(12);
    yield Array.from({ length: 7 }, () => ((first + step * next(spread)) % 12) + 1) as unknown as SevenHouses;
  }
}
