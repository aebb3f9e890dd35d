/** Every dasha system that is counted from the nakshatra of the Moon. */
import type { Planet } from '../tables/planets.ts';
import type { NakshatraDasha } from './nakshatra.ts';
import { vimshottari } from './vimshottari.ts';

export const NAKSHATRA_DASHAS: readonly NakshatraDasha<Planet>[] = [vimshottari];
