/** Every dosha, one line for each. */
import type { Dosha } from './dosha.ts';
import { gandmool } from './gandmool.ts';
import { grahan } from './grahan.ts';
import { guruChandal } from './guruChandal.ts';
import { kaalSarp } from './kaalSarp.ts';
import { kemdrum } from './kemdrum.ts';
import { manglik } from './manglik.ts';
import { nadi } from './nadi.ts';
import { pitra } from './pitra.ts';
import { shrapit } from './shrapit.ts';

export const DOSHAS: readonly Dosha[] = [
  manglik,
  kaalSarp,
  pitra,
  nadi,
  guruChandal,
  grahan,
  shrapit,
  kemdrum,
  gandmool,
];
