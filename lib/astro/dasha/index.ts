/** Every dasha system that is counted from the nakshatra of the Moon. */
import type { Planet } from '../tables/planets.ts';
import { ashtottari } from './ashtottari.ts';
import { CONDITIONAL_DASHAS } from './conditional/systems.ts';
import type { NakshatraDasha } from './nakshatra.ts';
import { tribhagi } from './tribhagi.ts';
import { vimshottari } from './vimshottari.ts';
import { yogini } from './yogini.ts';

export const NAKSHATRA_DASHAS: readonly NakshatraDasha<Planet>[] = [
  vimshottari,
  tribhagi,
  ashtottari,
  yogini,
  ...CONDITIONAL_DASHAS,
];
