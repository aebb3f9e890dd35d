import { PeriodsQuery } from '../../lib/schemas/common/asked/periodInputs.ts';
import { depthErrors } from '../_shell/asked/depthErrors.ts';
import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import { NarayanaInput, SignDashaInput } from '../../lib/schemas/jaimini/dashaInputs.ts';
import type { answers } from '../../lib/schemas/jaimini/answers.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { argala } from './argala.ts';
import { sandhyaKalaDasha } from './dashaKaala.ts';
import { varnadaDasha, yogardhaDasha } from './dashaVarnada.ts';
import { mandookaDasha, sthiraDasha } from './jaiminiDashas.ts';
import { drigDasha } from './drig.ts';
import * as karakas from './karakas.ts';
import { moolaDasha } from './moola.ts';
import { narayanaDasha } from './narayana.ts';
import * as points from './points.ts';
import { sudasaDasha } from './sudasa.ts';

export const about = 'Jaimini: variable significators, karakamsha, padas, argala, sign dashas';

/** All periods of a life. */
const LIFE = { usesNow: true, query: PeriodsQuery, check: depthErrors };

/** Periods counted to the lords of signs. */
const COUNTED = { ...LIFE, input: SignDashaInput, isAddition: true };

export const routes = [
  natal('/jaimini/chara-karaka', karakas.charaKarakaScheme, { answer: 'charaKaraka' }),
  natal('/jaimini/atmakaraka', karakas.atmakaraka, { answer: 'atmakaraka' }),
  natal('/jaimini/amatyakaraka', karakas.amatyakaraka, { answer: 'amatyakaraka' }),
  natal('/jaimini/darakaraka', karakas.darakaraka, { answer: 'darakaraka' }),
  natal('/jaimini/putrakaraka', karakas.putrakaraka, { answer: 'putrakaraka' }),
  natal('/jaimini/karakamsha', points.karakamsha, { answer: 'karakamsha', query: points.KarakamshaQuery }),
  natal('/jaimini/swamsha', points.swamsha, { answer: 'swamsha' }),
  natal('/jaimini/arudha-lagna', points.arudhaLagna, { answer: 'arudhaLagna', query: points.ArudhaQuery }),
  natal('/jaimini/upapada', points.upapada, { answer: 'upapada' }),
  natal('/jaimini/argala', argala, { answer: 'argala' }),
  natal('/jaimini/chara-dasa', charaDasha, { answer: 'charaDasha', ...LIFE }),
  natal('/jaimini/drig-dasa', drigDasha, { answer: 'drigDasha', ...COUNTED }),
  natal('/jaimini/mandooka-dasa', mandookaDasha, { answer: 'mandookaDasha', ...LIFE }),
  natal('/jaimini/moola-dasa', moolaDasha, { answer: 'moolaDasha', ...LIFE, isAddition: true }),
  natal('/jaimini/narayana-dasa', narayanaDasha, { answer: 'narayanaDasha', ...COUNTED, input: NarayanaInput }),
  natal('/jaimini/sandhya-kala-dasa', sandhyaKalaDasha, { answer: 'sandhyaKalaDasha', ...LIFE }),
  natal('/jaimini/shoola-dasa', shoolaDasha, { answer: 'shoolaDasha', ...LIFE }),
  natal('/jaimini/sthira-brahma-dasa', sthiraDasha, { answer: 'sthiraBrahmaDasha', ...LIFE }),
  natal('/jaimini/sudasa', sudasaDasha, { answer: 'sudasaDasha', ...COUNTED }),
  natal('/jaimini/varnada-dasa', varnadaDasha, { answer: 'varnadaDasha', ...LIFE }),
  natal('/jaimini/yogardha-dasa', yogardhaDasha, { answer: 'yogardhaDasha', ...LIFE }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
