import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import type { answers } from '../../lib/schemas/jaimini/answers.ts';
import { natal, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { argala } from './argala.ts';
import { sandhyaKalaDasha } from './dashaKaala.ts';
import { varnadaDasha, yogardhaDasha } from './dashaVarnada.ts';
import { mandookaDasha, sthiraDasha } from './jaiminiDashas.ts';
import * as karakas from './karakas.ts';
import * as points from './points.ts';

export const about = 'Jaimini: variable significators, karakamsha, padas, argala, sign dashas';

/** The answer depends on the running period. */
const NOW = { usesNow: true };

export const routes = [
  natal('/jaimini/chara-karaka', karakas.charaKarakaScheme, { answer: 'charaKaraka' }),
  natal('/jaimini/atmakaraka', karakas.atmakaraka, { answer: 'atmakaraka' }),
  natal('/jaimini/amatyakaraka', karakas.amatyakaraka, { answer: 'amatyakaraka' }),
  natal('/jaimini/darakaraka', karakas.darakaraka, { answer: 'darakaraka' }),
  natal('/jaimini/putrakaraka', karakas.putrakaraka, { answer: 'putrakaraka' }),
  natal('/jaimini/karakamsha', points.karakamsha, { answer: 'karakamsha', query: points.KarakamshaQuery }),
  natal('/jaimini/swamsha', points.swamsha, { answer: 'swamsha' }),
  natal('/jaimini/arudha-lagna', points.arudhaLagna, { answer: 'arudhaLagna' }),
  natal('/jaimini/upapada', points.upapada, { answer: 'upapada' }),
  natal('/jaimini/argala', argala, { answer: 'argala' }),
  natal('/jaimini/chara-dasa', charaDasha, { answer: 'charaDasha', ...NOW }),
  natal('/jaimini/mandooka-dasa', mandookaDasha, { answer: 'mandookaDasha', ...NOW }),
  natal('/jaimini/sandhya-kala-dasa', sandhyaKalaDasha, { answer: 'sandhyaKalaDasha', ...NOW }),
  natal('/jaimini/shoola-dasa', shoolaDasha, { answer: 'shoolaDasha', ...NOW }),
  natal('/jaimini/sthira-brahma-dasa', sthiraDasha, { answer: 'sthiraBrahmaDasha', ...NOW }),
  natal('/jaimini/varnada-dasa', varnadaDasha, { answer: 'varnadaDasha', ...NOW }),
  natal('/jaimini/yogardha-dasa', yogardhaDasha, { answer: 'yogardhaDasha', ...NOW }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
