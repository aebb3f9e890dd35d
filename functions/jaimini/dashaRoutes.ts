/** Rows of the dashas of /jaimini. */
import { charaDasha } from '../../lib/records/period/charaDasha.ts';
import { natal } from '../_shell/route.ts';
import { shoolaDasha } from '../../lib/records/period/shoola.ts';
import { sandhyaKalaDasha } from './dashaKaala.ts';
import { mandookaDasha, sthiraDasha } from './jaiminiDashas.ts';
import { varnadaDasha, yogardhaDasha } from './dashaVarnada.ts';

const options = { usesNow: true };

export const dashaRoutes = [
  natal('/jaimini/chara-dasa', charaDasha, options),
  natal('/jaimini/mandooka-dasa', mandookaDasha, options),
  natal('/jaimini/sandhya-kala-dasa', sandhyaKalaDasha, options),
  natal('/jaimini/shoola-dasa', shoolaDasha, options),
  natal('/jaimini/sthira-brahma-dasa', sthiraDasha, options),
  natal('/jaimini/varnada-dasa', varnadaDasha, options),
  natal('/jaimini/yogardha-dasa', yogardhaDasha, options),
];
