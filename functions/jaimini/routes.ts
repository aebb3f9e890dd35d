import { KarakamshaQuery } from '../../lib/schemas/jaimini/inputs.ts';
import type { answers } from '../../lib/schemas/jaimini/answers.ts';
import { natal, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { argala } from './argala.ts';
import { dashaRoutes } from './dashaRoutes.ts';
import * as karakas from './karakas.ts';
import * as points from './points.ts';

export const about = 'Jaimini: variable significators, karakamsha, padas, argala, sign dashas';

export const routes = [
  natal('/jaimini/chara-karaka', karakas.significators, { answer: 'charaKaraka' }),
  natal('/jaimini/atmakaraka', karakas.atmakaraka, { answer: 'atmakaraka' }),
  natal('/jaimini/amatyakaraka', karakas.amatyakaraka, { answer: 'amatyakaraka' }),
  natal('/jaimini/darakaraka', karakas.darakaraka, { answer: 'darakaraka' }),
  natal('/jaimini/putrakaraka', karakas.putrakaraka, { answer: 'putrakaraka' }),
  natal('/jaimini/karakamsha', points.karakamsha, { answer: 'karakamsha', query: KarakamshaQuery }),
  natal('/jaimini/swamsha', points.swamsha, { answer: 'swamsha' }),
  natal('/jaimini/arudha-lagna', points.arudhaLagna, { answer: 'arudhaLagna' }),
  natal('/jaimini/upapada', points.upapada, { answer: 'upapada' }),
  natal('/jaimini/argala', argala, { answer: 'argala' }),
  ...dashaRoutes,
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
