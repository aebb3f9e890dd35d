import { KarakamshaQuery } from '../../lib/schemas/jaimini/inputs.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { argala } from './argala.ts';
import { dashaRoutes } from './dashaRoutes.ts';
import * as karakas from './karakas.ts';
import * as points from './points.ts';

export const about = 'Jaimini: variable significators, karakamsha, padas, argala, sign dashas';

export const routes = [
  natal('/jaimini/chara-karaka', karakas.significators),
  natal('/jaimini/atmakaraka', karakas.atmakaraka),
  natal('/jaimini/amatyakaraka', karakas.amatyakaraka),
  natal('/jaimini/darakaraka', karakas.darakaraka),
  natal('/jaimini/putrakaraka', karakas.putrakaraka),
  natal('/jaimini/karakamsha', points.karakamsha, { query: KarakamshaQuery }),
  natal('/jaimini/swamsha', points.swamsha),
  natal('/jaimini/arudha-lagna', points.arudhaLagna),
  natal('/jaimini/upapada', points.upapada),
  natal('/jaimini/argala', argala),
  ...dashaRoutes,
];

export const handler = serve(routes);
