/** Every dosha, one line for each. */
import type { Dosha } from './dosha.ts';
import { manglik } from './manglik.ts';
import { nadi } from './nadi.ts';
import { pitra } from './pitra.ts';

export const DOSHAS: readonly Dosha[] = [manglik, pitra, nadi];
