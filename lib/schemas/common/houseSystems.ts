/** Where `house_system` has an effect; tests compare this list with the routes of every group. */
import { HOUSE_SYSTEMS, type HouseSystem } from '../../astro/earth/cusps.ts';
import { listed } from '../../astro/words.ts';

/** Accepted in a body or a query: the systems, and the specification's word for whole signs. */
export const HOUSE_SYSTEM_IDS = [...HOUSE_SYSTEMS, 'd1'] as const;

/** Paths that count houses by the requested system: single ones, and `/houses` with everything below it. */
export const HOUSE_SYSTEM_PATHS = [
  '/houses',
  '/planets/positions',
  '/chart/birth',
  '/chart/north-indian',
  '/chart/full',
] as const;

/** Those paths, listed in a sentence. */
export const HOUSE_SYSTEM_PATHS_LISTED = listed(HOUSE_SYSTEM_PATHS);

/** Explains the systems whose names do not explain themselves. */
const MEANINGS: Readonly<Partial<Record<HouseSystem, string>>> = {
  whole_sign: 'whole_sign (d1 means the same): each house a sign',
  equal: 'equal: 30 degrees each, the ascendant at the beginning of the first',
  equal_madhya: 'equal_madhya: the same with the ascendant in its middle',
};

/** All systems, with an explanation where the name is not enough. */
export const HOUSE_SYSTEMS_DESCRIBED = HOUSE_SYSTEMS.map((system) => MEANINGS[system] ?? system).join('; ');
