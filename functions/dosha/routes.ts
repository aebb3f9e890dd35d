import { ManglikQuery } from '../../lib/schemas/dosha/inputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { all } from './all.ts';
import { manglik } from './manglik.ts';
import * as results from './results.ts';

export const about =
  'Doshas: every condition that forms or relieves them, what is left, when they act, and what eases them';

/** Which dasha runs now, and the age that Manglik asks for. */
const NOW = { usesNow: true };

export const routes = [
  natal('/dosha/all', all, { ...NOW, query: ManglikQuery }),
  natal('/dosha/gandmool', results.gandmool, NOW),
  natal('/dosha/grahan', results.grahan, NOW),
  natal('/dosha/guru-chandal', results.guruChandal, NOW),
  natal('/dosha/kaal-sarp', results.kaalSarp, NOW),
  natal('/dosha/kemdrum', results.kemdrum, NOW),
  natal('/dosha/manglik', manglik, { ...NOW, query: ManglikQuery }),
  natal('/dosha/nadi', results.nadi),
  natal('/dosha/pitra', results.pitra, NOW),
  natal('/dosha/shrapit', results.shrapit, NOW),
];

export const handler = serve(routes);
