/** Rows of the dashas of /jaimini. */
import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import type { answers } from '../../lib/schemas/jaimini/answers.ts';
import { natal, type Row } from '../_shell/route.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import { sandhyaKalaDasha } from './dashaKaala.ts';
import { mandookaDasha, sthiraDasha } from './jaiminiDashas.ts';
import { varnadaDasha, yogardhaDasha } from './dashaVarnada.ts';

const options = { usesNow: true };

export const dashaRoutes = [
  natal('/jaimini/chara-dasa', charaDasha, { answer: 'charaDasha', ...options }),
  natal('/jaimini/mandooka-dasa', mandookaDasha, { answer: 'mandookaDasha', ...options }),
  natal('/jaimini/sandhya-kala-dasa', sandhyaKalaDasha, { answer: 'sandhyaKalaDasha', ...options }),
  natal('/jaimini/shoola-dasa', shoolaDasha, { answer: 'shoolaDasha', ...options }),
  natal('/jaimini/sthira-brahma-dasa', sthiraDasha, { answer: 'sthiraBrahmaDasha', ...options }),
  natal('/jaimini/varnada-dasa', varnadaDasha, { answer: 'varnadaDasha', ...options }),
  natal('/jaimini/yogardha-dasa', yogardhaDasha, { answer: 'yogardhaDasha', ...options }),
] satisfies Row<keyof typeof answers>[];
