/** Where `house_system` counts; tests hold this list against the rows of every group. */
import { HOUSE_SYSTEMS, type HouseSystem } from '../../astro/earth/cusps.ts';
import { listed } from '../../astro/words.ts';

/** What a body or a query may name: the systems, and the word of the specification for whole signs. */
export const HOUSE_SYSTEM_IDS = [...HOUSE_SYSTEMS, 'd1'] as const;

/** Paths that count houses by the system asked for: single ones, and `/houses` and `/kp` with all below them. */
export const HOUSE_SYSTEM_PATHS = [
  '/houses',
  '/planets/positions',
  '/chart/birth',
  '/chart/north-indian',
  '/chart/full',
  '/kp',
] as const;

/** Those paths in a sentence. */
export const HOUSE_SYSTEM_PATHS_LISTED = listed(HOUSE_SYSTEM_PATHS);

/** What those systems mean that are not known by their names. */
const MEANINGS: Readonly<Partial<Record<HouseSystem, string>>> = {
  whole_sign: 'whole_sign (d1 means the same): each house a sign',
  equal: 'equal: 30 degrees each, the ascendant at the beginning of the first',
  equal_madhya: 'equal_madhya: the same with the ascendant in its middle',
};

/** All systems, each with what it means where its name does not say it. */
export const HOUSE_SYSTEMS_DESCRIBED = HOUSE_SYSTEMS.map((system) => MEANINGS[system] ?? system).join('; ');
