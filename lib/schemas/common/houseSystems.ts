/** Where `house_system` counts; tests hold this list against the rows of every group. */
import { HOUSE_SYSTEMS } from '../../astro/earth/cusps.ts';
import { listed } from '../../astro/words.ts';

/** What a body or a query may name: the systems, and the word of the specification for whole signs. */
export const HOUSE_SYSTEM_IDS = [...HOUSE_SYSTEMS, 'd1'] as const;

/** Paths that count houses by the system asked for: single ones, and `/houses` with all below it. */
export const HOUSE_SYSTEM_PATHS = [
  '/houses',
  '/planets/positions',
  '/chart/birth',
  '/chart/north-indian',
  '/chart/full',
] as const;

/** Those paths in a sentence. */
export const HOUSE_SYSTEM_PATHS_LISTED = listed(HOUSE_SYSTEM_PATHS);

/** What the systems that are not named for themselves mean. */
export const HOUSE_SYSTEMS_DESCRIBED =
  'whole_sign (d1 means the same): each house a sign; equal: 30 degrees each, the ascendant at the beginning of the first; equal_madhya: the same with the ascendant in its middle; sripati; placidus';
