/** Every dasha system that is counted from the nakshatra of the Moon. */
import type { Planet } from '../tables/planets.ts';
import { ashtottari } from './ashtottari.ts';
import type { NakshatraDasha } from './nakshatra.ts';
import { vimshottari } from './vimshottari.ts';
import { yogini } from './yogini.ts';

export const NAKSHATRA_DASHAS: readonly NakshatraDasha<Planet>[] = [vimshottari, ashtottari, yogini];
